import { FormattedMessage } from 'react-intl';
import type { LegalVersion } from '../../../shared/contract/legal';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './LegalScreen.module.css';
import { legalMessages } from './messages';
import { getVersionPath } from './versions';

interface Props {
  readonly next: LegalVersion;
  /** The number of the version in force. */
  readonly present: number;
}

/**
 * Tells the readers of the version in force what comes after it, from when, and what is going to
 * change.
 */
export function UpcomingVersionNotice({ next, present }: Props) {
  const path = getVersionPath(next);
  return (
    <Notice
      tone="accent"
      icon="calendar"
      title={<FormattedMessage {...legalMessages.comingTitle} />}
    >
      <p>
        <FormattedMessage
          {...legalMessages.comingText}
          values={{
            date: <TimeText key="date" value={next.effectiveOn} />,
            number: next.versionNumber,
          }}
        />
      </p>
      {next.whatChanged && (
        <p>
          <UserText text={next.whatChanged} />
        </p>
      )}
      <ul className={styles['ways']}>
        <li>
          <Link to={path} className={styles['present']}>
            <FormattedMessage {...legalMessages.readComing} />
          </Link>
        </li>
        <li>
          <Link
            to={`${path}?from=${present}&to=${next.versionNumber}`}
            className={styles['present']}
          >
            <FormattedMessage {...legalMessages.compareComing} />
          </Link>
        </li>
      </ul>
    </Notice>
  );
}
