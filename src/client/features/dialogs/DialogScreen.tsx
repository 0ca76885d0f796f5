import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { useWatchContent } from '../../api/watchContentApi';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { FoldedPart } from '../../ui/Part';
import { UserText } from '../../ui/UserText';
import { AwaitedConclusions } from './AwaitedConclusions';
import { Conclusions } from './Conclusions';
import { FollowUpLinks } from './FollowUpLinks';
import { dialogMessages } from './messages';
import { ModeBadge } from './ModeBadge';
import { OpinionsPart } from './opinions/OpinionsPart';
import { StatementsPart } from './statements/StatementsPart';
import { listTurnoutRows } from './turnout';
import { Updates } from './Updates';

/**
 * One dialogue: what came of it, what is asked, the background, news, and what people wrote. Where
 * people answer statements, these and the map come first.
 */
export function DialogScreen() {
  const page = useContent('dialogs');
  useWatchContent(page.data);
  return (
    <DetailScreen
      section="dialogs"
      page={page}
      commentsLayout={({ details }) => details.layout}
      badges={({ details }) => <ModeBadge mode={details.mode} />}
      facts={({ details: { turnout } }) => (turnout ? listTurnoutRows(turnout) : [])}
    >
      {(dialog) => {
        const { phase, body, details } = dialog;
        const isOver = phase === 'closed';
        const hasMap = details.mode === 'statements';
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
            {!hasMap && <Markdown text={body} />}
            {!hasMap && <Updates updates={details.updates} />}
            {hasMap && (
              <>
                {isOver && <OpinionsPart dialog={dialog} />}
                <StatementsPart dialog={dialog} />
                {!isOver && <OpinionsPart dialog={dialog} />}
                <Updates updates={details.updates} />
                <FoldedPart title={dialogMessages.background}>
                  <Markdown text={body} />
                </FoldedPart>
              </>
            )}
          </>
        );
      }}
    </DetailScreen>
  );
}
