import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { quizMessages } from './messages';
import { Questions } from './Questions';
import { TimeLimit } from './TimeLimit';

/** A quiz to read: what it asks, without the answers. */
export function QuizScreen() {
  return (
    <DetailScreen
      section="quizzes"
      page={useContent('quizzes')}
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
          <FormattedNumber value={details.passMarkPercent / 100} style="percent" />,
        ],
      ]}
    >
      {({ body, details }) => (
        <>
          <Markdown text={body} />
          <Questions questions={details.questions} />
        </>
      )}
    </DetailScreen>
  );
}
