import { FormattedNumber, useIntl } from 'react-intl';
import type { Option } from '../../../../../shared/ballots/paper';
import type { Text } from '../../../../../shared/contract/text';
import { uiMessages } from '../../../../intl/sharedMessages';
import { ChartFrame } from '../../../../ui/ChartFrame';
import type { Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import { memoByValue } from '../memoByValue';
import { getMaximum, listOptionsByPlace, type ChartProps } from './chartProps';
import styles from './charts.module.css';
import { chartPartMessages } from './messages';

interface BarProps {
  readonly label: Text;
  /** The difference, formatted with its sign. */
  readonly value: string;
  /** Lengths of both sides, 0 to 1. */
  readonly inFavour: number;
  readonly against: number;
}

const HALF = 50;

function Bar({ label, value, inFavour, against }: BarProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['label']}>
        <UserText text={label} />
      </span>
      <span className={styles['value']}>
        <bdi>
          <strong>{value}</strong>
        </bdi>
      </span>
      <svg className={styles['track']} aria-hidden="true" focusable="false">
        <rect
          x={`${HALF}%`}
          width={`${inFavour * HALF}%`}
          height="100%"
          className={styles['part']}
        />
        <rect
          x={`${HALF - against * HALF}%`}
          width={`${against * HALF}%`}
          height="100%"
          className={styles['opposed']}
        />
        <line x1={`${HALF}%`} x2={`${HALF}%`} y1="0" y2="100%" className={styles['middle']} />
      </svg>
    </li>
  );
}

const NetBar = memoByValue(Bar);

type Row = Option & { readonly number: number };

/** Quadratic votes: those for an option on one side, those against it on the other. */
export function NetBars({ question, count }: ChartProps<'quadratic'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { votes, votesFor, votesAgainst, credits } = count.result.rounds[0]!;
  const rows = listOptionsByPlace(question, count.result);
  const most = getMaximum([...votesFor, ...votesAgainst]);
  const column = (
    label: (typeof chartPartMessages)[keyof typeof chartPartMessages],
    values: readonly number[],
  ): Column<Row> => ({
    label,
    cell: ({ number }) => <FormattedNumber value={values[number]!} />,
    sortBy: ({ number }) => values[number]!,
    isNumber: true,
  });
  return (
    <ChartFrame
      title={formatMessage(chartPartMessages.net)}
      columns={[
        { label: uiMessages.chartOption, cell: ({ label }) => <UserText text={label} /> },
        column(chartPartMessages.inFavour, votesFor),
        column(chartPartMessages.against, votesAgainst),
        column(chartPartMessages.difference, votes),
        column(chartPartMessages.creditsSpent, credits),
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    >
      <ul className={styles['bars']}>
        {rows.map(({ id, label, number }) => (
          <NetBar
            key={id}
            label={label}
            value={formatNumber(votes[number]!, { signDisplay: 'exceptZero' })}
            inFavour={votesFor[number]! / most}
            against={votesAgainst[number]! / most}
          />
        ))}
      </ul>
    </ChartFrame>
  );
}
