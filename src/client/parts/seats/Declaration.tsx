import { FormattedMessage } from 'react-intl';
import type { Interests } from '../../../shared/contract/seats';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Declaration.module.css';
import { interestMessages } from './messages';

/** The interests that a member has declared, and when: folded away until it is opened. */
export function Declaration({ interests: { text, at } }: { readonly interests: Interests }) {
  return (
    <details className={styles['fold']}>
      <summary>
        <FormattedMessage {...interestMessages.title} />
      </summary>
      <p className={styles['text']}>
        {text.text === '' ? (
          <FormattedMessage {...interestMessages.none} />
        ) : (
          <UserText text={text} />
        )}
      </p>
      <p className={styles['soft']}>
        <FormattedMessage {...interestMessages.at} /> <TimeText value={at} />
      </p>
    </details>
  );
}
