import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice } from '../../../shared/contract/me';
import { isProblem } from '../../api/problem';
import { useLocale } from '../../intl/IntlRoot';
import { accountMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Icon, type IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { useRelativeTime } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { AccountLayout } from './AccountLayout';
import { useGetNoticesQuery } from './meApi';
import { meMessages, noticeMessages } from './messages';
import styles from './NoticesScreen.module.css';

const ICONS = {
  pollClosingSoon: 'clock',
  outcomePublished: 'votes',
  eventSoon: 'calendar',
} as const satisfies Record<Notice['kind'], IconName>;

/** What asks for the person's attention, the nearest moment first. */
export function NoticesScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout title={formatMessage(accountMessages.notifications)}>
      <Notices />
    </AccountLayout>
  );
}

function Notices() {
  const { currentData, isError, error, refetch } = useGetNoticesQuery(useLocale());
  if (!currentData) {
    const reference = isProblem(error) ? error.reference : undefined;
    return isError ? (
      <ErrorNotice onRetry={refetch} reference={reference} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  if (currentData.items.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...meMessages.noNotices} />}
        text={<FormattedMessage {...meMessages.noNoticesText} />}
      />
    );
  }
  return (
    <ul className={styles['notices']}>
      {currentData.items.map((notice) => (
        <NoticeRow key={`${notice.kind} ${notice.content.id}`} notice={notice} />
      ))}
    </ul>
  );
}

function NoticeRow({ notice: { kind, at, content } }: { readonly notice: Notice }) {
  const relative = useRelativeTime();
  return (
    <li className={styles['notice']}>
      <span className={styles['icon']}>
        <Icon name={ICONS[kind]} />
      </span>
      <div>
        <h2 className={styles['title']}>
          <Link to={`/${content.section}/${content.slug}`}>
            <UserText text={content.title} note />
          </Link>
        </h2>
        <p className={styles['text']}>
          <FormattedMessage {...noticeMessages[kind]} values={{ when: relative(at) }} />
        </p>
      </div>
    </li>
  );
}
