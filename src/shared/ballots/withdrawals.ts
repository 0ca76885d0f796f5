import type { Answer, Answers } from './answers';
import type { BareOption, BareQuestion, QuestionSettings } from './paper';
import { countChoosable } from './projectGroups';

/** An option that stands no longer although its poll has opened. */
export interface Withdrawal {
  readonly question: string;
  readonly option: string;
}

/** Lists the ids of options that stand no longer. */
export const listWithdrawn = (withdrawals: readonly Withdrawal[] | undefined): string[] =>
  (withdrawals ?? []).map(({ option }) => option);

/** Lowers a least number of marks to what can still be marked. */
function toReachable(settings: QuestionSettings, options: readonly BareOption[]): QuestionSettings {
  if (!('least' in settings) || settings.least === undefined) return settings;
  const most =
    'budget' in settings
      ? countChoosable(options, settings)
      : options.length + Number(settings.own);
  return { ...settings, least: Math.min(settings.least, most) } as QuestionSettings;
}

/** Takes withdrawn options out of a question. Nobody has to mark more options than still stand. */
export function toStandingQuestion<
  Q extends Pick<BareQuestion, 'settings'> & {
    readonly options: readonly BareOption[];
  },
>(question: Q, withdrawn: readonly string[]): Q {
  const options = question.options.filter(({ id }) => !withdrawn.includes(id));
  if (options.length === question.options.length) return question;
  return { ...question, options, settings: toReachable(question.settings, options) };
}

const keepStanding = <Value>(
  given: Readonly<Record<string, Value>>,
  withdrawn: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).filter(([id]) => !withdrawn.includes(id)));

/** Takes withdrawn options out of an answer: marks for them count for nobody, ranks close up. */
export function toStandingAnswer(answer: Answer, withdrawn: readonly string[]): Answer {
  const stands = (id: string) => !withdrawn.includes(id);
  if (withdrawn.length === 0) return answer;
  if ('chosen' in answer) return { ...answer, chosen: answer.chosen.filter(stands) };
  if ('scores' in answer) return { scores: keepStanding(answer.scores, withdrawn) };
  if ('dots' in answer) return { dots: keepStanding(answer.dots, withdrawn) };
  if ('dates' in answer) return { dates: keepStanding(answer.dates, withdrawn) };
  if (!('ranking' in answer)) return answer;
  const ranking = answer.ranking.map((equals) => equals.filter(stands));
  return { ranking: ranking.filter((equals) => equals.length > 0) };
}

/** Does the same with a whole ballot. */
export const toStandingAnswers = (answers: Answers, withdrawn: readonly string[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, toStandingAnswer(answer, withdrawn)]),
  );
