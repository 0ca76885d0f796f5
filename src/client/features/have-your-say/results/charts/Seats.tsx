import { FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import { uiMessages } from '../../../../intl/sharedMessages';
import { Table, type Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import type { ChartProps } from './chartProps';
import { Figure } from './Figure';
import { chartPartMessages } from './messages';

type CommitteeMethod =
  'proportionalApproval' | 'sequentialProportionalApproval' | 'sequentialPhragmen';

interface Row {
  readonly seat: number;
  readonly option: number;
  /**
   * Number that the option adds, or that each of its ballots carries; null where the method fills
   * all places at once.
   */
  readonly figure: number | null;
}

/** Returns the number that the rounds of a method give for a place. */
function figureOf({ result }: ChartProps<CommitteeMethod>['count'], seat: number): number | null {
  const round = result.rounds[seat];
  if (!round || !('elected' in round)) return null;
  return 'load' in round ? round.load : (round.gains[round.elected] ?? null);
}

const figureColumn = (label: MessageDescriptor): Column<Row> => ({
  label,
  cell: ({ figure }) =>
    figure === null ? null : <FormattedNumber value={figure} maximumFractionDigits={4} />,
  isNumber: true,
});

/** Committees: who takes which place, and what gave it to them. */
export function Seats({ question, count }: ChartProps<CommitteeMethod>) {
  const { formatMessage } = useIntl();
  const rows = count.result.elected.map((option, seat): Row => ({
    seat: seat + 1,
    option,
    figure: figureOf(count, seat),
  }));
  const label =
    count.method === 'sequentialPhragmen' ? chartPartMessages.load : chartPartMessages.gain;
  const columns: readonly Column<Row>[] = [
    {
      label: chartPartMessages.seat,
      cell: ({ seat }) => <FormattedNumber value={seat} />,
      isNumber: true,
    },
    {
      label: uiMessages.chartOption,
      isRowHeader: true,
      cell: ({ option }) => <UserText text={question.options[option]!.label} />,
    },
    ...(rows.some(({ figure }) => figure !== null) ? [figureColumn(label)] : []),
  ];
  return (
    <Figure title={chartPartMessages.seats}>
      <Table
        caption={formatMessage(chartPartMessages.seats)}
        columns={columns}
        rows={rows}
        keyOf={({ option }) => String(option)}
        onPhone="scroll"
      />
    </Figure>
  );
}
