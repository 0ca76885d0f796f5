import { FormattedMessage } from 'react-intl';
import type { Question } from '../../../../shared/ballots/paper';
import { UserText } from '../../../ui/UserText';
import { rulesMessages } from './messages';
import styles from './Rules.module.css';

/** The paper to read, for somebody who cannot fill it in now. */
export function Asked({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className={styles['asked']} aria-labelledby="asked">
      <h3 id="asked" className={styles['title']}>
        <FormattedMessage {...rulesMessages.asked} />
      </h3>
      <ol className={styles['questions']}>
        {questions.map(({ id, prompt, options }) => (
          <li key={id}>
            <p className={styles['prompt']}>
              <UserText text={prompt} />
            </p>
            {options.length > 0 && (
              <ul className={styles['options']}>
                {options.map((option) => (
                  <li key={option.id}>
                    <UserText text={option.label} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
