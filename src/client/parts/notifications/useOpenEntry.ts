import type { Notification } from '../../../shared/contract/notifications';
import { useMarkReadMutation } from './notificationsApi';

/** Provides the function that marks an entry as read when its link is followed. */
export function useOpenEntry(): (entry: Notification) => void {
  const [mark] = useMarkReadMutation();
  return ({ id, isRead }) => {
    if (!isRead) void mark({ id, isRead: true });
  };
}
