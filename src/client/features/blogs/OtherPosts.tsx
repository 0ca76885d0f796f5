import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { PostDetails, PostLink } from '../../../shared/contract/blogs';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { blogMessages } from './messages';
import styles from './OtherPosts.module.css';

/** Links from a post: to others about the same subject, and to those before and after it. */
export function OtherPosts({ related, previous, next }: PostDetails) {
  const { formatMessage } = useIntl();
  return (
    <>
      {related.length > 0 && (
        <section className={styles['related']} aria-labelledby="related">
          <h2 id="related" className={styles['heading']}>
            <FormattedMessage {...blogMessages.related} />
          </h2>
          <ul className={styles['posts']}>
            {related.map((post) => (
              <li key={post.slug} className={styles['post']}>
                <h3 className={styles['title']}>
                  <PostTitle post={post} />
                </h3>
                <p className={styles['date']}>
                  <TimeText value={post.publishedAt} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(previous ?? next) && (
        <nav className={styles['neighbours']} aria-label={formatMessage(blogMessages.neighbours)}>
          {previous && <Neighbour post={previous} label={blogMessages.previous} rel="prev" />}
          {next && <Neighbour post={next} label={blogMessages.next} rel="next" />}
        </nav>
      )}
    </>
  );
}

interface TitleProps {
  readonly post: PostLink;
  readonly rel?: string;
}

const PostTitle = ({ post: { slug, title }, ...rest }: TitleProps) => (
  <Link to={`/blogs/${slug}`} {...rest}>
    <UserText text={title} />
  </Link>
);

function Neighbour({ label, ...rest }: TitleProps & { readonly label: MessageDescriptor }) {
  return (
    <p className={styles[rest.rel === 'next' ? 'after' : 'before']}>
      <span className={styles['label']}>
        <FormattedMessage {...label} />
      </span>
      <PostTitle {...rest} />
    </p>
  );
}
