import { FormattedMessage } from 'react-intl';
import type { Notification } from '../../../shared/contract/notifications';
import { joinClasses } from '../../ui/joinClasses';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Entry.module.css';
import { type NotificationKind } from '../../../shared/contract/notifications';
import { toCertificatePath } from '../../../shared/certificatePath';
import { toCommentPath } from '../../../shared/commentPath';
import { HIDDEN_PATH } from '../content/noticePath';
import { entryMessages, kindMessages } from './messages';

/** Kinds whose content is not out yet and is read where it is written. */
const UNPUBLISHED: readonly NotificationKind[] = ['submitted', 'returned'];
const INVITATIONS: readonly NotificationKind[] = ['invited'];

/**
 * Returns the path of an entry: of the content that it is about; of what was hidden, the reason.
 * Null: no path.
 */
function getEntryPath({ kind, content, commentId, certificate }: Notification): string | null {
  if (kind === 'hidden' || kind === 'appealDecided') return HIDDEN_PATH;
  if (INVITATIONS.includes(kind)) return '/me/teams';
  if (content === null) return null;
  if (certificate !== null) return toCertificatePath(certificate);
  if (commentId !== null) return toCommentPath(content, commentId);
  const place = `/${content.section}/${content.slug}`;
  return UNPUBLISHED.includes(kind) ? `${place}/edit` : place;
}

interface Props {
  readonly entry: Notification;
  readonly heading: 'h2' | 'h3';
  /** Called when the person goes where it leads. */
  readonly onFollow: () => void;
}

/** One notification: what happened, to what, and when. An unread one has a mark and says so. */
export function Entry({ entry, heading: Heading, onFollow }: Props) {
  const { at, isRead } = entry;
  return (
    <>
      <Heading className={joinClasses(styles['title'], !isRead && styles['unread'])}>
        {!isRead && (
          <span className={styles['mark']}>
            <span className="visually-hidden">
              <FormattedMessage {...entryMessages.unread} />
            </span>
          </span>
        )}
        <Title entry={entry} onFollow={onFollow} />
      </Heading>
      <p className={styles['text']}>
        <Happened entry={entry} /> <TimeText value={at} format="time" />
      </p>
    </>
  );
}

function Title({ entry, onFollow }: Omit<Props, 'heading'>) {
  const path = getEntryPath(entry);
  const title = entry.content ? (
    <UserText text={entry.content.title} note />
  ) : (
    <FormattedMessage {...(path === null ? entryMessages.nameless : entryMessages.namelessGroup)} />
  );
  if (path === null) return title;
  return (
    <Link to={path} onClick={onFollow}>
      {title}
    </Link>
  );
}

/** The sentence, with the names of those who did it and how many others there are. */
function Happened({ entry: { kind, actors } }: Pick<Props, 'entry'>) {
  const [first] = actors.names;
  const name =
    first === undefined ? <FormattedMessage {...entryMessages.somebody} /> : <bdi>{first}</bdi>;
  const others = Math.max(0, actors.total - 1);
  return <FormattedMessage {...kindMessages[kind]} values={{ name, others }} />;
}
