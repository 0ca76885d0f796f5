import { parseBlt, dropWithdrawnOptions, type RankedElection } from '../../../counting/blt';
import type { PabulibElection, VoteType } from '../../../counting/pabulib';
import { Tally, type TallyEntries } from '../../../counting/alikeAnswers';
import { parsePabulib } from '../../../counting/parsePabulib';
import { UNRANKED } from '../../../counting/profiles';
import type { Answer } from '../../../shared/ballots/answers';
import {
  PAPER_LIMITS,
  METHODS,
  SINGLE_SEAT_METHODS,
  hasSetting,
  type Method,
} from '../../../shared/ballots/methods';
import type { QuestionOf } from '../../../shared/ballots/paper';
import {
  MAX_RECOUNT_BALLOTS,
  type ElectionFormat,
  type LineFault,
  type RecountReading,
  type WrittenQuestion,
} from '../../../shared/contract/papers';
import {
  createBudgetQuestion,
  createRankingQuestion,
  toLineFaults,
  type FoundLineFault,
} from './readElection';

/** An answer of a file, and how many ballots give it. */
interface CountedAnswer {
  readonly answer: Answer;
  readonly count: number;
}

/** An election with its ballots. */
interface FileElection {
  readonly question: WrittenQuestion;
  readonly title: string;
  readonly withdrawn: readonly string[];
  readonly answers: TallyEntries;
  readonly ballots: number;
  /** Methods that can read these ballots, the usual one first. */
  readonly methods: readonly Method[];
}

export type ParsedRecount =
  | {
      readonly election: FileElection;
      readonly faults: readonly [];
      readonly warnings: readonly LineFault[];
    }
  | {
      readonly election: null;
      readonly faults: readonly LineFault[];
      readonly warnings: readonly [];
    };

type File = Omit<RecountReading, 'format'>;

const refused = (faults: readonly FoundLineFault[]): ParsedRecount => ({
  election: null,
  faults: toLineFaults(faults),
  warnings: [],
});

const refusedAt = (line: number, fault: string, text: string | number): ParsedRecount =>
  refused([{ line, fault, text: String(text) }]);

/** The methods that can count ballots of each kind: they have to stay within a budget. */
const METHODS_OF_VOTES: Readonly<Record<VoteType, readonly Method[]>> = {
  approval: METHODS.budget,
  ordinal: [],
  cumulative: [],
  scoring: [],
};

/** Finds the line on which a key stands, from 1 on. */
const findLine = (text: string, key: string): number =>
  Math.max(
    0,
    text.split(/\r\n|\r|\n/).findIndex((line) => line.startsWith(key)),
  ) + 1;

/** Lists the rankings of a profile, ranks closed up, each with how many ballots have it. */
function* listRankings(
  { profile }: RankedElection,
  ids: readonly string[],
): Generator<CountedAnswer> {
  const { options, ranks, weights } = profile;
  for (const [row, count] of weights.entries()) {
    const byRank: string[][] = [];
    for (const [option, rank] of ranks.subarray(row * options, (row + 1) * options).entries())
      if (rank !== UNRANKED) (byRank[rank] ??= []).push(ids[option]!);
    yield { answer: { ranking: Object.values(byRank) }, count };
  }
}

/** Tells whether a ballot of the profile gives two options the same rank. */
function hasEqualRanks({ profile: { options, ranks, weights } }: RankedElection): boolean {
  for (let row = 0; row < weights.length; row++) {
    const given = ranks.subarray(row * options, (row + 1) * options).filter(isRank);
    if (new Set(given).size < given.length) return true;
  }
  return false;
}

const isRank = (rank: number): boolean => rank !== UNRANKED;

/** Joins alike answers: a file of many ballots has far fewer that differ. */
function joinAlike(answers: Iterable<CountedAnswer>): TallyEntries {
  const tally = new Tally();
  for (const { answer, count } of answers) tally.add(answer, count);
  return tally.entries();
}

