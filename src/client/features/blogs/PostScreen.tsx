import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { blogMessages } from './messages';

export function PostScreen() {
  return (
    <DetailScreen
      section="blogs"
      page={useContent('blogs')}
      facts={({ details }) => [
        [
          <FormattedMessage {...blogMessages.readingTimeLabel} />,
          <FormattedMessage
            {...blogMessages.readingTime}
            values={{ minutes: details.readingMinutes }}
          />,
        ],
      ]}
    >
      {({ body }) => <Markdown text={body} />}
    </DetailScreen>
  );
}
