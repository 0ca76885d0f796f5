import { uiMessages } from '../../../../intl/sharedMessages';
import { getMaximum, type ChartProps } from './chartProps';
import { chartPartMessages } from './messages';
import { OptionBars } from './OptionBars';

/** Plurality, limited and approval votes: how many ballots mark each option. */
export function MarkBars({
  question,
  count,
  isFinal,
}: ChartProps<'plurality' | 'limited' | 'approval'>) {
  return (
    <OptionBars
      title={chartPartMessages.marks}
      question={question}
      outcome={count.result}
      isFinal={isFinal}
      figures={{ label: uiMessages.chartVotes, values: count.result.rounds[0]!.votes }}
      whole={count.answered}
      isShareSaid
    />
  );
}

/** Cumulative votes. */
export function DotBars({ question, count, isFinal }: ChartProps<'cumulative'>) {
  const { dots, supporters } = count.result.rounds[0]!;
  return (
    <OptionBars
      title={chartPartMessages.dots}
      question={question}
      outcome={count.result}
      isFinal={isFinal}
      figures={{ label: chartPartMessages.dotsGiven, values: dots }}
      whole={getMaximum(dots)}
      more={[{ label: chartPartMessages.supporters, values: supporters }]}
    />
  );
}

/** Borda and Dowdall. */
export function PointBars({ question, count, isFinal }: ChartProps<'borda' | 'dowdall'>) {
  const { points } = count.result.rounds[0]!;
  return (
    <OptionBars
      title={chartPartMessages.points}
      question={question}
      outcome={count.result}
      isFinal={isFinal}
      figures={{ label: chartPartMessages.score, values: points }}
      whole={getMaximum(points)}
    />
  );
}
