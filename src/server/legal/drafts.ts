import type { Insertable } from 'kysely';
import {
  LEGAL_FIELDS,
  type LegalDraftChange,
  type LegalField,
  type LegalTextName,
} from '../../shared/contract/legal';
import type { Localized } from '../../shared/contract/text';
import { LOCALE_CODES } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { readBody, readLine, readLocalized } from '../editing/readWritten';
import { hashRequestKey, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { logLegalChange } from './logLegalChange';
import {
  lockLegalPage,
  readDraft,
  readVersions,
  type DraftRow,
  type LegalTexts,
} from './legalQueries';
import { getFirstLocale } from '../city/currentSettings';

const READERS: Readonly<Record<LegalField, (text: string) => string>> = {
  title: readLine,
  summary: readLine,
  body: readBody,
  whatChanged: readBody,
};

const textColumns = ({ title, summary, body, whatChanged }: LegalTexts) => ({
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
  body: JSON.stringify(body),
  what_changed: JSON.stringify(whatChanged),
});

export const getDraftTexts = ({ title, summary, body, what_changed }: DraftRow): LegalTexts => ({
  title,
  summary,
  body,
  whatChanged: what_changed,
});

/**
 * Lists the texts that a version lacks in any language; of a text’s first version nothing has
 * changed.
 */
export function listMissingTexts(texts: LegalTexts, isFirst: boolean): LegalTextName[] {
  const fields = LEGAL_FIELDS.filter((field) => !(isFirst && field === 'whatChanged'));
  return fields.flatMap((field) =>
    LOCALE_CODES.filter((code) => !texts[field][code]).map(
      (code): LegalTextName => `${field}.${code}`,
    ),
  );
}

const stamp = ({ personId, at }: WriteRequest) => ({ updated_by: personId, updated_at: at });

/** Stores a draft where there is none. @returns whether there was none */
export async function storeDraft(
  trx: Database,
  { texts, ...place }: Pick<DraftRow, 'kind' | 'original_locale'> & { readonly texts: LegalTexts },
  cause: WriteRequest,
): Promise<boolean> {
  const values: Insertable<Tables['legal_drafts']> = {
    ...place,
    ...textColumns(texts),
    ...stamp(cause),
    change_key: null,
  };
  const row = await trx
    .insertInto('legal_drafts')
    .values(values)
    .onConflict((on) => on.column('kind').doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

const NOTHING: Localized = {};

/**
 * Begins the next version of a text with the words of the one in force; a draft that is there
 * already stays as it is.
 */
export const beginDraft = (db: Database, kind: LegalPage, cause: WriteRequest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const versions = await readVersions(trx, kind, cause.at);
    const present = versions.find(({ is_in_force }) => is_in_force);
    const texts = {
      title: present?.title ?? NOTHING,
      summary: present?.summary ?? NOTHING,
      body: present?.body ?? NOTHING,
      whatChanged: NOTHING,
    };
    const draft = { kind, original_locale: present?.original_locale ?? getFirstLocale(), texts };
    if (!(await storeDraft(trx, draft, cause))) return;
    await logLegalChange(trx, { action: 'legalBegun' }, { ...draft, title: texts.title }, cause);
  });

/**
 * Reads the draft as this revision has it.
 * @throws Problem notFound where there is none, newerRevision when another person was quicker
 */
export async function requireDraftRevision(
  trx: Database,
  kind: LegalPage,
  revision: number,
): Promise<DraftRow> {
  const draft = await readDraft(trx, kind);
  if (!draft) throw new Problem('notFound');
  if (draft.revision !== revision) throw new Problem('newerRevision');
  return draft;
}

/**
 * Saves the draft from the revision that was read; the same request again changes nothing. @throws
 * Problem notFound, newerRevision
 */
export const changeDraft = (
  db: Database,
  kind: LegalPage,
  { revision, ...written }: LegalDraftChange,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLegalPage(trx, kind);
    const key = hashRequestKey(cause, kind);
    if ((await readDraft(trx, kind))?.change_key?.equals(key)) return;
    const draft = await requireDraftRevision(trx, kind, revision);
    const texts = Object.fromEntries(
      LEGAL_FIELDS.map((field) => [field, readLocalized(written[field], READERS[field])]),
    ) as LegalTexts;
    await trx
      .updateTable('legal_drafts')
      .set({ ...textColumns(texts), ...stamp(cause), revision: revision + 1, change_key: key })
      .where('kind', '=', kind)
      .execute();
    const step = { before: { revision }, after: { revision: revision + 1 } };
    const changed = { ...draft, title: texts.title };
    await logLegalChange(trx, { action: 'legalChanged', ...step }, changed, cause);
  });

/** Throws the draft away; again changes nothing. */
export const deleteDraft = (db: Database, kind: LegalPage, cause: WriteRequest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const draft = await trx
      .deleteFrom('legal_drafts')
      .where('kind', '=', kind)
      .returningAll()
      .executeTakeFirst();
    if (!draft) return;
    const before = { revision: draft.revision };
    await logLegalChange(trx, { action: 'legalDraftDeleted', before }, draft, cause);
  });
