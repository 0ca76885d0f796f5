import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import {
  LEGAL_FIELDS,
  type LegalDraftChange,
  type LegalField,
  type LegalSignOff,
  type LegalTextName,
} from '../../shared/contract/legal';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
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
import { listRequiredLocales } from './requiredLocales';
import { listOpenGaps, readTemplate, type LegalTemplateFacts } from './templates';

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
 * Lists the texts that a version lacks in any required language; of a text’s first version nothing
 * has changed.
 */
export function listMissingTexts(
  texts: LegalTexts,
  isFirst: boolean,
  required: readonly Locale[] = listRequiredLocales(),
): LegalTextName[] {
  const fields = LEGAL_FIELDS.filter((field) => !(isFirst && field === 'whatChanged'));
  return fields.flatMap((field) =>
    required.filter((code) => !texts[field][code]).map((code): LegalTextName => `${field}.${code}`),
  );
}

const stamp = ({ personId, at }: WriteRequest) => ({ updated_by: personId, updated_at: at });

const MAX_FIRST_REVISION = 1_000_000_000;

interface NewDraft extends Pick<DraftRow, 'kind' | 'original_locale'> {
  readonly texts: LegalTexts;
  readonly from_template?: boolean;
}

/**
 * Stores a draft where there is none. Its revision is none that a draft before it had: nobody signs
 * off or announces by a number what they have not read. @returns whether there was none
 */
export async function storeDraft(
  trx: Database,
  { texts, ...place }: NewDraft,
  cause: WriteRequest,
): Promise<boolean> {
  const values: Insertable<Tables['legal_drafts']> = {
    ...place,
    ...textColumns(texts),
    ...stamp(cause),
    revision: randomInt(1, MAX_FIRST_REVISION),
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
    await lockLegalPage(trx, kind);
    const versions = await readVersions(trx, kind, cause.at);
    const present = versions.find(({ is_in_force }) => is_in_force);
    const texts = {
      title: present?.title ?? NOTHING,
      summary: present?.summary ?? NOTHING,
      body: present?.body ?? NOTHING,
      whatChanged: NOTHING,
    };
    const draft = {
      kind,
      original_locale: present?.original_locale ?? listRequiredLocales()[0],
      texts,
    };
    if (!(await storeDraft(trx, draft, cause))) return;
    await logLegalChange(trx, { action: 'legalBegun' }, { ...draft, title: texts.title }, cause);
  });

/**
 * Begins the next version with the template of its kind in the required languages, filled in as far
 * as the facts go: nobody would see gaps in other languages. A draft that is there already stays as
 * it is.
 */
export const beginFromTemplate = (
  db: Database,
  kind: LegalPage,
  facts: LegalTemplateFacts,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const required = listRequiredLocales();
    const texts = { ...(await readTemplate(kind, facts, required)), whatChanged: NOTHING };
    const draft = { kind, original_locale: required[0], texts, from_template: true };
    if (!(await storeDraft(trx, draft, cause))) return;
    const step = { action: 'legalBegun', after: { template: true } } as const;
    await logLegalChange(trx, step, { ...draft, title: texts.title }, cause);
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
      .set({
        ...textColumns(texts),
        ...stamp(cause),
        revision: revision + 1,
        change_key: key,
        // Nobody has read it as it is now.
        signed_off_at: null,
        signed_off_by: null,
      })
      .where('kind', '=', kind)
      .execute();
    const step = { before: { revision }, after: { revision: revision + 1 } };
    const changed = { ...draft, title: texts.title };
    await logLegalChange(trx, { action: 'legalChanged', ...step }, changed, cause);
  });

/** Lists why a draft cannot be announced, as the detail of the problem names it. */
export function listDraftFaults(draft: DraftRow, isFirst: boolean): string[] {
  const texts = getDraftTexts(draft);
  const open = listOpenGaps(texts).map(({ name }) => `gap ${name}`);
  return [...listMissingTexts(texts, isFirst), ...new Set(open)];
}

/**
 * Signs the draft off as this revision has it: somebody has read it. The first who does counts.
 * @throws Problem notFound, newerRevision, notReadyToPublish while something is missing
 */
export const signOffDraft = (
  db: Database,
  kind: LegalPage,
  { revision }: LegalSignOff,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLegalPage(trx, kind);
    const draft = await requireDraftRevision(trx, kind, revision);
    if (!draft.from_template || draft.signed_off_at) return;
    const versions = await readVersions(trx, kind, cause.at);
    const faults = listDraftFaults(draft, versions.length === 0);
    if (faults.length > 0) throw new Problem('notReadyToPublish', faults.join(', '));
    await trx
      .updateTable('legal_drafts')
      .set({ signed_off_at: cause.at, signed_off_by: cause.personId })
      .where('kind', '=', kind)
      .execute();
    await logLegalChange(trx, { action: 'legalSignedOff', after: { revision } }, draft, cause);
  });

/**
 * Throws the draft away as this revision has it; again changes nothing.
 * @throws Problem newerRevision
 */
export const deleteDraft = (
  db: Database,
  kind: LegalPage,
  { revision }: LegalSignOff,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLegalPage(trx, kind);
    if (!(await readDraft(trx, kind))) return;
    const draft = await requireDraftRevision(trx, kind, revision);
    await trx.deleteFrom('legal_drafts').where('kind', '=', kind).execute();
    const before = { revision };
    await logLegalChange(trx, { action: 'legalDraftDeleted', before }, draft, cause);
  });
