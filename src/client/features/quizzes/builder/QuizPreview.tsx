import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Localized, Text } from '../../../../shared/contract/text';
import type { QuizAnswer } from '../../../../shared/quizzes/answers';
import { useLocale } from '../../../intl/IntlRoot';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { PreviewPanel } from '../../../parts/builder/frame/PreviewPanel';
import { builderMessages } from '../../../parts/builder/messages';
import { pickText } from '../../../parts/builder/writtenPaper';
import { QuestionPart } from '../attempt/QuestionPart';
import { quizBuilderMessages } from './messages';
import { toPaperQuestion, type WrittenQuizState, type WrittenQuestion } from './writtenQuiz';

/**
 * The questions as people will have them, in the chosen language. They can be tried out: nothing of
 * it is kept or sent.
 */
export function QuizPreview({ written: latest }: { readonly written: WrittenQuizState }) {
  // Typing comes first.
  const { questions } = useDeferredValue(latest);
  return (
    <PreviewPanel note={quizBuilderMessages.trial}>
      <div className={styles['stack']}>
        {questions.map((question, place) => (
          <Shown
            key={`${question.id} ${question.kind} ${question.options.length}`}
            question={question}
            number={place + 1}
            count={questions.length}
          />
        ))}
        {questions.length === 0 && (
          <p>
            <FormattedMessage {...quizBuilderMessages.noQuestion} />
          </p>
        )}
      </div>
    </PreviewPanel>
  );
}

interface ShownProps {
  readonly question: WrittenQuestion;
  readonly number: number;
  readonly count: number;
}

function Shown({ question, ...of }: ShownProps) {
  const { formatMessage } = useIntl();
  const { locale, original } = useBuilder();
  const lang = useLocale();
  const [answer, setAnswer] = useState<QuizAnswer | null>(null);
  const missing: Text = { text: formatMessage(builderMessages.noWords), lang };
  const textOf = (texts: Localized) => pickText(texts, locale, original) ?? missing;
  return (
    <QuestionPart
      {...of}
      question={toPaperQuestion(question, textOf)}
      answer={answer as never}
      onAnswer={setAnswer}
    />
  );
}
