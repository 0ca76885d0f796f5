import type { Vocabulary } from '../../../../shared/contract/vocabularies';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aListPage, aProblem } from '../../../testing/factories';
import { noNeeds, someOutcomes } from '../../../testing/homeFactories';
import { aListItem } from '../../../testing/sectionFactories';
import {
  aListedTerm,
  anArea,
  aTermList,
  someEarlierFacts,
} from '../../../testing/settingsFactories';
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

const PROPOSALS = {
  body: {
    items: [
      { key: 'mobility', name: { en: 'Mobility', ar: 'التنقل', tr: 'Ulaşım' } },
      { key: 'housing', name: { en: 'Housing', ar: 'الإسكان', tr: 'Konut' } },
    ],
  },
};

const list = (
  title: StoryState,
  vocabulary: Vocabulary,
  answer: ReturnType<Story['answers']>[string],
): Story => ({
  title,
  path: `/admin/settings/${vocabulary}`,
  answers: () => ({
    [`/v1/${vocabulary}`]: answer,
    [`PUT /v1/${vocabulary}`]: aProblem(409, 'newerRevision'),
    '/v1/topics/proposals': PROPOSALS,
  }),
  happened,
});

/** A tree, with what is retired, merged, drawn, and not named in every language. */
const DISTRICTS = aTermList('districts', {
  terms: [
    aListedTerm('centre', { name: { en: 'Centre', ar: 'الوسط', tr: 'Merkez' }, contents: 200 }),
    aListedTerm('old-port', {
      name: { en: 'Old Port', ar: 'الميناء القديم', tr: 'Eski Liman' },
      parent: 'centre',
      hasShape: true,
    }),
    aListedTerm('quays', { name: { en: 'Quays' }, isRetired: true, mergedInto: 'old-port' }),
    aListedTerm('works', { name: { en: 'Old Works', tr: 'Eski Fabrika' }, isRetired: true }),
  ],
});

const aPage = (slug: string, en: string, ar: string, isPublished: boolean) => ({
  slug,
  title: { en, ar },
  text: { en: `# ${en}\n\nWords of the page.`, ar: 'نص الصفحة.' },
  isPublished,
});
const PAGES = {
  pages: [
    aPage('about', 'About this portal', 'عن هذه البوابة', true),
    aPage('take-part-offline', 'Take part offline', 'المشاركة من دون إنترنت', false),
  ],
  footer: ['take-part-offline', 'about'],
};

export const SETTINGS_STORIES: readonly Story[] = [
  {
    title: 'some',
    path: '/admin/pages',
    answers: () => ({
      '/v1/settings/pages': { body: anArea('pages', { value: PAGES }) },
      '/v1/statistics': STATISTICS,
    }),
    happened,
  },
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
      '/v1/me/work': { body: { items: [] } },
    }),
    happened,
  },
  area('some', { body: anArea('time') }),
  area('loading', NEVER),
  area('failed', FAILED_ANSWER),
  area('forbidden', aProblem(403, 'forbidden')),
  list('some', 'districts', { body: DISTRICTS }),
  list('many', 'topics', { body: aTermList('topics') }),
  list('empty', 'topics', { body: aTermList('topics', { terms: [] }) }),
  list('empty', 'districts', { body: aTermList('districts', { terms: [] }) }),
  list('loading', 'districts', NEVER),
  list('failed', 'topics', FAILED_ANSWER),
];
