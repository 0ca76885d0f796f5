import { FormattedMessage } from 'react-intl';
import type { Notification } from '../../../shared/contract/notifications';
import { useMarkAllReadMutation } from './notificationsApi';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/toast';
import { listMessages } from './messages';

interface Props {
  /** Entries that the person sees: later ones stay unread. */
  readonly entries: readonly Notification[];
}

/** Marks as read all that is shown, and what came before it; nothing where all of it was read. */
export function MarkAllButton({ entries }: Props) {
  const [mark, { isLoading }] = useMarkAllReadMutation();
  const toast = useToast();
  const [newest] = entries;
  if (!newest || entries.every(({ isRead }) => isRead)) return null;
  const press = async () => {
    const { error } = await mark({ until: newest.at });
    if (error) toast({ text: listMessages.failed, tone: 'bad' });
  };
  return (
    <Button look="quiet" isPending={isLoading} onClick={() => void press()}>
      <FormattedMessage {...listMessages.markAll} />
    </Button>
  );
}
