import { FormattedMessage } from 'react-intl';
import type { WorkItem, WorkKind } from '../../../shared/contract/work';
import { Link } from '../../ui/Link';
import { useRelativeTime } from '../../ui/TimeText';
import { waitingSince, workMessages } from './messages';
import styles from './WorkList.module.css';

/** Pages on which work of a kind is done. */
const WORK_PATHS: Readonly<Record<WorkKind, string>> = {
  moderation: '/admin/moderation',
  handedIn: '/admin/contents?state=in_review',
  feedback: '/admin/feedback',
  jobs: '/admin/jobs',
};

interface Props {
  readonly items: readonly WorkItem[];
  /** Called when the person follows a link. */
  readonly onFollow?: () => void;
}

/** Links to what waits for the staff, with the amount and since when. */
export function WorkList({ items, onFollow }: Props) {
  return (
    <ul className={styles['work']}>
      {items.map(({ kind, count, since }) => (
        <li key={kind}>
          <Link to={WORK_PATHS[kind]} {...(onFollow && { onClick: onFollow })}>
            <FormattedMessage {...workMessages[kind]} values={{ count }} />
          </Link>
          {since && <WorkAge since={since} />}
        </li>
      ))}
    </ul>
  );
}

/** Tells since when the oldest waits. */
function WorkAge({ since }: { readonly since: string }) {
  const relative = useRelativeTime();
  return (
    <span className={styles['since']} suppressHydrationWarning>
      <FormattedMessage {...waitingSince} values={{ when: relative(since) }} />
    </span>
  );
}
