import type { Answer } from '../../../shared/ballots/answers';
import type { OpeningOption, OpeningQuestion } from '../../../shared/ballots/opening';
import type { PublishedAnswers } from '../../../counting/publishedAnswers';
import { readCastBallots } from './recountDownload';
import { readPublishedAnswers, type SealedPoll } from './sealedPoll';

/** A row of a table by its columns, which are those of the first row. */
export type TableRow = Readonly<Record<string, unknown>>;

const rankIn = (ranking: readonly (readonly string[])[], id: string): number | '' =>
  ranking.findIndex((equals) => equals.includes(id)) + 1 || '';

/**
 * Returns what a ballot gives an option: 1 for a mark, the rank, the score, the dots, or the times
 * at which the voter is free; empty for nothing.
 */
function givenTo(answer: Answer | undefined, { id }: OpeningOption): unknown {
  if (answer === undefined) return '';
  if ('chosen' in answer) return Number(answer.chosen.includes(id));
  if ('ranking' in answer) return rankIn(answer.ranking, id);
  if ('scores' in answer) return answer.scores[id] ?? '';
  if ('dots' in answer) return answer.dots[id] ?? '';
  return 'dates' in answer ? (answer.dates[id] ?? '') : '';
}

/** Returns what a ballot says besides its options. */
function saidAlone(answer: Answer | undefined): unknown {
  if (answer === undefined) return '';
  if ('value' in answer) return answer.value;
  if ('text' in answer) return answer.text;
  if ('none' in answer) return '—';
  return 'own' in answer ? answer.own : '';
}

const hasOwnColumn = ({ type, settings }: OpeningQuestion): boolean =>
  type === 'scale' || type === 'text' || ('own' in settings && (settings.own || settings.none));

/**
 * Lists the columns of a question: one for each option, one for what is said besides. Numbers keep
 * names apart that are alike.
 */
function cellsOf(
  { say }: SealedPoll,
  question: OpeningQuestion,
  place: number,
  answer: Answer | undefined,
): TableRow {
  const name = `${place + 1} ${say(question.prompt)}`;
  const cells = question.options.map((option, index) => [
    `${name} · ${index + 1} ${say(option.label)}`,
    givenTo(answer, option),
  ]);
  return {
    ...Object.fromEntries(cells),
    ...(hasOwnColumn(question) && { [name]: saidAlone(answer) }),
  };
}

/** Writes the table of an open poll: a row for each ballot, with its receipt. */
export async function* createOpenBallotTable(sealed: SealedPoll): AsyncGenerator<TableRow> {
  const { questions } = sealed.opening;
  for await (const { receipt, answers } of readCastBallots(sealed))
    yield Object.assign(
      { receipt },
      ...questions.map((question, place) => cellsOf(sealed, question, place, answers[question.id])),
    ) as TableRow;
}

interface SecretRow {
  readonly question: string;
  /**
   * Rows of one group are of the same ballots; rows without one are sums over ballots that are not
   * told apart.
   */
  readonly group: number | '';
  readonly ballots: number;
  readonly option: string;
  readonly given: unknown;
}

function rowsOfQuestion(
  { say }: SealedPoll,
  question: OpeningQuestion,
  { alike, bucket }: PublishedAnswers,
): SecretRow[] {
  const name = say(question.prompt);
  const named = question.options.filter(({ id }) => bucket?.given[id]);
  const whole = alike.flatMap(({ answer, count: ballots }, index): SecretRow[] => {
    const row = { question: name, group: index + 1, ballots };
    const options = question.options.map((option) => ({
      ...row,
      option: say(option.label),
      given: givenTo(answer, option),
    }));
    const besides = saidAlone(answer);
    return [
      ...options.filter(({ given }) => given !== '' && given !== 0),
      ...(besides === '' ? [] : [{ ...row, option: '', given: besides }]),
    ];
  });
  const sums = named.flatMap(({ id, label }) =>
    Object.entries(bucket!.given[id]!).map(([given, ballots]): SecretRow => ({
      question: name,
      group: '',
      ballots,
      option: say(label),
      given,
    })),
  );
  const besides: readonly (readonly [given: string, ballots: number])[] = [
    ['—', bucket?.none ?? 0],
    ['…', bucket?.ownOnly ?? 0],
  ];
  const others = besides.map(([given, ballots]): SecretRow => ({
    question: name,
    group: '',
    ballots,
    option: '',
    given,
  }));
  return [...whole, ...sums, ...others.filter(({ ballots }) => ballots > 0)];
}

/**
 * Writes the table of a secret poll: a row for each option that alike answers name, and one for
 * each sum.
 */
export async function* createSecretBallotTable(sealed: SealedPoll): AsyncGenerator<TableRow> {
  const published = await readPublishedAnswers(sealed);
  for (const [place, question] of sealed.opening.questions.entries())
    for (const row of rowsOfQuestion(sealed, question, published[place]!)) yield { ...row };
}
