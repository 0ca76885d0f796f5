import type { MyComments } from '../../../../shared/contract/comments';
import { getTextPath } from '../../../parts/comments/textPath';
import { Link } from '../../../ui/Link';
import { Markdown } from '../../../ui/Markdown';
import { PersonName } from '../../../parts/person/PersonName';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import styles from './MyDialogs.module.css';
import { NotPublicNotice } from './NotPublicNotice';

/** A comment away from its place: what it says, who wrote it when, and the way to it. */
export function MyComment({ item }: { readonly item: MyComments['items'][number] }) {
  const { relation, comment, place } = item;
  const { id, author, authorId, body, lang, createdAt, state } = comment;
  return (
    <>
      <h3 className={styles['place']}>
        <Link to={getTextPath({ kind: 'comment', id }, place)}>
          <UserText text={place.title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        {relation !== 'mine' && <PersonName id={authorId} name={author} />}
        <TimeText value={createdAt} format="dateTime" />
        <NotPublicNotice state={state} />
      </p>
      <Markdown hasPictures={false} text={{ text: body, lang }} headingLevel={4} />
    </>
  );
}
