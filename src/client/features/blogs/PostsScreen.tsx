import { FormattedMessage, useIntl } from 'react-intl';
import type { PostFacts } from '../../../shared/contract/blogs';
import type { ListItem } from '../../../shared/contract/content';
import { useContents } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import type { SectionFilter } from '../../parts/content/FilterBar';
import { ListScreen } from '../../parts/content/ListScreen';
import { AuthorName } from '../../parts/person/AuthorName';
import { TimeText } from '../../ui/TimeText';
import { getPostsPath } from './authorPaths';
import { blogMessages } from './messages';
import styles from './PostsScreen.module.css';
import { useGetPostFacetsQuery } from './postsApi';

/**
 * Isolates a name, which may run in another direction than the number after it (Unicode TR 9: first
 * strong isolate, and its end).
 */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Provides the choice of authors; empty as long as the authors are not known. */
function useAuthorChoice(): readonly SectionFilter[] {
  const { formatMessage } = useIntl();
  const { currentData } = useGetPostFacetsQuery(useLocale());
  if (!currentData) return [];
  const options = currentData.authors.map(({ id, name, posts }) => ({
    value: id,
    text: formatMessage(blogMessages.authorOption, { name: isolated(name.text), posts }),
  }));
  return [{ name: 'author', label: blogMessages.author, any: blogMessages.anyAuthor, options }];
}

export function PostsScreen() {
  return (
    <ListScreen
      section="blogs"
      list={useContents('blogs')}
      filters={['q', 'topic']}
      choices={useAuthorChoice()}
    >
      {(post, place) => (
        <ContentCard item={post} isLarge={place === 0} facts={<PostFactsLine {...post} />} />
      )}
    </ListScreen>
  );
}

function PostFactsLine({ author, publishedAt, counts, details }: ListItem<PostFacts>) {
  return (
    <>
      <span className={styles['author']}>
        <Fact icon="person">
          <AuthorName author={author} to={getPostsPath(details.authorId)} />
        </Fact>
      </span>
      {publishedAt && (
        <Fact icon="calendar">
          <TimeText value={publishedAt} />
        </Fact>
      )}
      <Fact icon="clock">
        <FormattedMessage
          {...blogMessages.readingTime}
          values={{ minutes: details.readingMinutes }}
        />
      </Fact>
      {counts.comments > 0 && (
        <Fact icon="comments">
          <FormattedMessage {...uiMessages.comments} values={{ count: counts.comments }} />
        </Fact>
      )}
    </>
  );
}
