import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { Badge } from '../../ui/Badge';
import { ContentCard } from '../../ui/ContentCard';
import { ListScreen } from '../../ui/ListScreen';
import { PollFactsLine } from '../../ui/PollFactsLine';
import { pollMessages } from './messages';

export function PollsScreen() {
  return (
    <ListScreen section="have-your-say" list={useContents('have-your-say')} hasPhases>
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
              {poll.details.hasVoted && (
                <Badge tone="accent">
                  <FormattedMessage {...pollMessages.voted} />
                </Badge>
              )}
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
