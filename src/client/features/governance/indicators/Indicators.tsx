import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Indicator, IndicatorMonth } from '../../../../shared/contract/indicators';
import { toDay } from '../../../../shared/timeZones';
import { MIN_PEOPLE } from '../../../../shared/governance';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { ChartFrame } from '../../../ui/ChartFrame';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { FilterBar, type SectionFilter } from '../../../parts/content/FilterBar';
import { Skeleton } from '../../../ui/Skeleton';
import type { Column } from '../../../ui/Table';
import { useGetIndicatorsQuery } from '../governanceApi';
import { INDICATORS_PART, toIndicatorsArg } from '../governanceQueries';
import { choiceMessages, governanceMessages } from '../messages';
import { IndicatorDefinition } from './IndicatorDefinition';
import styles from './Indicators.module.css';
import { fewPeople, indicatorTexts, indicatorTitles, numberMessages } from './messages';

const [STEP, HEIGHT] = [10, 40];

/**
 * A column for each month in reading direction; what is not shown is left empty. Decoration: the
 * numbers are in the table.
 */
function MonthColumns({ months }: { readonly months: readonly IndicatorMonth[] }) {
  const most = Math.max(1, ...months.map(({ value }) => value ?? 0));
  return (
    <svg
      className={styles['columns']}
      viewBox={`0 0 ${Math.max(1, months.length) * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {months.map(({ month, value }, index) => {
        const height = ((value ?? 0) / most) * HEIGHT;
        const [x, y] = [index * STEP + 1, HEIGHT - height];
        return <rect key={month} x={x} y={y} width={STEP - 2} height={height} />;
      })}
    </svg>
  );
}

const YEARS = 5;

/** Lists the years to choose from: this one and those before it. */
function useYears(): SectionFilter {
  const { now, timeZone } = useLocaleContext();
  const thisYear = Number(toDay(now, timeZone).slice(0, 4));
  return {
    name: 'year',
    label: choiceMessages.time,
    any: numberMessages.lastTwelveMonths,
    options: Array.from({ length: YEARS }, (_, ago) => {
      const year = String(thisYear - ago);
      return { value: year, text: year };
    }),
  };
}

/** The city’s participation in numbers, by the month; each with the query that made it. */
export function Indicators() {
  const [search] = useSearchParams();
  const { currentData, isError, error, refetch } = useGetIndicatorsQuery(toIndicatorsArg(search));
  return (
    <section className={styles['indicators']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...governanceMessages.indicators} />
      </h2>
      <p className={styles['intro']}>
        <FormattedMessage {...numberMessages.intro} />
      </p>
      <FilterBar
        section="governance"
        filters={[]}
        choices={[useYears()]}
        fixed={{ part: INDICATORS_PART }}
      />
      {isError && !currentData && <ErrorNotice onRetry={refetch} error={error} />}
      {!isError && !currentData && <Skeleton lines={8} />}
      {currentData && (
        <ul className={styles['list']}>
          {currentData.items.map((indicator) => (
            <li key={indicator.name} className={styles['indicator']}>
              <IndicatorCard indicator={indicator} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const COLUMNS: readonly Column<IndicatorMonth>[] = [
  {
    label: numberMessages.month,
    cell: ({ month }) => <MonthName month={month} />,
    isRowHeader: true,
  },
  { label: numberMessages.value, cell: ({ value }) => <Value value={value} />, isNumber: true },
];

function MonthName({ month }: Pick<IndicatorMonth, 'month'>) {
  const { formatDate } = useIntl();
  // The middle of a month is in the same month everywhere.
  return (
    <span suppressHydrationWarning>
      {formatDate(`${month}-15`, { month: 'long', year: 'numeric' })}
    </span>
  );
}

const Value = ({ value }: Pick<IndicatorMonth, 'value'>) =>
  value === null ? (
    <FormattedMessage {...fewPeople} values={{ least: MIN_PEOPLE }} />
  ) : (
    <FormattedNumber value={value} />
  );

function IndicatorCard({ indicator }: { readonly indicator: Indicator }) {
  const { formatMessage } = useIntl();
  const { now, timeZone } = useLocaleContext();
  const { name, total } = indicator;
  const thisMonth = toDay(now, timeZone).slice(0, 7);
  // In a year that is not over, only its months so far are shown.
  const months = indicator.months.filter(({ month }) => month <= thisMonth);
  const ends = months.length > 1 ? [months[0]!, months.at(-1)!] : [];
  return (
    <>
      <h3 className={styles['name']}>
        <FormattedMessage {...indicatorTitles[name]} />
      </h3>
      <p className={styles['total']}>
        <FormattedNumber value={total} />
      </p>
      <p className={styles['text']}>
        <FormattedMessage {...indicatorTexts[name]} />
      </p>
      <ChartFrame
        title={formatMessage(indicatorTitles[name])}
        isTitleHidden
        columns={COLUMNS}
        rows={months}
        keyOf={({ month }) => month}
      >
        <MonthColumns months={months} />
        <p className={styles['ends']} aria-hidden="true">
          {ends.map(({ month }) => (
            <MonthName key={month} month={month} />
          ))}
        </p>
      </ChartFrame>
      <IndicatorDefinition indicator={indicator} />
    </>
  );
}
