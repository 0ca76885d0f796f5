import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../api/contentEndpoints';
import { Badge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { AttemptView } from './AttemptView';
import { gradeMessages, gradeNames } from './grades/messages';
import { quizMessages } from './messages';
import { OwnAttempts } from './OwnAttempts';
import { RulesPart, StartAction } from './StartPart';
import { StatisticsPart } from './StatisticsPart';
import { TimeLimit } from './TimeLimit';

const PERCENT = 100;

/**
 * A quiz: its rules, the way into an attempt, one’s own results and those of all; or, by the query,
 * one attempt.
 */
export function QuizScreen() {
  const [search] = useSearchParams();
  const page = useContent('quizzes');
  const attempt = search.get('attempt');
  if (attempt && page.data) return <AttemptView quiz={page.data} id={attempt} />;
  return (
    <DetailScreen
      section="quizzes"
      page={page}
      badges={({ details }) =>
        details.own?.hasPassed && (
          <Badge tone="good">
            <FormattedMessage {...quizMessages.passed} />
          </Badge>
        )
      }
      action={(quiz) => <StartAction quiz={quiz} />}
      facts={({ details }) => [
        [
          <FormattedMessage {...quizMessages.questionsLabel} />,
          <FormattedNumber value={details.questionCount} />,
        ],
        [
          <FormattedMessage {...quizMessages.timeLimitLabel} />,
          <TimeLimit seconds={details.timeLimitSeconds} />,
        ],
        [
          <FormattedMessage {...quizMessages.passMarkLabel} />,
          <FormattedNumber value={details.passMarkPercent / PERCENT} style="percent" />,
        ],
        [
          <FormattedMessage {...quizMessages.attemptsLabel} />,
          <AttemptLimit limit={details.attemptLimit} />,
        ],
        [
          <FormattedMessage {...gradeMessages.gradeLabel} />,
          details.attemptLimit !== 1 && <FormattedMessage {...gradeNames[details.gradeMethod]} />,
        ],
      ]}
    >
      {(quiz) => (
        <>
          <Markdown text={quiz.body} />
          <RulesPart quiz={quiz} />
          <OwnAttempts slug={quiz.slug} details={quiz.details} />
          <StatisticsPart slug={quiz.slug} />
        </>
      )}
    </DetailScreen>
  );
}

function AttemptLimit({ limit }: { readonly limit: number | null }) {
  if (limit === null) return <FormattedMessage {...quizMessages.anyNumber} />;
  return <FormattedMessage {...quizMessages.attemptLimit} values={{ count: limit }} />;
}
