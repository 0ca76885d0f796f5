import { sql, type Transaction } from 'kysely';
import type {
  TermList,
  TermListChange,
  TermMerge,
  Vocabulary,
  WrittenTerm,
} from '../../shared/contract/vocabularies';
import { listKeysWithin } from '../../shared/vocabularies';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { insertRevision, type ChangeAuthor } from './changeSettings';

type ListedTerm = TermList['terms'][number];

/** Counts the contents that name each term of a list, all of them in one reading. */
const countContents = (vocabulary: Vocabulary) =>
  vocabulary === 'topics'
    ? sql`select key, count(distinct id)::int as count from contents, unnest(topics) as key group by key`
    : sql`select key, count(distinct id)::int as count from (
        select id, area as key from contents
        union all
        select id, jsonb_array_elements_text(details #> '{residents,districts}') from contents
      ) as naming group by key`;

const onlyDistricts = (vocabulary: Vocabulary, text: string, topics = '') =>
  sql.raw(vocabulary === 'districts' ? text : topics);

/** Reads the newest revision of a list; 0 before its first change. */
async function readRevision(db: Database, vocabulary: Vocabulary): Promise<number> {
  const { revision } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('area', '=', vocabulary)
    .executeTakeFirstOrThrow();
  return revision ?? 0;
}

/** Reads a list in its order, with the number of contents that name each of its terms. */
export async function readTermList(db: Database, vocabulary: Vocabulary): Promise<TermList> {
  const revision = await readRevision(db, vocabulary);
  const { rows } = await sql<ListedTerm>`
    select key, name, retired_at is not null as "isRetired", merged_into as "mergedInto",
      ${onlyDistricts(vocabulary, 'parent, shape is not null', 'null as parent, false')} as "hasShape",
      coalesce(named.count, 0) as contents
    from ${sql.table(vocabulary)} left join (${countContents(vocabulary)}) as named using (key)
    order by position, key`.execute(db);
  return { revision, terms: rows };
}

/**
 * Takes the next revision of a list for this transaction: whoever comes second with the same one is
 * told. @throws Problem newerRevision
 */
export async function takeRevision(
  trx: Transaction<Tables>,
  vocabulary: Vocabulary,
  revision: number,
  { personId, at }: ChangeAuthor,
): Promise<void> {
  if ((await readRevision(trx, vocabulary)) !== revision) throw new Problem('newerRevision');
  await insertRevision(trx, {
    area: vocabulary,
    revision: revision + 1,
    value: '{}',
    changed_by: personId,
    origin: personId === null ? 'file' : 'page',
    changed_at: at,
  });
}

const CONTROL_CHARACTERS = /\p{Cc}/u;

/** Tells whether it has a name, and no name is more than a line. */
function isNamed({ name }: WrittenTerm): boolean {
  const names = Object.values(name);
  return (
    names.some((text) => text.trim() !== '') && !names.some((text) => CONTROL_CHARACTERS.test(text))
  );
}

/** Tells whether one gets from here up to a district that lies in none. */
function hasTop(terms: readonly WrittenTerm[], term: WrittenTerm): boolean {
  const seen = new Set<string>();
  for (let at: WrittenTerm | undefined = term; at;) {
    const { key, parent }: WrittenTerm = at;
    if (parent === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    at = terms.find((each) => each.key === parent);
  }
  return false;
}

/** @throws Problem invalidTerms with the keys and what is wrong */
function checkTermList(vocabulary: Vocabulary, terms: readonly WrittenTerm[]): void {
  const keys = terms.map(({ key }) => key);
  const faults = terms.flatMap((term, index) => [
    ...(keys.indexOf(term.key) < index ? [`${term.key}: twice`] : []),
    ...(isNamed(term) ? [] : [`${term.key}: name`]),
    ...((vocabulary === 'topics' ? term.parent === null : hasTop(terms, term))
      ? []
      : [`${term.key}: parent`]),
  ]);
  if (faults.length > 0) throw new Problem('invalidTerms', faults.join(', '));
}

/** @throws Problem termInUse with the keys and the number of contents */
function checkDeletions(
  before: readonly ListedTerm[],
  kept: ReadonlySet<string>,
): readonly string[] {
  const deleted = before.filter(({ key }) => !kept.has(key));
  const leads = (key: string) =>
    before.some((term) => term.mergedInto === key && kept.has(term.key));
  const used = deleted.filter(({ key, contents }) => contents > 0 || leads(key));
  if (used.length > 0)
    throw new Problem(
      'termInUse',
      used.map(({ key, contents }) => `${key}: ${contents}`).join(', '),
    );
  return deleted.map(({ key }) => key);
}

/** Names what the log keeps of a list. */
const toLogged = (terms: readonly WrittenTerm[]) =>
  terms.map(({ key, name, isRetired, parent }) => ({
    key,
    name,
    ...(isRetired && { isRetired }),
    ...(parent !== null && { parent }),
  }));

/**
 * Puts a list in the place of the one that there is. Who is missing in it is deleted, which is
 * refused where contents name it.
 * @throws Problem newerRevision, invalidTerms, termInUse
 */
export async function changeTermList(
  trx: Transaction<Tables>,
  vocabulary: Vocabulary,
  { revision, terms }: TermListChange,
  author: ChangeAuthor,
): Promise<void> {
  checkTermList(vocabulary, terms);
  await takeRevision(trx, vocabulary, revision, author);
  const { terms: before } = await readTermList(trx, vocabulary);
  const deleted = checkDeletions(before, new Set(terms.map(({ key }) => key)));
  const rows = terms.map((term, index) => ({ ...term, position: index + 1 }));
  await sql`
    insert into ${sql.table(vocabulary)} as term
      (key, name, position, retired_at ${onlyDistricts(vocabulary, ', parent')})
    select key, name, position, case when "isRetired" then ${author.at}::timestamptz end
      ${onlyDistricts(vocabulary, ', parent')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (key text, name jsonb, position int, "isRetired" boolean, parent text)
    on conflict (key) do update set name = excluded.name, position = excluded.position
      ${onlyDistricts(vocabulary, ', parent = excluded.parent')},
      retired_at = case when excluded.retired_at is not null
        then coalesce(term.retired_at, excluded.retired_at) end,
      merged_into = case when excluded.retired_at is not null then term.merged_into end`.execute(
    trx,
  );
  if (deleted.length > 0)
    await sql`delete from ${sql.table(vocabulary)} where key = any(${[...deleted]}::text[])`.execute(
      trx,
    );
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: author.personId,
    personId: null,
    at: author.at,
    before: { area: vocabulary, terms: toLogged(before) },
    after: { area: vocabulary, revision: revision + 1, terms: toLogged(terms) },
    reason: '',
  });
}

