import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../ui/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../ui/ListScreen';
import { quizMessages } from './messages';
import { TimeLimit } from './TimeLimit';

export function QuizzesScreen() {
  return (
    <ListScreen section="quizzes" list={useContents('quizzes')} filters={['q', 'topic']}>
      {(quiz) => (
        <ContentCard
          item={quiz}
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
