import { FormattedMessage } from 'react-intl';
import type { PostDetails } from '../../../shared/contract/blogs';
import type { DetailPage } from '../../../shared/contract/content';
import { authorKindMessages } from '../../intl/contents/messages';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { AuthorName } from '../../parts/person/AuthorName';
import { getAuthorPath } from '../../parts/person/authorPath';
import { Portrait } from '../../parts/person/Portrait';
import { UserText } from '../../ui/UserText';
import styles from './AuthorCard.module.css';
import { getPostsPath } from './authorPaths';
import { blogMessages } from './messages';

/** Author of a post, with a link to all their other posts. */
export function AuthorCard({ author, details }: DetailPage<PostDetails>) {
  const all = getPostsPath(details.authorId);
  return (
    <Card className={styles['author']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...blogMessages.author} />
      </h2>
      <div className={styles['who']}>
        <Portrait name={author.name.text} picture={details.authorPicture} />
        <p>
          <span className={styles['name']}>
            <AuthorName author={author} to={getAuthorPath(author)} />
          </span>
          <span className={styles['kind']}>
            <FormattedMessage {...authorKindMessages[author.kind]} />
          </span>
        </p>
      </div>
      {all && (
        <Link to={all} className={styles['all']}>
          <FormattedMessage
            {...blogMessages.allBy}
            values={{ name: <UserText text={author.name} /> }}
          />
        </Link>
      )}
    </Card>
  );
}
