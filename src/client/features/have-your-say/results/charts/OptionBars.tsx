import { FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import type { Outcome } from '../../../../../counting/outcome';
import type { Option, Question } from '../../../../../shared/ballots/paper';
import { uiMessages } from '../../../../intl/sharedMessages';
import { BarList } from '../../../../ui/BarChart';
import { ChartFrame } from '../../../../ui/ChartFrame';
import type { Column } from '../../../../ui/Table';
import { UserText } from '../../../../ui/UserText';
import { resultMessages } from '../messages';
import { formatDecimal } from '../SentenceList';
import { listOptionsByPlace } from './chartProps';
import { OptionBar } from './OptionBar';

/** A number of every option, for a column of the table. */
interface Figures {
  readonly label: MessageDescriptor;
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly title: MessageDescriptor;
  readonly question: Question;
  readonly outcome: Pick<Outcome<unknown>, 'places' | 'elected'>;
  readonly isFinal: boolean;
  /** Figures that the bars show. */
  readonly figures: Figures;
  /** Number that a whole bar stands for. */
  readonly whole: number;
  /** Bars are parts of a whole: their share is said. */
  readonly isShareSaid?: boolean;
  /** Mark of the elected options; where it is left out, it says that they are elected. */
  readonly mark?: MessageDescriptor;
  /** Columns that only the table has. */
  readonly more?: readonly Figures[];
}

type Row = Option & { readonly number: number };

const Value = ({ value }: { readonly value: number | null | undefined }) =>
  value === null || value === undefined ? null : (
    <FormattedNumber value={value} maximumFractionDigits={2} />
  );

const columnOf = ({ label, values }: Figures): Column<Row> => ({
  label,
  cell: ({ number }) => <Value value={values[number]} />,
  sortBy: ({ number }) => values[number] ?? 0,
  isNumber: true,
});

/** One bar for each option, best first, and all numbers as a table. */
export function OptionBars(props: Props) {
  const { title, question, outcome, isFinal, figures, whole, isShareSaid = false } = props;
  const intl = useIntl();
  const rows = listOptionsByPlace(question, outcome);
  const columns: readonly Column<Row>[] = [
    { label: uiMessages.chartOption, cell: ({ label }) => <UserText text={label} /> },
    ...[figures, ...(props.more ?? [])].map(columnOf),
  ];
  const mark = props.mark ?? (isFinal ? resultMessages.elected : resultMessages.leads);
  return (
    <ChartFrame
      title={intl.formatMessage(title)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    >
      <BarList>
        {rows.map(({ id, label, number }) => (
          <OptionBar
            key={id}
            label={label}
            value={formatDecimal(intl, figures.values[number] ?? 0)}
            share={whole <= 0 ? 0 : Math.max(0, figures.values[number] ?? 0) / whole}
            isShareSaid={isShareSaid}
            mark={outcome.elected.includes(number) ? mark : null}
          />
        ))}
      </BarList>
    </ChartFrame>
  );
}
