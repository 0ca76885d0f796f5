import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { useContent } from '../../api/contentEndpoints';
import { useWatchContent } from '../../api/watchContentApi';
import { uiMessages } from '../../intl/sharedMessages';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { commentMessages } from '../../parts/comments/messages';
import { AwaitedConclusions } from './AwaitedConclusions';
import { Conclusions } from './Conclusions';
import { FollowUpLinks } from './FollowUpLinks';
import { dialogMessages } from './messages';
import { ModeBadge } from './ModeBadge';
import { OpinionsPart } from './opinions/OpinionsPart';
import { StatementsPart } from './statements/StatementsPart';
import { listTurnoutRows } from './turnout';
import { Updates } from './Updates';

const factsOf = ({ counts, details: { turnout } }: DetailPage<DialogDetails>) =>
  turnout
    ? listTurnoutRows(turnout)
    : [
        [
          <FormattedMessage {...commentMessages.title} />,
          counts.comments > 0 && (
            <a href="#comments">
              <FormattedMessage {...uiMessages.comments} values={{ count: counts.comments }} />
            </a>
          ),
        ] as const,
      ];

/** One dialogue: what came of it, what is asked, the background, news, and what people wrote. */
export function DialogScreen() {
  const page = useContent('dialogs');
  useWatchContent(page.data);
  return (
    <DetailScreen
      section="dialogs"
      page={page}
      commentsLayout={({ details }) => details.layout}
      badges={({ details }) => <ModeBadge mode={details.mode} />}
      facts={factsOf}
    >
      {(dialog) => {
        const { phase, body, details } = dialog;
        const isOver = phase === 'closed';
        return (
          <>
            {details.conclusions && <Conclusions text={details.conclusions} />}
            <AwaitedConclusions dialog={dialog} />
            <FollowUpLinks places={details.followingPlaces} />
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
            {details.mode === 'statements' && (
              <>
                {isOver && <OpinionsPart dialog={dialog} />}
                <StatementsPart dialog={dialog} />
                {!isOver && <OpinionsPart dialog={dialog} />}
              </>
            )}
          </>
        );
      }}
    </DetailScreen>
  );
}
