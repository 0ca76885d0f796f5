import { sql } from 'kysely';
import { toCanonicalJson } from '../../shared/ballots/canonicalJson';
import { toReceipt } from '../../shared/ballots/receipts';
import { ballotsOf } from './ballots';
import { stableFraction, stableId } from './deterministic';
import { insertAll } from './insertAll';
import { optionRows, questionRows, tokenRows } from './papers';
import type { Demonstration } from './readDemonstration';
import type { SeedPoll } from './schemas';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

/** Residents by number: members of the group that votes, or all. */
function entitled({ details: { group } }: SeedPoll, demo: Demonstration): number[] {
  const { residents, contents } = demo;
  if (group === null) return residents.map((_resident, index) => index);
  const { members } =
    contents.teams.find(({ slug }) => toContentId('teams', slug) === group) ??
    contents.committees.find(({ slug }) => toContentId('committees', slug) === group)!;
  const present = members.filter(({ until }) => !until);
  return present.map(({ person }) => person).filter((person) => typeof person === 'number');
}

/** Lists the residents who voted, in an order that only the poll's name decides. */
const votersOf = (poll: SeedPoll, demo: Demonstration) =>
  entitled(poll, demo).sort((a, b) => stableFraction(poll.slug, a) - stableFraction(poll.slug, b));

const RECEIPT_DIGITS = 20;
const receiptFor = (slug: string, voter: number) =>
  toReceipt(
    Buffer.from(
      stableId('receipt', slug, voter).replaceAll('-', '').slice(0, RECEIPT_DIGITS),
      'hex',
    ),
  );

function castBallots(poll: SeedPoll, { demo, calendar, now }: Seeding) {
  const pollId = toContentId('have-your-say', poll.slug);
  const voters = votersOf(poll, demo);
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
export async function seedPolls(seeding: Seeding): Promise<void> {
  const { db, demo, calendar } = seeding;
  const polls = demo.contents['have-your-say'].map((poll) => ({
    poll,
    pollId: toContentId('have-your-say', poll.slug),
    cast: castBallots(poll, seeding),
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