/** Methods that read these seats and these ranks; that of such elections comes first. */
function listRankingMethods(usual: Method, seats: number, hasEqual: boolean): Method[] {
  const methods = METHODS.ranking.filter(
    (method) =>
      (seats === 1 || !SINGLE_SEAT_METHODS.includes(method)) &&
      (!hasEqual || hasSetting(method, 'equal')),
  );
  return [usual, ...methods.filter((one) => one !== usual)].filter((one) =>
    (methods as readonly Method[]).includes(one),
  );
}

const countAll = (answers: TallyEntries): number =>
  answers.reduce((sum, [, count]) => sum + count, 0);

function readRankings(file: File): ParsedRecount {
  const { election, faults, warnings } = parseBlt(file.text);
  if (!election) return refused(faults);
  const standing = dropWithdrawnOptions(election);
  const { length } = standing.names;
  if (length > PAPER_LIMITS.rankedOptions) return refusedAt(1, 'tooManyOptions', length);
  const question = createRankingQuestion(standing, file.locale);
  const ids = question.options.map(({ id }) => id);
  const answers = joinAlike(listRankings(standing, ids));
  const hasEqual = hasEqualRanks(standing);
  return {
    election: {
      question: {
        ...question,
        required: false,
        settings: { seats: standing.seats, most: null, equal: hasEqual },
      } as WrittenQuestion,
      title: election.title,
      withdrawn: election.withdrawn.map((option) => election.names[option]!),
      answers,
      ballots: countAll(answers),
      methods: listRankingMethods(question.method, standing.seats, hasEqual),
    },
    faults: [],
    warnings: toLineFaults(warnings),
  };
}

function* listApprovals(
  { votes }: PabulibElection,
  ids: readonly string[],
): Generator<CountedAnswer> {
  for (const { projects } of votes)
    yield { answer: { chosen: projects.map((project) => ids[project]!) }, count: 1 };
}

function readBudget(file: File): ParsedRecount {
  const { election, faults, warnings } = parsePabulib(file.text);
  if (!election) return refused(faults);
  const { projects, scale, voteType, votes } = election;
  if (projects.length > PAPER_LIMITS.options)
    return refusedAt(1, 'tooManyOptions', projects.length);
  const methods = METHODS_OF_VOTES[voteType];
  if (methods.length === 0)
    return refusedAt(findLine(file.text, 'vote_type'), 'voteTypeUncounted', voteType);
  // Costs that were rounded could elect other projects.
  if (scale > 1) return refusedAt(findLine(file.text, 'PROJECTS'), 'amountNotWhole', '');
  const question = createBudgetQuestion(election, file);
  // Voters elsewhere have kept to the rules there, or were counted all the same.
  const { least: _least, ...settings } = question.settings as QuestionOf<'budget'>['settings'];
  const ids = question.options.map(({ id }) => id);
  const most = votes.reduce((longest, vote) => Math.max(longest, vote.projects.length), 1);
  return {
    election: {
      question: {
        ...question,
        required: false,
        settings: { ...settings, most },
      } as WrittenQuestion,
      title: question.prompt[file.locale] ?? '',
      withdrawn: [],
      answers: joinAlike(listApprovals(election, ids)),
      ballots: votes.length,
      methods,
    },
    faults: [],
    warnings: toLineFaults(warnings),
  };
}

const READERS: Readonly<Record<ElectionFormat, (file: File) => ParsedRecount>> = {
  blt: readRankings,
  pabulib: readBudget,
};

/** Lines besides ballots: head, names, projects. */
const OTHER_LINES = 2_000;

const hasTooManyLines = (text: string): boolean => {
  let lines = 0;
  for (const _end of text.matchAll(/\r\n|\r|\n/g)) lines += 1;
  return lines > MAX_RECOUNT_BALLOTS + OTHER_LINES;
};

/**
 * Reads an election and its ballots, with new ids, or says what is wrong with the file, line by
 * line. Nothing is left out of a count: whatever is wrong with a ballot refuses the file.
 */
export function readRecount({ format, ...file }: RecountReading): ParsedRecount {
  if (hasTooManyLines(file.text)) return refusedAt(1, 'tooManyBallots', MAX_RECOUNT_BALLOTS);
  const reading = READERS[format](file);
  const ballots = reading.election?.ballots ?? 0;
  return ballots > MAX_RECOUNT_BALLOTS ? refusedAt(1, 'tooManyBallots', ballots) : reading;
}
