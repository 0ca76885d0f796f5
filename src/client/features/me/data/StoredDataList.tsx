import { FormattedMessage } from 'react-intl';
import { Link } from '../../../ui/Link';
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
        <Link to="/privacy-policy">
          <FormattedMessage {...dataMessages.policy} />
        </Link>
      </p>
    </>
  );
}
