import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { ShareButtons } from '../../parts/share/ShareButtons';
import { Markdown, MarkdownContents } from '../../ui/Markdown';
import { TimeText } from '../../ui/TimeText';
import { AuthorCard } from './AuthorCard';
import { blogMessages } from './messages';
import { OtherPosts } from './OtherPosts';

export function PostScreen() {
  return (
    <DetailScreen
      section="blogs"
      page={useContent('blogs')}
      facts={({ details: { readingMinutes, correctedAt } }) => [
        [
          <FormattedMessage {...blogMessages.readingTimeLabel} />,
          <FormattedMessage {...blogMessages.readingTime} values={{ minutes: readingMinutes }} />,
        ],
        [
          <FormattedMessage {...blogMessages.corrected} />,
          correctedAt && <TimeText value={correctedAt} />,
        ],
      ]}
      aside={(post) => <AuthorCard {...post} />}
      below={({ slug, title, details, status }) => (
        <>
          {status === 'published' && (
            <ShareButtons key={slug} path={`/blogs/${slug}`} title={title.text} />
          )}
          <OtherPosts {...details} />
        </>
      )}
    >
      {({ body }) => (
        <>
          <MarkdownContents text={body} />
          <Markdown text={body} hasAnchors />
        </>
      )}
    </DetailScreen>
  );
}
