import { FormattedMessage } from 'react-intl';
import type { Comment, MyComments } from '../../../../shared/contract/comments';
import { Badge } from '../../../ui/Badge';
import { addressOf } from '../../../ui/comments/addressOf';
import { Link } from '../../../ui/Link';
import { Markdown } from '../../../ui/Markdown';
import { HIDDEN_PATH } from '../../../ui/noticePath';
import { PersonName } from '../../../ui/person/PersonName';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { unseenMessages } from './messages';
import styles from './MyDialogs.module.css';

/** A comment away from its place: what it says, who wrote it when, and the way to it. */
export function MyComment({ item }: { readonly item: MyComments['items'][number] }) {
  const { relation, comment, place } = item;
  const { id, author, authorId, body, lang, createdAt, state } = comment;
  return (
    <li className={styles['entry']}>
      <h3 className={styles['place']}>
        <Link to={addressOf('comment', place, id)}>
          <UserText text={place.title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        {relation !== 'mine' && <PersonName id={authorId} name={author} />}
        <TimeText value={createdAt} format="dateTime" />
        <Unseen state={state} />
      </p>
      <Markdown text={{ text: body, lang }} headingLevel={4} />
    </li>
  );
}

function Unseen({ state }: Pick<Comment, 'state'>) {
  if (state === 'held') {
    return (
      <Badge tone="warn">
        <FormattedMessage {...unseenMessages.held} />
      </Badge>
    );
  }
  if (state !== 'hidden') return null;
  return (
    <Link to={HIDDEN_PATH}>
      <FormattedMessage {...unseenMessages.hidden} />
    </Link>
  );
}
