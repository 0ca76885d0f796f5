import { FormattedMessage } from 'react-intl';
import type { Notice } from '../../../shared/contract/me';
import { Icon, type IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useRelativeTime } from '../../ui/TimeText';
import { getNoticePath } from '../../parts/content/noticePath';
import { UserText } from '../../ui/UserText';
import { noticeMessages } from './messages';
import styles from './NoticeList.module.css';

const ICONS = {
  pollClosingSoon: 'clock',
  resultPublished: 'votes',
  outcomePublished: 'votes',
  eventSoon: 'calendar',
  hidden: 'info',
  conclusionsDue: 'comments',
} as const satisfies Record<Notice['kind'], IconName>;

interface Props {
  readonly notices: readonly Notice[];
  readonly heading: 'h2' | 'h3';
}

/** Notices as rows, each leading to what it is about. */
export function NoticeList({ notices, heading }: Props) {
  return (
    <ul className={styles['notices']}>
      {notices.map((notice) => (
        <NoticeRow key={`${notice.kind} ${notice.content.id}`} notice={notice} heading={heading} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly notice: Notice;
  readonly heading: Props['heading'];
}

function NoticeRow({ notice: { kind, at, content }, heading: Heading }: RowProps) {
  const relative = useRelativeTime();
  return (
    <li className={styles['notice']}>
      <span className={styles['icon']}>
        <Icon name={ICONS[kind]} />
      </span>
      <div>
        <Heading className={styles['title']}>
          <Link to={getNoticePath(kind, content)}>
            <UserText text={content.title} note />
          </Link>
        </Heading>
        <p className={styles['text']}>
          <FormattedMessage {...noticeMessages[kind]} values={{ when: relative(at) }} />
        </p>
      </div>
    </li>
  );
}
