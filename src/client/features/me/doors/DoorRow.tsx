import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/Button';
import { DatedSentence } from '../DatedSentence';
import styles from '../SecurityScreen.module.css';
import { doorMessages } from './messages';

interface Props {
  readonly name: DoorNameText;
  /** ISO date and time; null at a login that is not linked. */
  readonly linkedAt: string | null;
  readonly onPress: () => void;
}

/** The address of a provider, or the words for the city’s own login. */
export type DoorNameText = string | MessageDescriptor;

/** Shows the name of a login. */
export function DoorName({ name }: { readonly name: DoorNameText }) {
  return typeof name === 'string' ? (
    <bdi dir="ltr" className={styles['issuer']}>
      {name}
    </bdi>
  ) : (
    <span className={styles['issuer']}>
      <FormattedMessage {...name} />
    </span>
  );
}

/** One login, by its name. */
export function DoorRow({ name, linkedAt, onPress }: Props) {
  const { formatMessage } = useIntl();
  const action = linkedAt === null ? doorMessages.link : doorMessages.unlink;
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <DoorName name={name} />
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
        aria-label={[
          formatMessage(action),
          typeof name === 'string' ? name : formatMessage(name),
        ].join(' ')}
      >
        <FormattedMessage {...action} />
      </Button>
    </li>
  );
}
