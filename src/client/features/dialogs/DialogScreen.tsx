import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { useWatchContent } from '../../api/watchContentApi';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { FoldedPart } from '../../ui/Part';
import { UserText } from '../../ui/UserText';
import type { Text } from '../../../shared/contract/text';
import { Icon } from '../../ui/Icon';
import { AwaitedConclusions } from './AwaitedConclusions';
import { FollowUpLinks } from './FollowUpLinks';
import { dialogMessages } from './messages';
import { ModeBadge } from './ModeBadge';
import { OpinionsPart } from './opinions/OpinionsPart';
import { StatementsPart } from './statements/StatementsPart';
import { listTurnoutRows } from './turnout';
import { Updates } from './Updates';
import styles from './DialogScreen.module.css';

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

/** The result of a dialogue that has ended: the first thing that visitors look for. */
function Conclusions({ text }: { readonly text: Text }) {
  return (
    <section className={styles['conclusions']} aria-labelledby="conclusions">
      <h2 id="conclusions" className={styles['title']}>
        <Icon name="check" />
        <FormattedMessage {...dialogMessages.conclusions} />
      </h2>
      <Markdown text={text} headingLevel={3} />
    </section>
  );
}
