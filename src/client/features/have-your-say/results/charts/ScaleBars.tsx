import { FormattedNumber, useIntl } from 'react-intl';
import { BarChart } from '../../../../ui/BarChart';
import { ChartFrame } from '../../../../ui/ChartFrame';
import { getMaximum, type ChartProps } from './chartProps';
import { chartPartMessages } from './messages';

/** Chart of how many gave each value of a scale. */
export function ScaleBars({ count }: ChartProps<'scale'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { given, lowest, median } = count.result;
  const rows = given.map((answers, step) => ({ value: lowest + step, answers }));
  const most = getMaximum(given);
  return (
    <ChartFrame
      title={formatMessage(chartPartMessages.scale)}
      columns={[
        { label: chartPartMessages.value, cell: ({ value }) => <FormattedNumber value={value} /> },
        {
          label: chartPartMessages.answers,
          cell: ({ answers }) => <FormattedNumber value={answers} />,
          isNumber: true,
        },
      ]}
      rows={rows}
      keyOf={({ value }) => String(value)}
    >
      <BarChart
        bars={rows.map(({ value, answers }) => ({
          id: String(value),
          label: formatNumber(value),
          value: formatNumber(answers),
          share: answers / most,
          isLeading: value === median,
        }))}
      />
    </ChartFrame>
  );
}
