import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Comment } from '../../../shared/contract/dialogs';
import { dialogMessages } from './messages';
import styles from './Votes.module.css';

const ROWS = [
  { name: 'up', sentence: dialogMessages.agree, path: 'M12 19V6M6 11.5 12 5.5l6 6' },
  { name: 'down', sentence: dialogMessages.disagree, path: 'M12 5v13M6 12.5l6 6 6-6' },
] as const;

/** How many agree and disagree with a comment: arrows with numbers for the eye, sentences for screen readers. */
export function Votes(votes: Comment['votes']) {
  return (
    <ul className={styles['votes']}>
      {ROWS.map(({ name, sentence, path }) => (
        <li key={name}>
          <span aria-hidden="true" className={styles['number']}>
            <svg viewBox="0 0 24 24" focusable="false">
              <path d={path} />
            </svg>
            <FormattedNumber value={votes[name]} />
          </span>
          <span className="visually-hidden">
            <FormattedMessage {...sentence} values={{ count: votes[name] }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
