import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { AttemptSummary, QuizDetails } from '../../../shared/contract/quizzes';
import { Badge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { Table, type Column } from '../../ui/Table';
import { TimeText } from '../../ui/TimeText';
import { gradeMessages } from './grades/messages';
import { quizMessages } from './messages';

const PERCENT = 100;

const columnsOf = (slug: string): readonly Column<AttemptSummary>[] => [
  {
    label: quizMessages.attempt,
    cell: ({ id, number }) => (
      <Link to={`/quizzes/${slug}?attempt=${id}`}>
        <FormattedMessage {...quizMessages.attemptNumber} values={{ number }} />
      </Link>
    ),
  },
  {
    label: quizMessages.handedIn,
    cell: ({ submittedAt }) => <TimeText value={submittedAt} format="dateTime" />,
  },
  {
    label: quizMessages.result,
    isNumber: true,
    cell: ({ percent, hasPassed }) => (
      <>
        <FormattedNumber value={percent / PERCENT} style="percent" />{' '}
        <Badge tone={hasPassed ? 'good' : 'neutral'}>
          <FormattedMessage {...(hasPassed ? quizMessages.passed : quizMessages.notPassed)} />
        </Badge>
      </>
    ),
  },
];

interface Props {
  readonly slug: string;
  readonly details: QuizDetails;
}

/** One’s own attempts, newest first; nothing where there are none. */
export function OwnAttempts({ slug, details: { own, attempts, gradeMethod } }: Props) {
  const { formatMessage } = useIntl();
  if (!own || own.bestPercent === null || own.latestPercent === null) return null;
  return (
    <Part title={quizMessages.ownTitle}>
      <p>
        <FormattedMessage
          {...quizMessages.bestAndLatest}
          values={{ best: own.bestPercent / PERCENT, latest: own.latestPercent / PERCENT }}
        />
      </p>
      {gradeMethod !== 'highest' && gradeMethod !== 'last' && own.gradePercent !== null && (
        <p>
          <FormattedMessage
            {...gradeMessages.ownGrade}
            values={{ share: own.gradePercent / PERCENT }}
          />
        </p>
      )}
      <Table
        caption={formatMessage(quizMessages.ownTitle)}
        columns={columnsOf(slug)}
        rows={attempts}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
    </Part>
  );
}
