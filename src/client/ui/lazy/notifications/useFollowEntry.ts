import type { Notification } from '../../../../shared/contract/notifications';
import { useMarkReadMutation } from '../../../api/notificationsApi';

/** Who goes where an entry leads has read it. */
export function useFollowEntry(): (entry: Notification) => void {
  const [mark] = useMarkReadMutation();
  return ({ id, isRead }) => {
    if (!isRead) void mark({ id, isRead: true });
  };
}
