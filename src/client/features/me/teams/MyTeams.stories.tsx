import { myTeams } from '../../../testing/teamFactories';
import { FAILURE, NEVER, oneCall } from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const [PATH, CALL] = ['/me/teams', '/v1/me/memberships'];
const NOTHING = { teams: [], requests: [], invitations: [], waiting: [] };

export const MY_TEAMS_STORIES: readonly Story[] = [
  oneCall('some', PATH, CALL, () => ({ body: myTeams() })),
  oneCall('loading', PATH, CALL, () => NEVER),
  oneCall('empty', PATH, CALL, () => ({ body: NOTHING })),
  oneCall('failed', PATH, CALL, () => FAILURE),
  oneCall('many', `${PATH}?part=found`, CALL, () => ({ body: NOTHING })),
];
