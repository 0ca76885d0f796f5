import { someTeams } from '../../../testing/teamFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const [PATH, CALL] = ['/me/teams', '/v1/me/memberships'];
const NOTHING = { teams: [], requests: [], invitations: [], waiting: [] };

export const MY_TEAMS_STORIES: readonly Story[] = [
  createOneCallStory('some', PATH, CALL, () => ({ body: someTeams() })),
  createOneCallStory('loading', PATH, CALL, () => NEVER),
  createOneCallStory('empty', PATH, CALL, () => ({ body: NOTHING })),
  createOneCallStory('failed', PATH, CALL, () => FAILED_ANSWER),
  createOneCallStory('many', `${PATH}?part=found`, CALL, () => ({ body: NOTHING })),
];
