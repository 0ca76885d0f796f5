import { FormattedMessage } from 'react-intl';
import type { EditorialQueueItem } from '../../../../shared/contract/lifecycle';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { sectionMessages, titleMessages } from '../../../intl/sharedMessages';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import { useToast } from '../../../ui/toast';
import { UserText } from '../../../ui/UserText';
import { useRestoreContentMutation } from './editorialQueueApi';
import styles from './desk.module.css';
import { editorialQueueMessages, deskRowMessages, deskStateMessages } from './messages';

interface Props {
  readonly item: EditorialQueueItem;
}

/** One content on the desk: what it is, in which state, and the way to go on with it. */
export function EditorialQueueRow({ item }: Props) {
  const { section, title, by, updatedAt, status, publishedAt } = item;
  return (
    <li className={styles['row']} data-row tabIndex={-1}>
      <p className={styles['badges']}>
        <Badge tone="accent">
          <FormattedMessage {...sectionMessages[section]} />
        </Badge>
        <States item={item} />
      </p>
      <h2 className={styles['title']}>
        <UserText text={title} note />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage
          {...deskRowMessages.changed}
          values={{
            name: <UserText key="name" text={by} />,
            when: <TimeText key="when" value={updatedAt} format="dateTime" />,
          }}
        />
      </p>
      {status === 'scheduled' && publishedAt && (
        <p>
          <FormattedMessage
            {...deskRowMessages.goesOut}
            values={{ when: <TimeText key="when" value={publishedAt} format="dateTime" /> }}
          />
        </p>
      )}
      {item.isDeleted ? <Restore item={item} /> : <Ways item={item} />}
    </li>
  );
}

function States({ item: { status, isRetracted, isDeleted } }: Props) {
  return (
    <>
      <Badge>
        <FormattedMessage {...deskStateMessages[status]} />
      </Badge>
      {isRetracted && (
        <Badge tone="bad">
          <FormattedMessage {...deskStateMessages.retracted} />
        </Badge>
      )}
      {isDeleted && (
        <Badge tone="bad">
          <FormattedMessage {...deskStateMessages.deleted} />
        </Badge>
      )}
    </>
  );
}

function Ways({ item: { section, slug } }: Props) {
  const page = `/${section}/${slug}`;
  return (
    <p className={styles['ways']}>
      <Link to={`${page}/edit`}>
        <FormattedMessage {...titleMessages.edit} />
      </Link>
      <Link to={page}>
        <FormattedMessage {...editorialQueueMessages.look} />
      </Link>
      <Link to={`${page}/history`}>
        <FormattedMessage {...titleMessages.history} />
      </Link>
    </p>
  );
}

function Restore({ item: { id, section, slug, revision } }: Props) {
  const keyFor = useIdempotencyKeys();
  const toast = useToast();
  const [restore, { isLoading }] = useRestoreContentMutation();
  const send = async () => {
    const wanted = { id, section, slug, revision };
    const { error } = await restore({ ...wanted, idempotencyKey: keyFor(wanted) });
    toast(
      error
        ? { text: editorialQueueMessages.notRestored, tone: 'bad' }
        : { text: editorialQueueMessages.restored, tone: 'good' },
    );
  };
  return (
    <p>
      <Button look="secondary" isPending={isLoading} onClick={() => void send()}>
        <FormattedMessage {...editorialQueueMessages.restore} />
      </Button>
    </p>
  );
}
