import { lazy, Suspense } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { MAX_UNREAD } from '../../../shared/contract/notifications';
import { useGetUnreadQuery, useWatchNotificationsQuery } from './notificationsApi';
import { accountMessages } from '../../intl/sharedMessages';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { AriaRoot } from '../../ui/overlays/AriaRoot';
import styles from './Bell.module.css';
import { bellMessages } from './bell/messages';

const BellList = lazy(() =>
  import(/* webpackChunkName: "bell-list" */ './BellList').then((module) => ({
    default: module.BellList,
  })),
);

/**
 * The number of unread notifications, and the newest of them.
 *
 * Keyboard: Enter or Space opens; Tab goes through the list; Escape closes, and the focus is on the
 * bell again.
 */
export function Bell() {
  const { formatMessage, formatNumber } = useIntl();
  useWatchNotificationsQuery(undefined);
  const { data } = useGetUnreadQuery(undefined);
  const unread = data?.unread ?? 0;
  const most = MAX_UNREAD - 1;
  const name =
    unread > most
      ? formatMessage(bellMessages.many, { count: most })
      : formatMessage(bellMessages.bell, { count: unread });
  const shown = unread > most ? `${formatNumber(most)}+` : formatNumber(unread);
  return (
    <AriaRoot>
      <DialogTrigger>
        <Button className={styles['bell']!} aria-label={name}>
          <Icon name="bell" />
          {unread > 0 && (
            <span className={styles['count']} aria-hidden="true">
              {shown}
            </span>
          )}
        </Button>
        <Popover className={styles['popover']!} placement="bottom end">
          <Dialog
            className={styles['dialog']!}
            aria-label={formatMessage(accountMessages.notifications)}
          >
            {({ close }) => (
              <Suspense fallback={<Skeleton lines={3} />}>
                <BellList onLeave={close} />
              </Suspense>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaRoot>
  );
}
