import { sql, type Selectable } from 'kysely';
import { getFirstHead, type Opening } from '../../shared/ballots/opening';
import { listHeads, type ChainLink } from '../../shared/ballots/receipts';
import { toCityDay } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { takeCensus } from './census';
import { toOpeningPaper, readPaper, readPapers, type StoredQuestion } from './papers';
import type { PollRow } from './pollQueries';
import { toStoredPoll } from './storedPoll';

type Content = Pick<
  Selectable<Tables['contents']>,
  'id' | 'details' | 'opens_at' | 'closes_at' | 'published_at'
>;

function openingFrom(
  content: Content,
  census: number | null,
  paper: readonly StoredQuestion[],
): Opening {
  const { eligibility, residents, secrecy, quorum } = toStoredPoll(content);
  const opensAt = content.opens_at ?? content.published_at;
  return {
    poll: content.id,
    opensAt: content.opens_at?.toISOString() ?? null,
    closesAt: content.closes_at?.toISOString() ?? null,
    eligibility,
    ...(residents && opensAt && { residents: { ...residents, day: toCityDay(opensAt.getTime()) } }),
    secrecy,
    quorum,
    census,
    questions: toOpeningPaper(paper),
  };
}

/** Collects what the first head of a poll’s chain is made from. */
export const readOpening = async (
  db: Database,
  content: Content,
  census: number | null,
): Promise<Opening> => openingFrom(content, census, await readPaper(db, content.id));

/**
 * Locks the rows of polls, made where they were written without one, until the transaction ends, in
 * the order of their ids.
 */
async function lockRows(trx: Database, pollIds: readonly string[]): Promise<PollRow[]> {
  const ids = pollIds.toSorted();
  await sql`
    insert into polls (poll_id) select * from unnest(${ids}::uuid[]) on conflict do nothing`.execute(
    trx,
  );
  return trx
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('poll_id')
    .forUpdate()
    .execute();
}

/** Locks the poll’s row, made where it was written without one, until the transaction ends. */
export const lockPoll = async (trx: Database, pollId: string): Promise<PollRow> =>
  (await lockRows(trx, [pollId]))[0]!;

const readContents = (trx: Database, pollIds: readonly string[]): Promise<Content[]> =>
  trx
    .selectFrom('contents')
    .select(['id', 'details', 'opens_at', 'closes_at', 'published_at'])
    .where('id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .execute();

/** Links from before the opening, by poll. */
async function readLinks(
  trx: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChainLink[]>> {
  const links = await trx
    .selectFrom('poll_links')
    .select(['poll_id', 'receipt', 'replaces'])
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .orderBy('poll_id')
    .orderBy('position')
    .execute();
  const byPoll = new Map<string, ChainLink[]>(pollIds.map((id) => [id, []]));
  for (const { poll_id, ...link } of links) byPoll.get(poll_id)!.push(link);
  return byPoll;
}

interface Opened {
  readonly opening: Opening;
  readonly first: string;
  readonly head: string;
}

async function storeOpened(
  trx: Database,
  opened: readonly Opened[],
  now: Date,
): Promise<PollRow[]> {
  const column = <Value>(value: (one: Opened) => Value): Value[] => opened.map(value);
  const { rows } = await sql<PollRow>`
    update polls set first_head = given.first_head, head = given.head, census = given.census, opened_at = ${now},
      opening = given.opening::jsonb
    from unnest(${column(({ opening }) => opening.poll)}::uuid[], ${column(({ first }) => first)}::text[],
      ${column(({ head }) => head)}::text[], ${column(({ opening }) => opening.census)}::int[],
      ${column(({ opening }) => JSON.stringify(opening))}::text[])
      as given (poll_id, first_head, head, census, opening)
    where polls.poll_id = given.poll_id
    returning polls.*`.execute(trx);
  return rows;
}

/**
 * Opens polls: counts who may vote and begins the chains of receipts, with the ballots that are
 * there from before. Whoever asks has seen that their time has come; a poll that is open stays as
 * it is. All in one transaction of a few statements. `now` is the database’s moment.
 * @returns the rows of all of them
 */
export function openPolls(db: Database, pollIds: readonly string[], now: Date): Promise<PollRow[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockRows(trx, pollIds);
    const unopened = rows.filter(({ opened_at }) => opened_at === null).map((row) => row.poll_id);
    if (unopened.length === 0) return rows;
    const contents = await readContents(trx, unopened);
    const census = await takeCensus(trx, contents, now);
    const papers = await readPapers(trx, unopened);
    const links = await readLinks(trx, unopened);
    const opened = contents.map((content): Opened => {
      const { id } = content;
      const opening = openingFrom(content, census.get(id) ?? null, papers.get(id)!);
      const first = getFirstHead(opening);
      return { opening, first, head: listHeads(first, links.get(id)!).at(-1) ?? first };
    });
    const stored = await storeOpened(trx, opened, now);
    return [...rows.filter(({ opened_at }) => opened_at !== null), ...stored];
  });
}

/** Opens one poll, as `openPolls` does several. */
export const openPoll = async (db: Database, pollId: string, now: Date): Promise<PollRow> =>
  (await openPolls(db, [pollId], now))[0]!;
