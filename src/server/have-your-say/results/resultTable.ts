import type { OpeningQuestion } from '../../../shared/ballots/opening';
import type { CountedQuestion } from '../../../shared/contract/have-your-say';
import type { Method } from '../../../shared/ballots/paper';
import type { EliminationOutcome } from '../../../counting/eliminations';
import type { Outcome } from '../../../counting/outcome';
import type { ScaleCount } from '../../../counting/scale';
import type { TableRow } from './ballotTables';
import { listStandingQuestions, type SealedPoll } from './sealedPoll';

type Figures = (result: unknown) => readonly unknown[];

const inFirstRound =
  (field: string): Figures =>
  (result) =>
    (result as Outcome<Readonly<Record<string, readonly unknown[]>>>).rounds[0]?.[field] ?? [];

const votes: Figures = (result) => (result as { readonly votes: readonly number[] }).votes;

/** One number for each option, where the method has one that says it all. */
const FIGURES: Partial<Record<Method, Figures>> = {
  plurality: inFirstRound('votes'),
  limited: inFirstRound('votes'),
  approval: inFirstRound('votes'),
  proposal: votes,
  consent: votes,
  borda: inFirstRound('points'),
  dowdall: inFirstRound('points'),
  score: inFirstRound('means'),
  star: inFirstRound('sums'),
  majorityJudgment: inFirstRound('medians'),
  cumulative: inFirstRound('dots'),
  quadratic: inFirstRound('votes'),
  timePoll: inFirstRound('points'),
};

const placeOf = (places: readonly (readonly number[])[] | undefined, option: number) =>
  places
    ? places
        .slice(
          0,
          places.findIndex((place) => place.includes(option)),
        )
        .flat().length + 1
    : '';

function rowsOfOptions({ say }: SealedPoll, { options }: OpeningQuestion, count: CountedQuestion) {
  const { elected, places } = (count.result ?? {}) as Partial<Outcome<unknown>>;
  const figures = FIGURES[count.method]?.(count.result);
  return options.map(({ label }, option) => ({
    option: say(label),
    isElected: elected ? Number(elected.includes(option)) : '',
    place: placeOf(places, option),
    figure: figures?.[option] ?? '',
  }));
}

function rowsOfScale({ given, lowest }: ScaleCount) {
  return given.map((figure, step) => ({
    option: lowest + step,
    isElected: '',
    place: '',
    figure,
  }));
}

/** Counts the ballots that ended before a count by rounds did; empty of other methods. */
function endedIn({ result }: CountedQuestion) {
  const { ended } = (result ?? {}) as Partial<EliminationOutcome<unknown>>;
  return { exhausted: ended?.exhausted ?? '', unreadable: ended?.unreadable ?? '' };
}

/**
 * Writes the result in a row for each option, with the number of ballots that answered the
 * question.
 */
export function* createResultTable(sealed: SealedPoll): Generator<TableRow> {
  for (const question of listStandingQuestions(sealed)) {
    const count = sealed.counts.find((one) => one.question === question.id);
    if (!count) continue;
    const { method, answered, none, blank } = count;
    const row = {
      question: sealed.say(question.prompt),
      method,
      answered,
      none,
      blank,
      ...endedIn(count),
    };
    const rows =
      question.type === 'scale'
        ? rowsOfScale(count.result as ScaleCount)
        : rowsOfOptions(sealed, question, count);
    if (rows.length === 0) yield { ...row, option: '', isElected: '', place: '', figure: '' };
    for (const of of rows) yield { ...row, ...of };
  }
}
