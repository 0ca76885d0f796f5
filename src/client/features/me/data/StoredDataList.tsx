import { FormattedMessage } from 'react-intl';
import { LegalLink } from '../../../parts/legal/LegalLink';
import styles from './Data.module.css';
import { dataMessages, storedMessages } from './messages';

const KINDS = ['profile', 'access', 'contributions', 'votes', 'decisions'] as const;

/** In words, what the archive holds in full. */
export function StoredDataList() {
  return (
    <>
      <ul className={styles['kinds']}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <FormattedMessage {...storedMessages[kind]} />
          </li>
        ))}
      </ul>
      <p>
        <LegalLink page="privacy-policy">
          <FormattedMessage {...dataMessages.policy} />
        </LegalLink>
      </p>
    </>
  );
}
