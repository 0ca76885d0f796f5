import type { Locale } from '../../../shared/locales';
import type { MySection } from '../../../shared/contract/me';
import { aListPage } from '../../testing/factories';
import { aListItem } from '../../testing/sectionFactories';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';
import { MY_SEATS_STORIES } from './committees/MySeats.stories';
import { MY_EVENTS_STORIES } from './events/myEvents.stories';
import { MY_TEAMS_STORIES } from './teams/MyTeams.stories';

const RELATIONS = {
  teams: 'member',
  committees: 'member',
  publications: 'author',
  blogs: 'author',
  dialogs: 'author',
  events: 'author',
} as const satisfies Record<MySection, string>;

const MANY = 24;

const mine = (section: MySection, locale: Locale, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aListItem(section, locale),
    id: String(index),
    relation: RELATIONS[section],
  }));

function myStories(section: MySection): readonly Story[] {
  const call = `/v1/me/${section}`;
  // Events that the person registered for come first there.
  const path = `/me/${section}${section === 'events' ? '?part=written' : ''}`;
  return [
    createOneCallStory('some', path, call, (locale) => aListPage(mine(section, locale, 3))),
    createOneCallStory('loading', path, call, () => NEVER),
    createOneCallStory('empty', path, call, () => aListPage([])),
    createOneCallStory('failed', path, call, () => FAILED_ANSWER),
    createOneCallStory('many', path, call, (locale) => aListPage(mine(section, locale, MANY))),
    createOneCallStory('longTexts', path, call, (locale) =>
      aListPage(
        mine(section, locale, 2).map((found) => ({ ...found, ...createLongTexts(locale) })),
      ),
    ),
  ];
}

export const someNotices = (locale: Locale) => [
  {
    kind: 'pollClosingSoon',
    at: '2026-05-04T18:00:00Z',
    content: aListItem('have-your-say', locale, { id: '1' }),
  },
  {
    kind: 'outcomePublished',
    at: '2026-04-20T18:00:00Z',
    content: aListItem('have-your-say', locale, { id: '2', phase: 'closed' }),
  },
  {
    kind: 'eventSoon',
    at: '2026-05-02T15:00:00Z',
    content: aListItem('events', locale, { id: '3' }),
  },
];

export const ME_STORIES: readonly Story[] = [
  // Teams and committees have pages of their own.
  ...(Object.keys(RELATIONS) as MySection[])
    .filter((name) => name !== 'teams' && name !== 'committees')
    .flatMap(myStories),
  ...MY_SEATS_STORIES,
  ...MY_TEAMS_STORIES,
  ...MY_EVENTS_STORIES,
];
