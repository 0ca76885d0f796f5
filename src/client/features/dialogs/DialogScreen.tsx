import { FormattedMessage } from 'react-intl';
import { useContent, useWatchContentQuery } from '../../api/contentEndpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { uiMessages } from '../../intl/sharedMessages';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { commentMessages } from '../../ui/comments/messages';
import { Conclusions } from './Conclusions';
import { dialogMessages } from './messages';
import { TimedBadge } from './TimedBadge';
import { Updates } from './Updates';

/** One dialogue: what came of it, what is asked, the background, news, and what people wrote. */
export function DialogScreen() {
  const page = useContent('dialogs');
  useWatchContentQuery(page.data?.id ?? skipToken);
  return (
    <DetailScreen
      section="dialogs"
      page={page}
      commentsLayout={({ details }) => details.layout}
      badges={(dialog) => <TimedBadge item={dialog} />}
      facts={({ counts }) => [
        [
          <FormattedMessage {...commentMessages.title} />,
          counts.comments > 0 && (
            <a href="#comments">
              <FormattedMessage {...uiMessages.comments} values={{ count: counts.comments }} />
            </a>
          ),
        ],
      ]}
    >
      {({ phase, body, details }) => {
        const isOver = phase === 'closed';
        return (
          <>
            {details.conclusions && <Conclusions text={details.conclusions} />}
            <Notice
              tone={isOver ? 'neutral' : 'accent'}
              icon="comments"
              title={
                <FormattedMessage
                  {...(isOver ? dialogMessages.asked : dialogMessages.instructions)}
                />
              }
            >
              <p>
                <UserText text={details.instructions} />
              </p>
            </Notice>
            <Markdown text={body} />
            <Updates updates={details.updates} />
          </>
        );
      }}
    </DetailScreen>
  );
}
