import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aProblem } from '../../../testing/factories';
import { anArea, someEarlierFacts } from '../../../testing/settingsFactories';
import { FAILED_ANSWER, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const STATISTICS = {
  body: { openPolls: 3, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
};
const EARLIER_FACTS = '/v1/settings/earlier-facts';
const happened = [userDataChanged({ user: aStaffMember('admin') })];

const area = (title: StoryState, answer: ReturnType<Story['answers']>[string]): Story => ({
  title,
  path: '/admin/settings/time',
  answers: () => ({ '/v1/settings/time': answer, '/v1/statistics': STATISTICS }),
  happened,
});

export const SETTINGS_STORIES: readonly Story[] = [
  {
    title: 'some',
    path: '/admin/settings',
    answers: () => ({ [EARLIER_FACTS]: { body: { items: [] } }, '/v1/statistics': STATISTICS }),
    happened,
  },
  {
    title: 'many',
    path: '/admin/settings',
    answers: () => ({
      [EARLIER_FACTS]: { body: someEarlierFacts() },
      '/v1/statistics': STATISTICS,
    }),
    happened,
  },
  area('some', { body: anArea('time') }),
  area('loading', NEVER),
  area('failed', FAILED_ANSWER),
  area('forbidden', aProblem(403, 'forbidden')),
];
