import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { QuizStatistics } from '../../../shared/contract/quizzes';
import { useLocale } from '../../intl/IntlRoot';
import { BarChart } from '../../ui/BarChart';
import { ChartFrame } from '../../ui/ChartFrame';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Part } from '../../ui/Part';
import { Skeleton } from '../../ui/Skeleton';
import type { Column } from '../../ui/Table';
import { UserText } from '../../ui/UserText';
import { quizMessages } from './messages';
import { useGetQuizStatisticsQuery } from './statisticsApi';

type Numbers = NonNullable<QuizStatistics['numbers']>;
type Row = Numbers['questions'][number] & { readonly id: string };

const Percent = ({ share }: { readonly share: number }) => (
  <FormattedNumber value={share} style="percent" />
);

const COLUMNS: readonly Column<Row>[] = [
  { label: quizMessages.question, cell: ({ prompt }) => <UserText text={prompt} /> },
  {
    label: quizMessages.right,
    cell: ({ share }) => <Percent share={share} />,
    sortBy: ({ share }) => share,
    isNumber: true,
  },
];

/** Statistics of the answers, question by question, from five people on. */
export function StatisticsPart({ slug }: { readonly slug: string }) {
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetQuizStatisticsQuery({ slug, locale });
  return (
    <Part title={quizMessages.statisticsTitle}>
      {!currentData && !isError && <Skeleton lines={4} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {currentData?.numbers === null && (
        <p>
          <FormattedMessage {...quizMessages.tooFew} />
        </p>
      )}
      {currentData?.numbers && <Chart numbers={currentData.numbers} />}
    </Part>
  );
}

const PERCENT = 100;
const WELL_KNOWN = 0.5;

function Chart({ numbers }: { readonly numbers: Numbers }) {
  const { formatMessage } = useIntl();
  const { people, meanPercent, passedShare, questions } = numbers;
  const rows = questions.map((question, place) => ({ ...question, id: String(place) }));
  return (
    <ChartFrame
      title={formatMessage(quizMessages.statisticsTitle)}
      isTitleHidden
      summary={
        <>
          <FormattedMessage {...quizMessages.people} values={{ people }} />
          {' · '}
          <FormattedMessage
            {...quizMessages.mean}
            values={{ mean: meanPercent / PERCENT, passed: passedShare }}
          />{' '}
          <FormattedMessage {...quizMessages.firstAttempts} />
        </>
      }
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    >
      <BarChart
        bars={rows.map(({ id, prompt, share }) => ({
          id,
          share,
          isLeading: share >= WELL_KNOWN,
          label: <UserText text={prompt} />,
          value: <Percent share={share} />,
        }))}
      />
    </ChartFrame>
  );
}
