import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Text } from '../../shared/contract/text';
import { uiMessages } from '../intl/sharedMessages';
import { Badge } from './Badge';
import { BarChart, type ChartBar } from './BarChart';
import { ChartFrame } from './ChartFrame';
import { chartMessages } from './messages';
import type { Column } from './Table';
import { UserText } from './UserText';

export interface Bar {
  readonly id: string;
  readonly label: Text;
  readonly votes: number;
}

interface Props {
  readonly bars: readonly Bar[];
  /** All votes; shares are of this number. */
  readonly total: number;
  /** What the chart shows; its heading stands above it. */
  readonly caption: string;
}

type Row = Bar & { readonly share: number };

const Percent = ({ value }: { readonly value: number }) => (
  <FormattedNumber value={value} style="percent" maximumFractionDigits={1} />
);

const COLUMNS: readonly Column<Row>[] = [
  { label: uiMessages.chartOption, cell: ({ label }) => <UserText text={label} /> },
  {
    label: uiMessages.chartVotes,
    cell: ({ votes }) => <FormattedNumber value={votes} />,
    sortBy: ({ votes }) => votes,
    isNumber: true,
  },
  {
    label: uiMessages.chartShare,
    cell: ({ share }) => <Percent value={share} />,
    sortBy: ({ share }) => share,
    isNumber: true,
  },
];

/** Result of a vote: who leads in a sentence, bars with numbers, and the same as a table. */
export function ResultBars({ bars, total, caption }: Props) {
  const rows = bars.map((bar) => ({ ...bar, share: total === 0 ? 0 : bar.votes / total }));
  const most = Math.max(...bars.map(({ votes }) => votes), 1);
  const leaders = rows.filter(({ votes }) => votes === most);
  return (
    <ChartFrame
      title={caption}
      isTitleHidden
      summary={<Summary leaders={leaders} />}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    >
      <BarChart bars={rows.map((row) => chartBar(row, leaders.includes(row)))} />
    </ChartFrame>
  );
}

function Summary({ leaders }: { readonly leaders: readonly Row[] }) {
  const [first, ...others] = leaders;
  if (!first) return <FormattedMessage {...chartMessages.noVotes} />;
  if (others.length > 0) return <FormattedMessage {...chartMessages.tie} />;
  const values = {
    option: <UserText text={first.label} />,
    share: <Percent value={first.share} />,
  };
  return <FormattedMessage {...chartMessages.leading} values={values} />;
}

function chartBar({ id, label, votes, share }: Row, isLeading: boolean): ChartBar {
  return {
    id,
    share,
    isLeading,
    label: (
      <>
        <UserText text={label} />
        {isLeading && (
          <Badge tone="accent">
            <FormattedMessage {...uiMessages.chartLeading} />
          </Badge>
        )}
      </>
    ),
    value: (
      <>
        <FormattedMessage {...uiMessages.votes} values={{ count: votes }} />
        <strong>
          <Percent value={share} />
        </strong>
      </>
    ),
  };
}
