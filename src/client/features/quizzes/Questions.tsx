import { FormattedMessage } from 'react-intl';
import type { QuizDetails } from '../../../shared/contract/quizzes';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { quizMessages } from './messages';
import styles from './Questions.module.css';

/** All questions with their options. */
export function Questions({ questions }: Pick<QuizDetails, 'questions'>) {
  return (
    <section className={styles['section']} aria-labelledby="questions">
      <h2 id="questions" className={styles['heading']}>
        <FormattedMessage {...quizMessages.questionsLabel} />
      </h2>
      <Notice title={<FormattedMessage {...quizMessages.previewTitle} />}>
        <p>
          <FormattedMessage {...quizMessages.preview} />
        </p>
      </Notice>
      <ol className={styles['questions']}>
        {questions.map(({ kind, prompt, options }, index) => (
          <li key={index} className={styles['question']}>
            <div className={styles['text']}>
              <h3 className={styles['prompt']}>
                <UserText text={prompt} note />
              </h3>
              <p className={styles['kind']}>
                <FormattedMessage {...quizMessages[kind]} />
              </p>
              <ul className={styles['options']}>
                {options.map(({ label }, option) => (
                  <li key={option}>
                    <UserText text={label} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
