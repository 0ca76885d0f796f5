import { randomBytes, randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { DetailPage, ListItem, Page } from '../shared/contract/content';
import type { PollDetails, PollFacts } from '../shared/contract/have-your-say';
import { databaseNow } from '../server/db/databaseClock';
import { openBallotBox } from '../server/have-your-say/ballotBox';
import { openPoll } from '../server/have-your-say/openPoll';
import type { Answers } from '../shared/ballots/answers';
import { toCanonicalJson } from '../shared/ballots/canonicalJson';
import type { BareEngine } from './bareEngines';
import { BENCH_ORIGIN, type BenchHost } from './benchHost';

export interface HotPoll {
  readonly id: string;
  readonly slug: string;
  readonly answers: Answers;
}

/** Casts the ballot of one person; throws unless it was taken in. */
export type Vote = (voterId: string) => Promise<void>;

/** Finds an open poll of the demonstration in which all who are signed in may vote. */
export async function findHotPoll({ app }: BenchHost): Promise<HotPoll> {
  const list = await app.inject('/v1/have-your-say?phase=open&limit=100');
  const { id, slug } = list
    .json<Page<ListItem<PollFacts>>>()
    .items.find(
      ({ details: { eligibility, secrecy, methods } }) =>
        eligibility === 'signed_in' && secrecy === 'open' && String(methods) === 'plurality',
    )!;
  const page = await app.inject(`/v1/have-your-say/${slug}`);
  const [question] = page.json<DetailPage<PollDetails>>().details.questions;
  const { id: questionId, options } = question!;
  return { id, slug, answers: { [questionId]: { chosen: [options[0]!.id] } } };
}

/** Adds people who have never voted. Returns their ids. */
export async function addVoters({ database }: BenchHost, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into people (id, voter_id, name, terms_version)
    select id, id, 'Voter', 2 from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as ids
    returning id`.execute(database.db);
  return rows.map(({ id }) => id);
}

export interface PollCounts {
  readonly tally: number;
  readonly ballots: number;
  readonly voters: number;
}

const COUNT = `
  select (select ballots from polls where poll_id = $1) as tally,
    (select count(*)::int from ballots where poll_id = $1) as ballots,
    (select count(*)::int from poll_voters where poll_id = $1) as voters`;

/** Reads the number that is kept of the poll, and the number that a count of its rows gives. */
export async function countPoll({ database }: BenchHost, { id }: HotPoll): Promise<PollCounts> {
  const { rows } = await database.db.executeQuery<PollCounts>(CompiledQuery.raw(COUNT, [id]));
  return rows[0]!;
}

/** Reads the same numbers from an engine that no host has open. */
export async function countPollBare({ query }: BareEngine, { id }: HotPoll): Promise<PollCounts> {
  const [counted] = await query<PollCounts>(COUNT, [id]);
  return counted!;
}

/** Creates the reference: stores the rows of a ballot that comes alone, on the engine itself. */
export const createBareVote =
  (engine: BareEngine, { id, answers }: HotPoll): Vote =>
  (voterId) =>
    engine.transaction(async (query) => {
      const receipt = randomUUID();
      const voters = await query(
        `insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
          values ($1, $2, $3, $4, $5) on conflict (poll_id, voter_id) do nothing returning voter_id`,
        [id, voterId, randomUUID(), receipt, new Date()],
      );
      if (voters.length !== 1) throw new Error('A ballot was refused.');
      await query('insert into ballots (poll_id, voter_id, answers) values ($1, $2, $3)', [
        id,
        voterId,
        toCanonicalJson(answers),
      ]);
      const [poll] = await query<{ links: number }>(
        'update polls set ballots = ballots + 1, links = links + 1, head = $2 where poll_id = $1 returning links',
        [id, receipt],
      );
      await query('insert into poll_links (poll_id, position, receipt) values ($1, $2, $3)', [
        id,
        poll!.links,
        receipt,
      ]);
      await query('update contents set version = version + 1 where id = $1 returning version', [
        id,
      ]);
      await query("select pg_notify('content_changed', $1)", [JSON.stringify({ id })]);
    });

/** Creates the vote as the host's route calls it: one box, which takes ballots in together. */
export function createStoredVote({ database }: BenchHost, { id, answers }: HotPoll): Vote {
  const box = openBallotBox(database.db, databaseNow);
  return async (voterId) => {
    const ballot = {
      pollId: id,
      voterId,
      owner: { personId: voterId, sessionId: null },
      key: randomUUID(),
      answers,
    };
    if (!('own' in (await box.cast(ballot)))) throw new Error('A ballot was refused.');
  };
}

/**
 * Creates the same vote for visitors, whose ballots belong to no account: there are as many of them
 * as are wanted.
 */
export function createVisitorVote(
  { database }: BenchHost,
  { id, answers }: HotPoll,
): () => Promise<void> {
  const box = openBallotBox(database.db, databaseNow);
  return async () => {
    const visitor = { pollId: id, voterId: randomUUID(), owner: null, key: randomUUID() };
    if (!('own' in (await box.cast({ ...visitor, answers }))))
      throw new Error('A ballot was refused.');
  };
}

/** Opens the poll, and puts ballots in past the ballot box until it has so many. */
export async function fillPoll(
  { database }: BenchHost,
  { id, answers }: HotPoll,
  count: number,
): Promise<void> {
  await openPoll(database.db, id, new Date());
  await sql`
    with poll as (select links, ${count}::int - ballots as missing from polls where poll_id = ${id}),
    given as (
      select gen_random_uuid() as voter, gen_random_uuid()::text as receipt, links + number as position
      from poll, generate_series(1, missing) as number
    ), voters as (
      insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
      select ${id}, voter, receipt, receipt, now() from given
    ), cast_ballots as (
      insert into ballots (poll_id, voter_id, answers)
      select ${id}, voter, ${toCanonicalJson(answers)}::jsonb from given
    ), links as (
      insert into poll_links (poll_id, position, receipt) select ${id}, position, receipt from given
    )
    update polls set ballots = ballots + missing, links = polls.links + missing
    from poll where poll_id = ${id} and missing > 0`.execute(database.db);
  await sql`analyze`.execute(database.db);
}

/**
 * Returns another address for each voter, so that the limit of writes per address is not measured.
 */
export const createRandomAddress = () => `10.${[...randomBytes(3)].join('.')}`;

/**
 * Sends the whole request without its socket: token, permission, the ballot, the receipt. `tokens`
 * by voter.
 */
export const createRequestedVote =
  ({ app }: BenchHost, { slug, answers }: HotPoll, tokens: ReadonlyMap<string, string>): Vote =>
  async (voterId) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      remoteAddress: createRandomAddress(),
      url: `/v1/have-your-say/${slug}/ballots`,
      headers: {
        origin: BENCH_ORIGIN,
        authorization: `Bearer ${tokens.get(voterId)}`,
        'idempotency-key': randomUUID(),
      },
      payload: { answers },
    });
    if (statusCode !== 201) throw new Error(`A ballot was answered ${statusCode}: ${body}`);
  };
