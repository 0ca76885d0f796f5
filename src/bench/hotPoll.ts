import { randomBytes, randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, sql } from 'kysely';
import type { DetailPage, ListItem, Page } from '../shared/contract/content';
import type { PollDetails, PollFacts } from '../shared/contract/have-your-say';
import { castBallot } from '../server/have-your-say/pollQueries';
import { BENCH_ORIGIN, type BenchHost } from './benchHost';

export interface HotPoll {
  readonly id: string;
  readonly slug: string;
  readonly optionId: string;
}

/** Casts the ballot of one person; throws unless it was taken in. */
export type Vote = (voterId: string) => Promise<void>;

/** An open poll of the demonstration in which everybody who is signed in may vote. */
export async function findHotPoll({ app }: BenchHost): Promise<HotPoll> {
  const list = await app.inject('/v1/have-your-say?phase=open&limit=100');
  const { id, slug } = list
    .json<Page<ListItem<PollFacts>>>()
    .items.find(
      ({ details }) => details.eligibility === 'signed_in' && details.secrecy === 'open',
    )!;
  const page = await app.inject(`/v1/have-your-say/${slug}`);
  const [option] = page.json<DetailPage<PollDetails>>().details.options;
  return { id, slug, optionId: option!.id };
}

/** Adds people who have never voted. Returns their ids. */
export async function addVoters({ database }: BenchHost, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into people (id, voter_id, name, terms_version)
    select id, id, 'Voter', 2 from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as ids
    returning id`.execute(database.db);
  return rows.map(({ id }) => id);
}

export interface Counted {
  readonly tally: number;
  readonly ballots: number;
  readonly voters: number;
}

const COUNT = `
  select (select sum(votes)::int from poll_options where poll_id = $1) as tally,
    (select count(*)::int from ballots where poll_id = $1) as ballots,
    (select count(*)::int from poll_voters where poll_id = $1) as voters`;

/** What the poll's tally says, and what a count of its rows gives. */
export async function countPoll({ database }: BenchHost, { id }: HotPoll): Promise<Counted> {
  const { rows } = await database.db.executeQuery<Counted>(CompiledQuery.raw(COUNT, [id]));
  return rows[0]!;
}

/** The same from an engine that no host has open. */
export async function countPollBare(engine: PGlite, { id }: HotPoll): Promise<Counted> {
  const { rows } = await engine.query<Counted>(COUNT, [id]);
  return rows[0]!;
}

/** The reference: the statements of `castBallot` in its order, on the engine itself. */
export const bareVote =
  (engine: PGlite, { id, optionId }: HotPoll): Vote =>
  (voterId) =>
    engine.transaction(async (transaction) => {
      const { affectedRows } = await transaction.query(
        `insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
          values ($1, $2, $3, $4, $5) on conflict (poll_id, voter_id) do nothing`,
        [id, voterId, randomUUID(), randomUUID(), new Date()],
      );
      if (affectedRows !== 1) throw new Error('A ballot was refused.');
      await transaction.query(
        'insert into ballots (poll_id, option_id, voter_id) values ($1, $2, $3)',
        [id, optionId, voterId],
      );
      await transaction.query('update poll_options set votes = votes + 1 where id = $1', [
        optionId,
      ]);
      await transaction.query(
        'update contents set version = version + 1 where id = $1 returning version',
        [id],
      );
      await transaction.query("select pg_notify('content_changed', $1)", [JSON.stringify({ id })]);
    });

/** What the host's route calls. */
export const storedVote =
  ({ database }: BenchHost, { id, optionId }: HotPoll): Vote =>
  async (voterId) => {
    const ballot = {
      pollId: id,
      optionId,
      voterId,
      idempotencyKey: randomUUID(),
      isSecret: false,
    };
    if (!(await castBallot(database.db, ballot, new Date())))
      throw new Error('A ballot was refused.');
  };

/** Every voter sends from an address of their own, so that the limit of writes per address is not what is measured. */
const anyAddress = () => `10.${[...randomBytes(3)].join('.')}`;

/** The whole request without its socket: token, permission, the ballot, the receipt. `tokens` by voter. */
export const requestedVote =
  ({ app }: BenchHost, { slug, optionId }: HotPoll, tokens: ReadonlyMap<string, string>): Vote =>
  async (voterId) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      remoteAddress: anyAddress(),
      url: `/v1/have-your-say/${slug}/ballots`,
      headers: {
        origin: BENCH_ORIGIN,
        authorization: `Bearer ${tokens.get(voterId)}`,
        'idempotency-key': randomUUID(),
      },
      payload: { optionId },
    });
    if (statusCode !== 201) throw new Error(`A ballot was answered ${statusCode}: ${body}`);
  };
