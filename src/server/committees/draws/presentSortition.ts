import type {
  SortitionFile,
  SortitionList,
  SortitionLine,
  SortitionPage,
  SortitionSummary,
  MyEntry,
} from '../../../shared/contract/sortitions';
import { runSortition } from '../../../shared/sortition/pool';
import { toText } from '../../content/localize';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import {
  mayEdit,
  mayVolunteer,
  getSortitionState,
  type CommitteeContext,
  type SortitionRow,
} from './sortition';
import { readList } from './settleSortitions';

const summaryOf = (
  row: SortitionRow,
  { reading, committee }: CommitteeContext,
): SortitionSummary => ({
  id: row.id,
  title: toText(row.title, reading.locale, committee.original_locale),
  state: getSortitionState(row, reading.now),
  places: row.strata.reduce((sum, { places }) => sum + places, 0),
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  drawnAt: row.drawn_at?.toISOString() ?? null,
});

/** Lists the draws of a committee: those that begin last come first. */
export async function listSortitions(at: CommitteeContext): Promise<SortitionList> {
  const rows = await at.reading.db
    .selectFrom('draws')
    .selectAll()
    .where('content_id', '=', at.committee.id)
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .execute();
  return { items: rows.map((row) => summaryOf(row, at)), mayEdit: mayEdit(at) };
}

/**
 * Reads the result; a name is for everybody where its owner agreed, was drawn and has not declined.
 */
async function readResult(db: Database, drawId: string): Promise<SortitionLine[]> {
  const rows = await db
    .selectFrom('draw_volunteers')
    .leftJoin('people', 'people.id', 'draw_volunteers.person_id')
    .select(['ticket', 'stratum', 'place', 'state', 'is_public', 'people.name'])
    .where('draw_id', '=', drawId)
    .where('place', 'is not', null)
    .orderBy('stratum')
    .orderBy('place')
    .execute();
  return rows.map(({ ticket, place, is_public, name, ...line }) => ({
    ...line,
    ticket: ticket ?? 0,
    place: place ?? 0,
    name: is_public && (line.state === 'asked' || line.state === 'accepted') ? name : null,
  }));
}

async function readMine({ reading }: CommitteeContext, drawId: string): Promise<MyEntry | null> {
  if (reading.viewer === null) return null;
  const row = await reading.db
    .selectFrom('draw_volunteers')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('person_id', '=', reading.viewer.id)
    .executeTakeFirst();
  if (!row) return null;
  const { id, salt, commitment, stratum, ticket, state, answer_until } = row;
  return {
    id,
    salt,
    commitment,
    stratum,
    ticket,
    state,
    isPublic: row.is_public,
    answerUntil: answer_until?.toISOString() ?? null,
  };
}

async function countPool(db: Database, drawId: string): Promise<number> {
  const { count } = await db
    .selectFrom('draw_volunteers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('draw_id', '=', drawId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const mutable = (seed: SortitionRow['seed']) => seed?.map((values) => [...values]) ?? null;

async function readDeskPart(
  at: CommitteeContext,
  row: SortitionRow,
): Promise<SortitionPage['desk']> {
  if (!mayEdit(at)) return null;
  const by = row.seed_by
    ? await at.reading.db
        .selectFrom('people')
        .select('name')
        .where('id', '=', row.seed_by)
        .executeTakeFirst()
    : undefined;
  return {
    entered: mutable(row.seed),
    enteredBySelf: row.seed_by !== null && row.seed_by === at.reading.viewer?.id,
    by: by?.name ?? null,
  };
}

/** Presents a draw as the person who asks may see it. */
export async function presentSortition(
  at: CommitteeContext,
  row: SortitionRow,
): Promise<SortitionPage> {
  const { reading, committee } = at;
  const { db, locale } = reading;
  const text = (map: Parameters<typeof toText>[0]) =>
    toText(map, locale, committee.original_locale);
  const [pool, result, mine, desk] = await Promise.all([
    countPool(db, row.id),
    readResult(db, row.id),
    readMine(at, row.id),
    readDeskPart(at, row),
  ]);
  return {
    ...summaryOf(row, at),
    committee: { slug: committee.slug, title: text(committee.title) },
    strata: row.strata.map((stratum) => ({ ...stratum, label: text(stratum.label) })),
    sources: row.sources.map((source) => ({ ...source, text: text(source.text) })),
    forVerified: row.for_verified,
    answerDays: row.answer_days,
    pool,
    listDigest: row.list_digest,
    result,
    mine,
    desk,
    seed: row.drawn_at ? mutable(row.seed) : null,
    cancelReason: row.cancel_reason && text(row.cancel_reason),
    mayVolunteer: mayVolunteer(at) && getSortitionState(row, reading.now) === 'open',
  };
}

/**
 * Collects all that is needed to draw again; nobody's name is in it. @throws Problem notFound until
 * the list is closed
 */
export async function createSortitionFile(
  at: CommitteeContext,
  row: SortitionRow,
): Promise<SortitionFile> {
  if (row.list_digest === null) throw new Problem('notFound');
  const { reading, committee } = at;
  const list = await readList(reading.db, row.id);
  const seed = row.drawn_at ? mutable(row.seed) : null;
  const result = seed === null ? [] : runSortition(list, row.strata, seed);
  return {
    draw: row.id,
    list,
    listDigest: row.list_digest,
    seed,
    sources: row.sources.map(({ text, values }) => ({
      text: toText(text, reading.locale, committee.original_locale),
      values,
    })),
    strata: row.strata.map(({ name, places, substitutes }) => ({ name, places, substitutes })),
    result: result.map(({ name, key, drawn, standby }) => ({
      name,
      key,
      drawn: [...drawn],
      standby: [...standby],
    })),
  };
}
