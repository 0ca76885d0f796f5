import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../ui/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../ui/ListScreen';
import { TimeText } from '../../ui/TimeText';
import { blogMessages } from './messages';

export function PostsScreen() {
  return (
    <ListScreen section="blogs" list={useContents('blogs')}>
      {(post) => (
        <ContentCard
          item={post}
          facts={
            <>
              {post.publishedAt && (
                <Fact icon="calendar">
                  <TimeText value={post.publishedAt} />
                </Fact>
              )}
              <Fact icon="clock">
                <FormattedMessage
                  {...blogMessages.readingTime}
                  values={{ minutes: post.details.readingMinutes }}
                />
              </Fact>
            </>
          }
        />
      )}
    </ListScreen>
  );
}
