import { sql } from 'kysely';
import type { Author, NewContent } from '../../shared/contract/editing';
import { FAQ_CATEGORIES } from '../../shared/contract/faqs';
import type { Localized } from '../../shared/contract/text';
import type { Section } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { followByWriting } from '../content/following';
import { requireGivablePictures } from './files/givablePictures';
import { EDITABLE } from './editable';
import { BEGUN, storeVersion } from './versions/keepVersion';
import { hasMembers, readSource, type SourceRow } from './sourceQueries';
import {
  checkTerms,
  checkVisibility,
  keyOf,
  textColumns,
  withFreeAddress,
  type Cause,
} from './writing';
import { getReferencePrefix, toCityDay } from '../city/currentSettings';

/**
 * Contents of one section begin one after the other: two never get the same number, nor the same
 * key.
 */
const queueUp = (trx: Database, section: Section) =>
  sql`select pg_advisory_xact_lock(hashtext(${`contents of ${section}`}))`.execute(trx);

async function nextNumber(trx: Database, section: Section, reference: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(ref from '[0-9]+$')::int), 0) as last
    from contents where section = ${section} and ref like ${`${reference}%`}`.execute(trx);
  return rows[0]!.last + 1;
}

function authorColumns({ id, kind }: Author, personId: string) {
  const isOfGroup = kind === 'team' || kind === 'committee';
  return {
    author_kind: kind,
    // Until it is published a draft is its writer's, in whoever's name it is written.
    author_person_id: personId,
    author_content_id: isOfGroup ? id : null,
    created_by: personId,
  };
}

/** Content that is begun, its section, and in whose name. */
export interface DraftCreation {
  readonly section: Section;
  readonly author: Author;
  readonly draft: NewContent;
  /** Left out: what is begun is no poll. */
  readonly canVerify?: boolean;
}

/** Returns every column that does not depend on what there is already. */
function columnsOf({ section, author, draft }: DraftCreation, cause: Cause) {
  const columns = { ...textColumns(draft), ...authorColumns(author, cause.personId) };
  checkTerms(draft);
  checkVisibility(draft.visibility, hasMembers(section, columns.author_content_id));
  return {
    ...columns,
    section,
    kind: draft.category ?? draft.kind ?? EDITABLE[section].kind,
    status: 'draft',
    creation_key: keyOf(cause, section),
    created_at: cause.at,
    updated_at: cause.at,
  };
}

async function insertDraft(
  trx: Database,
  { section, draft, canVerify = false }: DraftCreation,
  columns: ReturnType<typeof columnsOf>,
): Promise<string> {
  const { prefix, details } = EDITABLE[section];
  const today = toCityDay(columns.created_at.getTime());
  const reference = `${getReferencePrefix()}-${prefix}-${today.slice(0, 4)}-`;
  const number = await nextNumber(trx, section, reference);
  const beginning = {
    locale: draft.originalLocale,
    title: JSON.parse(columns.title) as Localized,
    today,
    number,
    category: draft.category ?? FAQ_CATEGORIES[0],
    kind: columns.kind,
    canVerify,
  };
  const { id } = await withFreeAddress(
    trx
      .insertInto('contents')
      .values({
        ...columns,
        ref: reference + String(number).padStart(4, '0'),
        details: JSON.stringify(details(beginning)),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const personId = columns.created_by;
  const at = columns.created_at;
  await requireGivablePictures(trx, { contentId: id, personId, at });
  await storeVersion(trx, id, { personId, at }, BEGUN);
  await followByWriting(trx, { contentId: id, personId, at });
  return id;
}

async function findCreated(trx: Database, key: Buffer): Promise<string | undefined> {
  const row = await trx
    .selectFrom('contents')
    .select('id')
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Begins a draft in the transaction of whoever asks; the same request again finds the one that it
 * has made. Tells whether it is new.
 * @throws Problem invalidTitle, reservedAddress, membersOfNobody, addressTaken, unknownTopic,
 *   unknownDistrict
 */
export async function createDraftIn(
  trx: Database,
  creation: DraftCreation,
  cause: Cause,
): Promise<{ row: SourceRow; isNew: boolean }> {
  const { section } = creation;
  const columns = columnsOf(creation, cause);
  await queueUp(trx, section);
  const earlier = await findCreated(trx, columns.creation_key);
  const id = earlier ?? (await insertDraft(trx, creation, columns));
  return { row: await readSource(trx, section, id), isNew: earlier === undefined };
}

/**
 * Creates a draft in a transaction of its own. @throws Problem invalidTitle, reservedAddress,
 * membersOfNobody, addressTaken
 */
export const createDraft = (
  db: Database,
  creation: DraftCreation,
  cause: Cause,
): Promise<{ row: SourceRow; isNew: boolean }> =>
  db.transaction().execute((trx) => createDraftIn(trx, creation, cause));
