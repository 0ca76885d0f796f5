import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Localized, Text } from '../../../../shared/contract/text';
import { localeInfo } from '../../../../shared/locales';
import type { QuizAnswer } from '../../../../shared/quizzes/answers';
import { useLocale } from '../../../intl/IntlRoot';
import styles from '../../have-your-say/builder/builder.module.css';
import { useBuilder } from '../../have-your-say/builder/builderContext';
import { InLanguage } from '../../have-your-say/builder/InLanguage';
import { builderMessages } from '../../have-your-say/builder/messages';
import { readIn } from '../../have-your-say/builder/written';
import { QuestionPart } from '../attempt/QuestionPart';
import { quizBuilderMessages } from './messages';
import { paperQuestionOf, type Written, type WrittenQuestion } from './writtenQuiz';

/** The questions as people will have them, in the chosen language. They can be tried out: nothing of it is kept or sent. */
export function QuizPreview({ written: latest }: { readonly written: Written }) {
  const { locale } = useBuilder();
  // Typing comes first.
  const { questions } = useDeferredValue(latest);
  return (
    <section aria-labelledby="preview-title" className={styles['preview']}>
      <h2 id="preview-title" className={styles['sideTitle']}>
        <FormattedMessage {...builderMessages.preview} />
      </h2>
      <p className={styles['note']}>
        <FormattedMessage {...quizBuilderMessages.trial} />
      </p>
      <div className={styles['sheet']} lang={locale} dir={localeInfo(locale).dir}>
        <InLanguage locale={locale}>
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
        </InLanguage>
      </div>
    </section>
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
  const textOf = (texts: Localized) => readIn(texts, locale, original) ?? missing;
  return (
    <QuestionPart
      {...of}
      question={paperQuestionOf(question, textOf)}
      answer={answer as never}
      onAnswer={setAnswer}
    />
  );
}
