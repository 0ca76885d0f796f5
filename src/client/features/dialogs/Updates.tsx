import { FormattedMessage } from 'react-intl';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { dialogMessages } from './messages';
import styles from './Updates.module.css';

interface Props {
  readonly updates: DialogDetails['updates'];
}

/** Reports of the city while people were talking, newest first. */
export function Updates({ updates }: Props) {
  if (updates.length === 0) return null;
  const newestFirst = [...updates].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className={styles['title']}>
        <FormattedMessage {...dialogMessages.updates} />
      </h2>
      <ol className={styles['line']}>
        {newestFirst.map(({ at, editedAt, text }) => (
          <li key={at} className={styles['update']}>
            <p className={styles['when']}>
              <TimeText value={at} />
              {editedAt && (
                <>
                  {' '}
                  <FormattedMessage {...dialogMessages.corrected} />
                </>
              )}
            </p>
            <p>
              <UserText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
