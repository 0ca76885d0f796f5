import { FormattedMessage, useIntl } from 'react-intl';
import { JOINING_MODES } from '../../../shared/teamRules';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { ListScreen } from '../../parts/content/ListScreen';
import { JoiningBadge } from './JoiningBadge';
import { joiningMessages, teamMessages } from './messages';

/** The directory of teams. */
export function TeamsScreen() {
  const { formatMessage } = useIntl();
  const joining = {
    name: 'joining',
    label: teamMessages.joining,
    any: teamMessages.anyJoining,
    options: JOINING_MODES.map((value) => ({ value, text: formatMessage(joiningMessages[value]) })),
  } as const;
  return (
    <ListScreen
      section="teams"
      list={useContents('teams')}
      choices={[joining]}
      lead={
        <p>
          <Link to="/me/teams?part=found">
            <FormattedMessage {...teamMessages.found} />
          </Link>
        </p>
      }
    >
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
