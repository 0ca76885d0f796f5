import { useIntl } from 'react-intl';
import type { Question, QuestionSettings } from '../../../../../shared/ballots/paper';
import { formatDecimal, formatGrade } from '../SentenceList';
import { listOptionsByPlace, type ChartProps } from './chartProps';
import { chartPartMessages } from './messages';
import { StackedBars } from './StackedBars';

/** Returns the grades of a scale as texts, the best first. */
function useGrades(question: Question): readonly string[] {
  const intl = useIntl();
  const { lowest, highest } = question.settings as QuestionSettings<'score'>;
  return Array.from({ length: highest - lowest + 1 }, (_, step) =>
    formatGrade(intl, question, highest - step),
  );
}

/** Majority judgment: grades, and the one in the middle. */
export function GradeStacks({ question, count }: ChartProps<'majorityJudgment'>) {
  const intl = useIntl();
  const { grades, medians } = count.result.rounds[0]!;
  return (
    <StackedBars
      title={chartPartMessages.grades}
      names={useGrades(question)}
      rows={listOptionsByPlace(question, count.result).map(({ id, label, number }) => ({
        id,
        label,
        note: intl.formatMessage(chartPartMessages.median, {
          grade: formatGrade(intl, question, medians[number] ?? 0),
        }),
        parts: grades[number]!.toReversed(),
      }))}
    />
  );
}

/** Score votes: scores, and their average. */
export function ScoreStacks({ question, count }: ChartProps<'score'>) {
  const intl = useIntl();
  const { given, means } = count.result.rounds[0]!;
  return (
    <StackedBars
      title={chartPartMessages.averages}
      names={useGrades(question)}
      rows={listOptionsByPlace(question, count.result).map(({ id, label, number }) => ({
        id,
        label,
        note: intl.formatMessage(chartPartMessages.meanIs, {
          mean: formatDecimal(intl, means[number] ?? 0),
        }),
        parts: given[number]!.toReversed(),
      }))}
    />
  );
}

/** Time polls: who can, who could, who cannot. */
export function TimeStacks({ question, count }: ChartProps<'timePoll'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { points, yes, ifNeedBe, no, blank } = count.result.rounds[0]!;
  const { score, ...answers } = chartPartMessages;
  return (
    <StackedBars
      title={chartPartMessages.times}
      names={[answers.yes, answers.ifNeedBe, answers.no].map((name) => formatMessage(name))}
      rows={listOptionsByPlace(question, count.result).map(({ id, label, number }) => ({
        id,
        label,
        note: `${formatMessage(score)}: ${formatNumber(points[number]!)}`,
        parts: [yes[number]!, ifNeedBe[number]!, no[number]! + blank[number]!],
      }))}
    />
  );
}