/** A term of a file, which also says what it was merged into. */
type CarriedTerm = WrittenTerm & { readonly mergedInto?: string | null };

/** Tells whether one gets from here on to a term that was merged into no other. */
function leadsOn(terms: readonly ListedTerm[], from: ListedTerm): boolean {
  const seen = new Set<string>();
  let at: ListedTerm | undefined = from;
  while (at?.mergedInto && at.isRetired && !seen.has(at.key)) {
    seen.add(at.key);
    const { mergedInto }: ListedTerm = at;
    at = terms.find(({ key }) => key === mergedInto);
  }
  return at !== undefined && !at.mergedInto;
}

/**
 * Writes what terms of a list were merged into, where a file says so; contents stay where they are.
 * @throws Problem invalidTerms for one that is not retired, or leads nowhere
 */
export async function writeMergedTerms(
  trx: Transaction<Tables>,
  vocabulary: Vocabulary,
  terms: readonly CarriedTerm[],
): Promise<void> {
  const { terms: kept } = await readTermList(trx, vocabulary);
  const whole = kept.map((term) => {
    const { mergedInto = term.mergedInto } = terms.find(({ key }) => key === term.key) ?? {};
    return { ...term, mergedInto };
  });
  const faults = whole.filter((term) => !leadsOn(whole, term));
  if (faults.length > 0)
    throw new Problem('invalidTerms', faults.map(({ key }) => `${key}: mergedInto`).join(', '));
  const said = terms.filter(({ mergedInto }) => mergedInto !== undefined);
  await sql`
    update ${sql.table(vocabulary)} as term set merged_into = given.into
    from unnest(${said.map(({ key }) => key)}::text[], ${said.map(({ mergedInto }) => mergedInto ?? null)}::text[])
      as given (key, "into")
    where term.key = given.key`.execute(trx);
}

/** Puts one topic in the place of another in all contents; who had both has it once. */
const moveTopic = (trx: Transaction<Tables>, key: string, into: string) =>
  sql`
    update contents set topics = array(
      select topic from unnest(array_replace(topics, ${key}, ${into})) with ordinality as each (topic, place)
      group by topic order by min(place)
    ) where ${key} = any(topics)`.execute(trx);

/** Puts one district in the place of another, in contents and for those that lie in it. */
async function moveDistrict(trx: Transaction<Tables>, key: string, into: string) {
  await sql`update districts set parent = ${into} where parent = ${key}`.execute(trx);
  return sql`update contents set area = ${into} where area = ${key}`.execute(trx);
}

/**
 * Merges a term into another: contents move, it is retired, and addresses with its key lead on.
 * @throws Problem notFound, newerRevision, invalidTerms where `into` is no such term, is retired or
 *   lies in what goes
 */
export async function mergeTerm(
  trx: Transaction<Tables>,
  vocabulary: Vocabulary,
  { key, revision, into }: TermMerge & { readonly key: string },
  author: ChangeAuthor,
): Promise<void> {
  const { terms } = await readTermList(trx, vocabulary);
  if (!terms.some((term) => term.key === key)) throw new Problem('notFound');
  const within = listKeysWithin(
    terms.map(({ key, parent }) => ({ key, name: {}, ...(parent !== null && { parent }) })),
    key,
  );
  if (within.includes(into) || !terms.some((term) => term.key === into && !term.isRetired))
    throw new Problem('invalidTerms', `${into}: into`);
  await takeRevision(trx, vocabulary, revision, author);
  const move = vocabulary === 'topics' ? moveTopic : moveDistrict;
  const { numAffectedRows: moved = 0n } = await move(trx, key, into);
  await sql`
    update ${sql.table(vocabulary)} set merged_into = ${into},
      retired_at = coalesce(retired_at, ${author.at}::timestamptz)
    where key = ${key}`.execute(trx);
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: author.personId,
    personId: null,
    at: author.at,
    before: { area: vocabulary, key },
    after: { area: vocabulary, revision: revision + 1, mergedInto: into, contents: Number(moved) },
    reason: '',
  });
}
