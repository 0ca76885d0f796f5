import { FormattedNumber, useIntl } from 'react-intl';
import type { StarRunoff } from '../../../../../counting/star';
import type { Option } from '../../../../../shared/ballots/paper';
import { uiMessages } from '../../../../intl/sharedMessages';
import { BarChart } from '../../../../ui/BarChart';
import { ChartFrame } from '../../../../ui/ChartFrame';
import type { Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import { getMaximum, type ChartProps } from './chartProps';
import styles from './charts.module.css';
import { chartPartMessages } from './messages';
import { OptionBars } from './OptionBars';

interface Row {
  /** Null: those who score both alike. */
  readonly option: Option | null;
  readonly ballots: number;
  readonly isWinner: boolean;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    label: uiMessages.chartOption,
    cell: ({ option }) => <Finalist option={option} />,
  },
  {
    label: uiMessages.chartVotes,
    cell: ({ ballots }) => <FormattedNumber value={ballots} />,
    isNumber: true,
  },
];

function Finalist({ option }: Pick<Row, 'option'>) {
  const { formatMessage } = useIntl();
  return option ? <UserText text={option.label} /> : formatMessage(chartPartMessages.alike);
}

interface RunoffProps extends Pick<ChartProps<'star'>, 'question' | 'count'> {
  readonly runoff: StarRunoff;
}

function Runoff({ question, count, runoff }: RunoffProps) {
  const { formatMessage, formatNumber } = useIntl();
  const rows = runoff.preferences.map((ballots, index): Row => {
    const finalist = runoff.finalists[index];
    if (finalist === undefined) return { option: null, ballots, isWinner: false };
    const isWinner = count.result.elected.includes(finalist);
    return { option: question.options[finalist]!, ballots, isWinner };
  });
  const whole = getMaximum([rows.reduce((sum, { ballots }) => sum + ballots, 0)]);
  return (
    <ChartFrame
      title={formatMessage(chartPartMessages.runoff)}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ option }) => option?.id ?? 'alike'}
    >
      <BarChart
        bars={rows.map(({ option, ballots, isWinner }) => ({
          id: option?.id ?? 'alike',
          label: <Finalist option={option} />,
          value: formatNumber(ballots),
          share: ballots / whole,
          isLeading: isWinner,
        }))}
      />
    </ChartFrame>
  );
}

/** STAR: the totals that chose the finalists, then the runoff between them. */
export function Star({ question, count, isFinal }: ChartProps<'star'>) {
  const { rounds, places } = count.result;
  const scoring = rounds.find((round) => round.kind === 'scoring');
  const runoff = rounds.find((round) => round.kind === 'runoff');
  if (!scoring) return null;
  return (
    <div className={styles['steps']}>
      <OptionBars
        title={chartPartMessages.totals}
        question={question}
        outcome={{ places, elected: scoring.finalists }}
        isFinal={isFinal}
        mark={chartPartMessages.finalist}
        figures={{ label: chartPartMessages.totals, values: scoring.sums }}
        whole={getMaximum(scoring.sums)}
      />
      {runoff && <Runoff question={question} count={count} runoff={runoff} />}
    </div>
  );
}
