import { aMembership } from '../../testing/teamFactories';
import { aProblem } from '../../testing/factories';
import {
  addAnswers,
  createDetailStories,
  FAILED_ANSWER,
  createListStories,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';

const slug = createDetailStories('teams')[0]!.path.split('/').at(-1)!;
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
  ...createListStories('teams'),
  ...addAnswers(createDetailStories('teams'), () => ({
    [`/v1/teams/${slug}/membership`]: { body: aMembership() },
  })),
  ...addAnswers(
    [
      createOneCallStory('some', PATH, LOOK, invitation('open')),
      createOneCallStory('loading', PATH, LOOK, () => NEVER),
      createOneCallStory('failed', PATH, LOOK, () => FAILED_ANSWER),
      createOneCallStory('notFound', PATH, LOOK, () => aProblem(410, 'linkInvalid')),
      { title: 'empty', path: '/invitation', answers: () => ({}) },
    ],
    () => ({ '/v1/invitations/look': { body: null } }),
  ),
];
