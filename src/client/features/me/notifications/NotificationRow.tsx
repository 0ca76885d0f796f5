import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Notification } from '../../../../shared/contract/notifications';
import {
  useMarkReadMutation,
  useRemoveNotificationMutation,
  useRestoreNotificationMutation,
} from '../../../parts/notifications/notificationsApi';
import { Button } from '../../../ui/Button';
import { Entry } from '../../../parts/notifications/Entry';
import { listMessages, reasonMessages } from '../../../parts/notifications/messages';
import { useOpenEntry } from '../../../parts/notifications/useOpenEntry';
import { useToast } from '../../../ui/toast';
import styles from './Notifications.module.css';

interface Props {
  readonly entry: Notification;
}

/** An entry with its reason, and what can be done with it. */
export function NotificationRow({ entry }: Props) {
  const follow = useOpenEntry();
  return (
    <li className={styles['row']}>
      <article tabIndex={-1}>
        <Entry entry={entry} heading="h3" onFollow={() => follow(entry)} />
        {entry.note && (
          <p dir="auto">
            <FormattedMessage {...listMessages.note} /> <q>{entry.note}</q>
          </p>
        )}
        <details className={styles['why']}>
          <summary>
            <FormattedMessage {...listMessages.why} />
          </summary>
          <p>
            <FormattedMessage {...reasonMessages[entry.because]} />
          </p>
        </details>
      </article>
      <Actions entry={entry} />
    </li>
  );
}

function Actions({ entry: { id, isRead } }: Props) {
  const toast = useToast();
  const [mark, marking] = useMarkReadMutation();
  const [remove, removing] = useRemoveNotificationMutation();
  const [restore] = useRestoreNotificationMutation();
  const orSay = async (press: Promise<{ readonly error?: unknown }>) => {
    const { error } = await press;
    if (error) toast({ text: listMessages.failed, tone: 'bad' });
    return !error;
  };
  const takeAway = async () => {
    if (await orSay(remove(id)))
      toast({ text: listMessages.removed, undo: () => void orSay(restore(id)) });
  };
  return (
    <p className={styles['actions']}>
      <Press
        text={isRead ? listMessages.markUnread : listMessages.markRead}
        isPending={marking.isLoading}
        onPress={() => void orSay(mark({ id, isRead: !isRead }))}
      />
      <Press
        text={listMessages.remove}
        isPending={removing.isLoading}
        onPress={() => void takeAway()}
      />
    </p>
  );
}

interface PressProps {
  readonly text: MessageDescriptor;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

const Press = ({ text, isPending, onPress }: PressProps) => (
  <Button look="quiet" isPending={isPending} onClick={onPress}>
    <FormattedMessage {...text} />
  </Button>
);
