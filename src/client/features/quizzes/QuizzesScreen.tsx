import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { Badge } from '../../ui/Badge';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../parts/content/ListScreen';
import { quizMessages } from './messages';
import { TimeLimit } from './TimeLimit';

export function QuizzesScreen() {
  return (
    <ListScreen section="quizzes" list={useContents('quizzes')} filters={['q', 'topic']}>
      {(quiz) => (
        <ContentCard
          item={quiz}
          badges={
            quiz.details.own?.hasPassed && (
              <Badge tone="good">
                <FormattedMessage {...quizMessages.passed} />
              </Badge>
            )
          }
          facts={
            <>
              <Fact icon="document">
                <FormattedMessage
                  {...quizMessages.questions}
                  values={{ count: quiz.details.questionCount }}
                />
              </Fact>
              <Fact icon="clock">
                <TimeLimit seconds={quiz.details.timeLimitSeconds} />
              </Fact>
              {quiz.details.own && quiz.details.own.bestPercent !== null && (
                <Fact icon="person">
                  <FormattedMessage
                    {...quizMessages.best}
                    values={{ share: quiz.details.own.bestPercent / 100 }}
                  />
                </Fact>
              )}
              <Fact icon="check">
                <FormattedMessage
                  {...quizMessages.passMark}
                  values={{ share: quiz.details.passMarkPercent / 100 }}
                />
              </Fact>
            </>
          }
        />
      )}
    </ListScreen>
  );
}
