import type { IntlShape } from 'react-intl';
import type { Answer, AnswerOf } from '../../../../shared/ballots/answers';
import type { Option, Question, QuestionOf, QuestionType } from '../../../../shared/ballots/paper';
import type { Moments } from '../../../intl/moments';
import { formatDateOption } from '../paper/dateName';
import { getGradeMessages } from '../paper/grades';
import { availabilityMessages, choiceMessages } from '../paper/messages';
import { listRankPlaces } from '../paper/ranks';

type Lines<T extends QuestionType> = (
  answer: AnswerOf[T],
  question: QuestionOf<T>,
  intl: IntlShape & Moments,
) => readonly string[];

const labelOf = (options: readonly Option[], id: string): string =>
  options.find((option) => option.id === id)?.label.text ?? id;

/** Lists numbers by option, in the order of the paper. */
const byOption = <V>(
  options: readonly Option[],
  values: Readonly<Record<string, V>>,
  word: (value: V) => string,
): readonly string[] =>
  options.flatMap(({ id, label }) => {
    const value = values[id];
    return value === undefined ? [] : [`${label.text}: ${word(value)}`];
  });

const LINES: { readonly [T in QuestionType]: Lines<T> } = {
  choice: ({ chosen, none, own }, { options }, { formatMessage }) => [
    ...chosen.map((id) => labelOf(options, id)),
    ...(own === undefined ? [] : [own]),
    ...(none ? [formatMessage(choiceMessages.none)] : []),
  ],
  ranking: ({ ranking }, { options }, { formatNumber }) => {
    const places = listRankPlaces(ranking);
    return ranking.map(
      (equals, at) =>
        `${formatNumber(places[at]!)}. ${equals.map((id) => labelOf(options, id)).join(' = ')}`,
    );
  },
  score: ({ scores }, question, { formatMessage, formatNumber }) => {
    const grades = getGradeMessages(question);
    return byOption(question.options, scores, (score) =>
      grades ? formatMessage(grades[score - question.settings.lowest]!) : formatNumber(score),
    );
  },
  dots: ({ dots }, { options }, { formatNumber }) =>
    byOption(options, dots, (count) => formatNumber(count)),
  budget: ({ chosen }, { options }) => chosen.map((id) => labelOf(options, id)),
  date: ({ dates }, { options }, intl) =>
    options.flatMap((option) => {
      const when = dates[option.id];
      return when
        ? [`${formatDateOption(intl, option)}: ${intl.formatMessage(availabilityMessages[when])}`]
        : [];
    }),
  scale: ({ value }, _question, { formatNumber }) => [formatNumber(value)],
  text: ({ text }) => [text],
};

/** Lists what an answer says, line by line, in the words of the paper. */
export function formatAnswerLines(
  question: Question,
  answer: Answer,
  intl: IntlShape & Moments,
): readonly string[] {
  const lines = LINES[question.type] as Lines<QuestionType>;
  return lines(answer as never, question as never, intl);
}
