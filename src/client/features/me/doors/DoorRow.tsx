import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/Button';
import { DatedSentence } from '../DatedSentence';
import styles from '../SecurityScreen.module.css';
import { doorMessages } from './messages';

interface Props {
  readonly issuer: string;
  /** ISO date and time; null at a login that is not linked. */
  readonly linkedAt: string | null;
  readonly onPress: () => void;
}

/** One login, by the address of its provider. */
export function DoorRow({ issuer, linkedAt, onPress }: Props) {
  const { formatMessage } = useIntl();
  const action = linkedAt === null ? doorMessages.link : doorMessages.unlink;
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <bdi dir="ltr" className={styles['issuer']}>
          {issuer}
        </bdi>
        {linkedAt === null ? (
          <span className={styles['soft']}>
            <FormattedMessage {...doorMessages.notLinked} />
          </span>
        ) : (
          <DatedSentence message="linkedAt" at={linkedAt} />
        )}
      </div>
      <Button
        look="secondary"
        onClick={onPress}
        aria-label={[formatMessage(action), issuer].join(' ')}
      >
        <FormattedMessage {...action} />
      </Button>
    </li>
  );
}
