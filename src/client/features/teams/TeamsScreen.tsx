import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../ui/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../ui/ListScreen';
import { JoiningBadge } from './JoiningBadge';
import { teamMessages } from './messages';

export function TeamsScreen() {
  return (
    <ListScreen section="teams" list={useContents('teams')}>
      {(team) => (
        <ContentCard
          item={team}
          badges={<JoiningBadge joining={team.details.joining} />}
          facts={
            <Fact icon="person">
              <FormattedMessage
                {...teamMessages.memberCount}
                values={{ count: team.details.memberCount }}
              />
            </Fact>
          }
        />
      )}
    </ListScreen>
  );
}
