import type { Answer, Answers } from './answers';
import type { BareOption, BareQuestion } from './paper';

/** An option that stands no longer although its poll has opened. */
export interface Withdrawal {
  readonly question: string;
  readonly option: string;
}

/** The ids of options that stand no longer. */
export const withdrawnOptions = (withdrawals: readonly Withdrawal[] | undefined): string[] =>
  (withdrawals ?? []).map(({ option }) => option);

/** A question without what was withdrawn. Nobody has to mark more options than still stand. */
export function standingQuestion<
  Q extends Pick<BareQuestion, 'settings'> & {
    readonly options: readonly Pick<BareOption, 'id'>[];
  },
>(question: Q, withdrawn: readonly string[]): Q {
  const options = question.options.filter(({ id }) => !withdrawn.includes(id));
  if (options.length === question.options.length) return question;
  const { settings } = question;
  const least =
    'least' in settings && Math.min(settings.least, options.length + Number(settings.own));
  return { ...question, options, settings: least === false ? settings : { ...settings, least } };
}

const kept = <Value>(
  given: Readonly<Record<string, Value>>,
  withdrawn: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).filter(([id]) => !withdrawn.includes(id)));

/** What an answer says of the options that stand: marks for others count for nobody, and ranks close up. */
export function standingAnswer(answer: Answer, withdrawn: readonly string[]): Answer {
  const stands = (id: string) => !withdrawn.includes(id);
  if (withdrawn.length === 0) return answer;
  if ('chosen' in answer) return { ...answer, chosen: answer.chosen.filter(stands) };
  if ('scores' in answer) return { scores: kept(answer.scores, withdrawn) };
  if ('dots' in answer) return { dots: kept(answer.dots, withdrawn) };
  if ('dates' in answer) return { dates: kept(answer.dates, withdrawn) };
  if (!('ranking' in answer)) return answer;
  const ranking = answer.ranking.map((equals) => equals.filter(stands));
  return { ranking: ranking.filter((equals) => equals.length > 0) };
}

/** The same of a whole ballot. */
export const standingAnswers = (answers: Answers, withdrawn: readonly string[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, standingAnswer(answer, withdrawn)]),
  );
