import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { useListDraftsQuery } from '../../offline/offlineApi';
import { Badge, RecountBadge } from '../../ui/Badge';
import { ContentCard } from '../../parts/content/ContentCard';
import { ListScreen } from '../../parts/content/ListScreen';
import { PollFactsLine } from '../../parts/content/PollFactsLine';
import { pollMessages } from './messages';
import { MethodBadge } from './methods/tasks/MethodBadge';

/** All polls: how each is counted, how far it is, and what this reader has done in it. */
export function PollsScreen() {
  const { data: drafts = [] } = useListDraftsQuery(undefined);
  const isBegun = (id: string) => drafts.some(({ pollId }) => pollId === id);
  return (
    <ListScreen section="have-your-say" list={useContents('have-your-say')}>
      {(poll) => (
        <ContentCard
          item={poll}
          badges={
            <>
              {poll.details.cancellation && (
                <Badge tone="bad">
                  <FormattedMessage {...pollMessages.cancelled} />
                </Badge>
              )}
              {poll.details.recount && <RecountBadge />}
              {poll.details.hasVoted && (
                <Badge tone="accent">
                  <FormattedMessage {...pollMessages.voted} />
                </Badge>
              )}
              {poll.phase === 'open' && !poll.details.hasVoted && isBegun(poll.id) && (
                <Badge tone="warn">
                  <FormattedMessage {...pollMessages.begun} />
                </Badge>
              )}
              <MethodBadge methods={poll.details.methods} />
            </>
          }
          facts={
            <PollFactsLine
              item={poll}
              votes={poll.details.cancellation ? null : poll.details.ballots}
            />
          }
        />
      )}
    </ListScreen>
  );
}
