import { FormattedMessage } from 'react-intl';
import type { Notification } from '../../../shared/contract/notifications';
import { joinClasses } from '../../ui/joinClasses';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Entry.module.css';
import { getEntryPath } from './entryPath';
import { entryMessages, kindMessages } from './messages';

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
