import type { StatementVote } from '../../shared/contract/statements';
import { stableFraction } from './deterministic';
import type { Calendar } from './moments';
import type { SeedConversation, SeedDialog, SeedStatement } from './schemas';

type Vote = -1 | 0 | 1;

/** One answer of the demonstration: of somebody, to the statement of this number. */
export interface CastVote {
  readonly person: string | number;
  readonly statement: number;
  readonly vote: StatementVote['vote'] & Vote;
  readonly at: Date;
}

type Times = Pick<SeedDialog, 'opensAt' | 'publishedAt' | 'closesAt'>;
/** A dialog of statements, as its votes are made of it. */
interface Conversing extends Times {
  readonly slug: string;
  readonly conversation: SeedConversation;
}

/** A dialog of statements while its votes are made. */
interface Voting {
  readonly slug: string;
  readonly conversation: SeedConversation;
  /** Number of residents of the city. */
  readonly residents: number;
  /** When each statement was written. */
  readonly written: readonly number[];
  readonly opens: number;
  readonly ends: number;
}

interface Resident {
  readonly person: number;
  readonly camp: number;
}

const SECOND_MS = 1_000;
/** Time in milliseconds that somebody thinks before an answer. */
const PAUSE_MS = 20 * SECOND_MS;
/** Shares that the people who answer least and most answer, of what is there. */
const LEAST_ZEAL = 0.35;
const MOST_ZEAL = 0.95;
/** Distance that somebody may be from their camp, up and down. */
const SPREAD = 0.3;
const AGREES = 0.58;
const DISAGREES = 0.42;
/** Share of people who come a second time, and share of their answers that they change then. */
const COMES_BACK = 0.6;
const CHANGES = 0.02;

const placeOfLargest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/**
 * Residents in an order that only the dialog's name decides, writers first; each camp is filled up
 * in turn.
 */
function residentsOf({ slug, residents, conversation: { camps, statements } }: Voting): Resident[] {
  const campOf = new Map<number, number>();
  for (const { author, likes } of statements)
    if (typeof author === 'number' && !campOf.has(author))
      campOf.set(author, placeOfLargest(likes));
  const free = camps.map(
    (people, camp) => people - [...campOf.values()].filter((of) => of === camp).length,
  );
  const others = Array.from({ length: residents }, (_, person) => person)
    .filter((person) => !campOf.has(person))
    .sort((a, b) => stableFraction(slug, a) - stableFraction(slug, b));
  const places = free.flatMap((people, camp) => Array.from({ length: people }, () => camp));
  places.forEach((camp, place) => campOf.set(others[place]!, camp));
  return [...campOf].map(([person, camp]) => ({ person, camp }));
}

/** Decides what somebody of this camp says to a statement; authors agree with what they wrote. */
function voteOf(
  { slug }: Voting,
  { person, camp }: Resident,
  statement: SeedStatement,
  number: number,
): Vote {
  if (statement.author === person) return 1;
  const like =
    statement.likes[camp]! + (2 * stableFraction('vote', slug, person, number) - 1) * SPREAD;
  if (like > AGREES) return 1;
  return like < DISAGREES ? -1 : 0;
}

/** Makes one visit: what is there and not answered yet, one after the other. */
function visit(
  voting: Voting,
  resident: Resident,
  start: number,
  answered: Set<number>,
): CastVote[] {
  const { slug, conversation, written } = voting;
  const { person } = resident;
  const zeal = LEAST_ZEAL + (MOST_ZEAL - LEAST_ZEAL) * stableFraction('zeal', slug, person);
  const asked = conversation.statements
    .map((statement, number) => ({ statement, number }))
    .filter(
      ({ statement, number }) =>
        isAsked(statement) && written[number]! < start && !answered.has(number),
    )
    .filter(({ number }) => stableFraction('answers', slug, person, number) < zeal)
    .sort(
      (a, b) =>
        stableFraction('turn', slug, person, a.number) -
        stableFraction('turn', slug, person, b.number),
    );
  return asked.map(({ statement, number }, turn) => {
    answered.add(number);
    const at = new Date(start + turn * PAUSE_MS);
    return { person, statement: number, vote: voteOf(voting, resident, statement, number), at };
  });
}

/**
 * Tells whether people are asked; what waits, or was turned down before anybody saw it, is answered
 * by nobody but its author.
 */
const isAsked = ({ heldFor }: SeedStatement): boolean => heldFor === undefined;

/** Changes a few of the first answers, each to the other side: somebody thinks again. */
const changesOf = ({ slug }: Voting, before: readonly CastVote[], start: number): CastVote[] =>
  before
    .filter(({ person, statement }) => stableFraction('again', slug, person, statement) < CHANGES)
    .map(({ vote, ...cast }, turn) => ({
      ...cast,
      vote: (vote === 1 ? 0 : 1) as Vote,
      at: new Date(start - (turn + 1) * PAUSE_MS),
    }));

function answersOf(voting: Voting, resident: Resident, own: readonly number[]): CastVote[] {
  const { slug, opens, ends } = voting;
  const { person } = resident;
  const moment = (name: string, from: number) =>
    from + (ends - from) * stableFraction(name, slug, person);
  const answered = new Set(own);
  const first = moment('first', opens);
  const votes = visit(voting, resident, first, answered);
  if (stableFraction('back', slug, person) > COMES_BACK) return votes;
  const second = moment('second', first);
  return [
    ...votes,
    ...changesOf(voting, votes, second),
    ...visit(voting, resident, second, answered),
  ];
}

/** Authors agree with their own statements at once. */
const ofAuthors = ({ conversation, written }: Voting): CastVote[] =>
  conversation.statements.flatMap(({ author }, statement) =>
    author === null
      ? []
      : [{ person: author, statement, vote: 1, at: new Date(written[statement]!) }],
  );

const ofSeven = ({ conversation: { answers }, ends }: Voting): CastVote[] =>
  Object.entries(answers).flatMap(([person, votes]) =>
    Object.entries(votes).map(([statement, vote], turn) => ({
      person,
      statement: Number(statement),
      vote,
      at: new Date(ends - (1 + turn) * PAUSE_MS),
    })),
  );

/**
 * Tells when a dialog of the demonstration begins to take votes, and when the last of its votes
 * came.
 */
function timesOf({ opensAt, publishedAt, closesAt }: Times, calendar: Calendar, now: Date) {
  const opens = calendar.dateTime((opensAt ?? publishedAt)!).getTime();
  const closes = closesAt ? calendar.dateTime(closesAt).getTime() : Infinity;
  // The first start may be before the hour at which the newest dialog of that day opens.
  return { opens, ends: Math.max(opens, Math.min(closes, now.getTime())) };
}

/**
 * Makes the votes of a dialog of statements in the order in which they came: the same on every
 * machine.
 */
export function votesOf(
  { conversation, ...dialog }: Conversing,
  residents: number,
  calendar: Calendar,
  now: Date,
): CastVote[] {
  const times = timesOf(dialog, calendar, now);
  const written = conversation.statements.map(({ at }) => calendar.dateTime(at).getTime());
  const voting: Voting = { slug: dialog.slug, conversation, residents, written, ...times };
  const ofResidents = residentsOf(voting).flatMap((resident) => {
    const own = conversation.statements.flatMap(({ author }, number) =>
      author === resident.person ? [number] : [],
    );
    return answersOf(voting, resident, own);
  });
  return [...ofAuthors(voting), ...ofResidents, ...ofSeven(voting)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}
