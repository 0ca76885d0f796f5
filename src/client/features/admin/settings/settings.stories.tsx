import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aListPage, aProblem } from '../../../testing/factories';
import { noNeeds, someOutcomes } from '../../../testing/homeFactories';
import { aListItem } from '../../../testing/sectionFactories';
import { anArea } from '../../../testing/settingsFactories';
import { FAILED_ANSWER, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const STATISTICS = {
  body: { openPolls: 3, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
};
const happened = [userDataChanged({ user: aStaffMember('admin') })];

const area = (title: StoryState, answer: ReturnType<Story['answers']>[string]): Story => ({
  title,
  path: '/admin/settings/time',
  answers: () => ({ '/v1/settings/time': answer, '/v1/statistics': STATISTICS }),
  happened,
});

export const SETTINGS_STORIES: readonly Story[] = [
  { title: 'some', path: '/admin/settings', answers: () => ({}), happened },
  {
    title: 'some',
    path: '/admin/settings/home',
    answers: (locale) => ({
      '/v1/settings/home': { body: anArea('home') },
      '/v1/have-your-say': aListPage([aListItem('have-your-say', locale)]),
      '/v1/dialogs': aListPage([aListItem('dialogs', locale)]),
      '/v1/events': aListPage([aListItem('events', locale)]),
      '/v1/blogs': aListPage([aListItem('blogs', locale)]),
      '/v1/statistics': STATISTICS,
      '/v1/statistics/outcomes': someOutcomes(locale),
      '/v1/me/needs': noNeeds(),
    }),
    happened,
  },
  area('some', { body: anArea('time') }),
  area('loading', NEVER),
  area('failed', FAILED_ANSWER),
  area('forbidden', aProblem(403, 'forbidden')),
];
