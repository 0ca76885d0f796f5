import { sql } from 'kysely';
import { toCanonicalJson } from '../../../shared/ballots/canonicalJson';
import { toReceipt } from '../../../shared/ballots/receipts';
import type { Database } from '../openDatabase';
import { ballotsOf } from './ballots';
import { COMMITTEES } from './content/committees';
import { POLLS } from './content/have-your-say';
import { RESIDENTS } from './content/residents';
import { TEAMS } from './content/teams';
import { stableFraction, stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { optionRows, questionRows, tokenRows } from './papers';
import { toContentId, toPersonId } from './seedContents';
import type { SeedPoll } from './types';

const GROUPS = new Map([
  ...TEAMS.map(({ slug, members }) => [toContentId('teams', slug), members] as const),
  ...COMMITTEES.map(({ slug, members }) => [toContentId('committees', slug), members] as const),
]);

/** Residents by number: members of the group that votes, or all. */
function entitled({ details: { group } }: SeedPoll): number[] {
  if (group === null) return RESIDENTS.map((_resident, index) => index);
  const present = GROUPS.get(group as string)!.filter(({ until }) => !until);
  return present.map(({ person }) => person).filter((person) => typeof person === 'number');
}

/** Lists the residents who voted, in an order that only the poll's name decides. */
const votersOf = (poll: SeedPoll) =>
  entitled(poll).sort((a, b) => stableFraction(poll.slug, a) - stableFraction(poll.slug, b));

const RECEIPT_DIGITS = 20;
const receiptFor = (slug: string, voter: number) =>
  toReceipt(
    Buffer.from(
      stableId('receipt', slug, voter).replaceAll('-', '').slice(0, RECEIPT_DIGITS),
      'hex',
    ),
  );

function castBallots(poll: SeedPoll, calendar: Calendar, now: Date) {
  const pollId = toContentId('have-your-say', poll.slug);
  const voters = votersOf(poll);
  const opens = (poll.opensAt ? calendar.dateTime(poll.opensAt) : now).getTime();
  const closes = Math.min(
    poll.closesAt ? calendar.dateTime(poll.closesAt).getTime() : Infinity,
    now.getTime(),
  );
  return ballotsOf(poll).map((answers, index) => {
    const voter = voters[index]!;
    return {
      ballot: {
        id: stableId('ballot', poll.slug, index),
        poll_id: pollId,
        answers: toCanonicalJson(answers),
        voter_id: poll.details.secrecy === 'secret' ? null : toPersonId(voter),
      },
      voter: {
        poll_id: pollId,
        voter_id: toPersonId(voter),
        idempotency_key: stableId('key', poll.slug, voter),
        receipt: receiptFor(poll.slug, voter),
        cast_at: new Date(opens + (closes - opens) * stableFraction('cast', poll.slug, voter)),
      },
    };
  });
}

/**
 * Seeds the rows that hold what is known of each poll; the host opens them, and seals those that
 * have closed, when it starts.
 */
export async function seedPolls(db: Database, calendar: Calendar, now: Date): Promise<void> {
  const polls = POLLS.map((poll) => ({
    poll,
    pollId: toContentId('have-your-say', poll.slug),
    cast: castBallots(poll, calendar, now),
  }));
  await insertAll(
    db,
    'poll_questions',
    polls.flatMap(({ poll, pollId }) => questionRows(poll, pollId)),
  );
  await insertAll(
    db,
    'poll_options',
    polls.flatMap(({ poll, pollId }) => optionRows(poll, pollId, calendar)),
  );
  await insertAll(
    db,
    'poll_tokens',
    polls.flatMap(({ poll, pollId }) => tokenRows(poll, pollId)),
  );
  await insertAll(
    db,
    'polls',
    polls.map(({ pollId, cast }) => ({
      poll_id: pollId,
      ballots: cast.length,
      links: cast.length,
    })),
  );
  await insertAll(
    db,
    'poll_voters',
    polls.flatMap(({ cast }) => cast.map(({ voter }) => voter)),
  );
  // In the order of their ids: where a secret ballot stands in the table says nothing of its voter.
  await insertAll(
    db,
    'ballots',
    polls
      .flatMap(({ cast }) => cast.map(({ ballot }) => ballot))
      .sort(({ id: a }, { id: b }) => (a < b ? -1 : 1)),
  );
  await sql`
    insert into poll_links (poll_id, position, receipt)
    select poll_id, row_number() over (partition by poll_id order by cast_at, receipt), receipt from poll_voters`.execute(
    db,
  );
}
