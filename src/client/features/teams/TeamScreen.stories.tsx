import { aMembership } from '../../testing/teamFactories';
import { problem } from '../../testing/factories';
import {
  alsoAnswering,
  detailStories,
  FAILURE,
  listStories,
  NEVER,
  oneCall,
} from '../../workbench/makeStories';

const slug = detailStories('teams')[0]!.path.split('/').at(-1)!;
const LOOK = 'POST /v1/invitations/look';
const PATH = `/invitation#token=${'0'.repeat(36)}.${'x'.repeat(43)}`;
const invitation = (state: string) => () => ({
  body: {
    team: { slug: 'trees', title: { text: 'Trees', lang: 'en' } },
    by: 'Leyla',
    state,
    expiresAt: '2026-05-12T09:00:00Z',
  },
});

export const TEAM_STORIES = [
  ...listStories('teams'),
  ...alsoAnswering(detailStories('teams'), () => ({
    [`/v1/teams/${slug}/membership`]: { body: aMembership() },
  })),
  ...alsoAnswering(
    [
      oneCall('some', PATH, LOOK, invitation('open')),
      oneCall('loading', PATH, LOOK, () => NEVER),
      oneCall('failed', PATH, LOOK, () => FAILURE),
      oneCall('notFound', PATH, LOOK, () => problem(410, 'linkInvalid')),
      { title: 'empty', path: '/invitation', answers: () => ({}) },
    ],
    () => ({ '/v1/invitations/look': { body: null } }),
  ),
];
