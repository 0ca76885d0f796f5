import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { TeamStatistics, TeamTurnout } from '../../../../shared/contract/teamStatistics';
import { MIN_PEOPLE } from '../../../../shared/governance';
import { useGetTeamStatisticsQuery } from '../../../parts/teams/teamsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { BarChart } from '../../../ui/BarChart';
import { ChartFrame } from '../../../ui/ChartFrame';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Facts } from '../../../ui/Fact';
import { Skeleton } from '../../../ui/Skeleton';
import type { Column } from '../../../ui/Table';
import { UserText } from '../../../ui/UserText';
import { teamMessages } from '../messages';
import { activeIn, fewerThan, statisticsMessages as texts, votedOf } from './messages';
import styles from './Statistics.module.css';

/** Statistics of a team's activity, for its members. */
export function Statistics({ slug }: { readonly slug: string }) {
  const { currentData, isError, error, refetch } = useGetTeamStatisticsQuery({
    slug,
    locale: useLocale(),
  });
  return (
    <section className={styles['numbers']} aria-labelledby="numbers">
      <h2 id="numbers">
        <FormattedMessage {...teamMessages.statistics} />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage {...texts.intro} />
      </p>
      {currentData && <Shown numbers={currentData} />}
      {!currentData &&
        (isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />)}
    </section>
  );
}

const SUMS = ['posts', 'dialogs', 'comments', 'statements'] as const;

function Shown({ numbers }: { readonly numbers: TeamStatistics }) {
  const { members, active, polls, months } = numbers;
  return (
    <>
      <div className={styles['sums']}>
        <Facts
          rows={[
            [<FormattedMessage {...texts.members} />, <FormattedNumber value={members} />],
            ...active.map(
              ({ days, members: some }) =>
                [
                  <FormattedMessage {...activeIn} values={{ days }} />,
                  some === null ? (
                    <FormattedMessage {...fewerThan} values={{ least: MIN_PEOPLE }} />
                  ) : (
                    <FormattedNumber value={some} />
                  ),
                ] as const,
            ),
            [<FormattedMessage {...texts.polls} />, <FormattedNumber value={polls.total} />],
            [<FormattedMessage {...texts.openPolls} />, <FormattedNumber value={polls.open} />],
            ...SUMS.map(
              (name) =>
                [
                  <FormattedMessage {...texts[name]} />,
                  <FormattedNumber value={numbers[name]} />,
                ] as const,
            ),
          ]}
        />
      </div>
      <Turnouts turnouts={polls.turnouts} />
      {months.some(({ contributions }) => contributions > 0) && <Months months={months} />}
    </>
  );
}

const shareOf = ({ voted, voters }: TeamTurnout): number => (voted ?? 0) / Math.max(1, voters);

function Share({ poll }: { readonly poll: TeamTurnout }) {
  const { voted, voters, isOpen } = poll;
  if (voted === null) return <FormattedMessage {...(isOpen ? texts.later : texts.notShown)} />;
  return (
    <FormattedMessage {...votedOf} values={{ count: voted, total: voters, share: shareOf(poll) }} />
  );
}

const TURNOUT_COLUMNS: readonly Column<TeamTurnout>[] = [
  { label: texts.poll, cell: ({ title }) => <UserText text={title} />, isRowHeader: true },
  { label: texts.voters, cell: ({ voters }) => <FormattedNumber value={voters} />, isNumber: true },
  {
    label: texts.voted,
    cell: ({ voted, isOpen }) =>
      voted === null ? (
        <FormattedMessage {...(isOpen ? texts.later : texts.notShown)} />
      ) : (
        <FormattedNumber value={voted} />
      ),
    isNumber: true,
  },
];

const HALF = 0.5;

function Turnouts({ turnouts }: { readonly turnouts: readonly TeamTurnout[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(texts.turnout);
  if (turnouts.length === 0) {
    return (
      <p className={styles['soft']}>
        <FormattedMessage {...texts.noPolls} />
      </p>
    );
  }
  return (
    <ChartFrame title={title} columns={TURNOUT_COLUMNS} rows={turnouts} keyOf={({ slug }) => slug}>
      <BarChart
        bars={turnouts.map((poll) => ({
          id: poll.slug,
          label: <UserText text={poll.title} />,
          value: <Share poll={poll} />,
          share: shareOf(poll),
          isLeading: shareOf(poll) >= HALF,
        }))}
      />
    </ChartFrame>
  );
}

type Month = TeamStatistics['months'][number];

function MonthName({ month }: Pick<Month, 'month'>) {
  const { formatDate } = useIntl();
  // The middle of a month is in the same month everywhere.
  return <>{formatDate(`${month}-15`, { month: 'long', year: 'numeric' })}</>;
}

const MONTH_COLUMNS: readonly Column<Month>[] = [
  { label: texts.month, cell: ({ month }) => <MonthName month={month} />, isRowHeader: true },
  {
    label: texts.contributions,
    cell: ({ contributions }) => <FormattedNumber value={contributions} />,
    isNumber: true,
  },
];

function Months({ months }: { readonly months: readonly Month[] }) {
  const { formatMessage } = useIntl();
  const most = Math.max(1, ...months.map(({ contributions }) => contributions));
  return (
    <ChartFrame
      title={formatMessage(texts.months)}
      columns={MONTH_COLUMNS}
      rows={months}
      keyOf={({ month }) => month}
    >
      <BarChart
        bars={months.map(({ month, contributions }) => ({
          id: month,
          label: <MonthName month={month} />,
          value: <FormattedNumber value={contributions} />,
          share: contributions / most,
          isLeading: contributions === most,
        }))}
      />
    </ChartFrame>
  );
}
