import { sql, type Selectable } from 'kysely';
import type { LegalField } from '../../shared/contract/legal';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import { selectLegalInForce } from '../db/legalInForce';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { announceNewVersion } from '../live/newVersion';

export type LegalTexts = Readonly<Record<LegalField, Localized>>;
export type DraftRow = Selectable<Tables['legal_drafts']>;

/** A version as it is stored. */
export interface VersionRow {
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly body: Localized;
  readonly details: {
    readonly versionNumber: number;
    readonly effectiveOn: string;
    readonly whatChanged: Localized | null;
  };
  readonly original_locale: Locale;
  readonly is_in_force: boolean;
}

/** Locks a legal text, so that of its changes one comes after the other. */
export const lockLegalPage = (trx: Database, kind: LegalPage) =>
  sql`select pg_advisory_xact_lock(hashtext(${`legal ${kind}`}))`.execute(trx);

/**
 * Reads every version that was published and not taken back, whether readers see it or not, the
 * newest first.
 */
export async function readVersions(
  db: Database,
  kind: LegalPage,
  now: Date,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select id, slug, title, summary, body, details, original_locale, id in ${selectLegalInForce(now)} as is_in_force
    from contents where section = 'legal' and kind = ${kind} and deleted_at is null
    order by (details ->> 'versionNumber')::int desc`.execute(db);
  return rows;
}

export const readDraft = (db: Database, kind: LegalPage): Promise<DraftRow | undefined> =>
  db.selectFrom('legal_drafts').selectAll().where('kind', '=', kind).executeTakeFirst();

/** Announces to those who look at the text in force that there is something new about it. */
export async function notifyReaders(trx: Database, versions: readonly VersionRow[]): Promise<void> {
  const id = versions.find(({ is_in_force }) => is_in_force)?.id;
  if (id) await announceNewVersion(trx, id);
}
