import { DEMO_SETTINGS } from '../../../demo/city';
import type { HomeWords } from '../../../shared/contract/settings';
import type { Locale } from '../../../shared/locales';
import type { ContentSection } from '../../../shared/sections';
import { userDataChanged } from '../../state/sessionSlice';
import { settingsReceived } from '../../state/settingsSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aListPage } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { someNeeds, noNeeds, someOutcomes } from '../../testing/homeFactories';
import { createTextPicker } from '../../testing/sectionDetails';
import { aDetailPage, aListItem } from '../../testing/sectionFactories';
import { FAILED_ANSWER, createLongTexts, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const SECTIONS = ['have-your-say', 'dialogs', 'events', 'blogs'] as const;
const OUTCOMES = '/v1/statistics/outcomes';
const NEEDS = '/v1/me/needs';

/** Returns one number for each of the six forms that an Arabic plural has. */
const numbers = (openPolls: number, ballots: number, comments: number, people: number) => ({
  '/v1/statistics': { body: { openPolls, ballots, comments, people, upcomingEvents: 3 } },
});

const some = (section: ContentSection, locale: Locale) =>
  ['1', '2', '3'].map((id) => aListItem(section, locale, { id }));

type AnswerOf = (section: ContentSection, locale: Locale) => FakeResponses[string];

const story = (
  title: StoryState,
  answer: AnswerOf,
  others: (locale: Locale) => FakeResponses,
  happened: Story['happened'] = [],
): Story => ({
  title,
  path: '/',
  answers: (locale) => ({
    ...Object.fromEntries(
      SECTIONS.map((section) => [`/v1/${section}`, answer(section, locale)] as const),
    ),
    ...others(locale),
  }),
  happened,
});

const usual: AnswerOf = (section, locale) => aListPage(some(section, locale));
const withTermsDue = userDataChanged({ user: aStaffMember('admin', { termsDue: true }) });

/** A home page on which the city says something of its own. */
const withWords = settingsReceived({
  ...DEMO_SETTINGS,
  number: DEMO_SETTINGS.number + 1,
  home: { ...DEMO_SETTINGS.home, blocks: ['notice', 'hero', 'text', 'links', 'polls'] },
});

const someWords = (locale: Locale): { readonly body: HomeWords } => {
  const say = createTextPicker(locale);
  return {
    body: {
      notice: say(
        'The desk in the town hall is closed on Friday.',
        'مكتب دار البلدية مغلق يوم الجمعة.',
        'Belediyedeki danışma cuma günü kapalı.',
      ),
      text: say(
        '## Come by\n\nWe are in the **town hall**, on the first floor.',
        '## تفضل بزيارتنا\n\nنحن في **دار البلدية**، في الطابق الأول.',
        '## Uğrayın\n\n**Belediye binasının** birinci katındayız.',
      ),
      links: [
        {
          label: say('Questions and answers', 'أسئلة وأجوبة', 'Sorular ve yanıtlar'),
          address: '/faqs',
        },
        {
          label: say('Website of the city', 'موقع المدينة', 'Kentin sitesi'),
          address: 'https://harbour.example/',
        },
      ],
    },
  };
};

export const HOME_STORIES: readonly Story[] = [
  story('some', usual, (locale) => ({
    ...numbers(4, 1_208, 312, 2_416),
    [OUTCOMES]: someOutcomes(locale),
    [NEEDS]: someNeeds(locale),
  })),
  story(
    'loading',
    () => NEVER,
    () => ({ '/v1/statistics': NEVER, [OUTCOMES]: NEVER, [NEEDS]: NEVER }),
  ),
  story(
    'empty',
    () => aListPage([]),
    () => ({ ...numbers(0, 0, 0, 0), [OUTCOMES]: { body: { items: [] } }, [NEEDS]: noNeeds() }),
  ),
  story(
    'failed',
    () => FAILED_ANSWER,
    () => ({ '/v1/statistics': FAILED_ANSWER, [OUTCOMES]: FAILED_ANSWER, [NEEDS]: FAILED_ANSWER }),
  ),
  story(
    'many',
    usual,
    (locale) => ({
      ...numbers(11, 100, 103, 2),
      '/v1/legal/terms-and-conditions': { body: aDetailPage('legal', locale) },
      [OUTCOMES]: someOutcomes(locale),
      [NEEDS]: someNeeds(locale, 12),
      '/v1/me/work': { body: { items: [] } },
    }),
    [withTermsDue],
  ),
  story(
    'some',
    usual,
    (locale) => ({
      ...numbers(4, 1_208, 312, 2_416),
      '/v1/home': someWords(locale),
      [OUTCOMES]: someOutcomes(locale),
      [NEEDS]: someNeeds(locale),
    }),
    [withWords],
  ),
  story(
    'longTexts',
    (section, locale) =>
      aListPage(some(section, locale).map((item) => ({ ...item, ...createLongTexts(locale) }))),
    (locale) => ({
      ...numbers(1, 100_000, 1_000_000, 2_000_000),
      [OUTCOMES]: someOutcomes(locale, createLongTexts(locale).title),
      [NEEDS]: someNeeds(locale, 3, createLongTexts(locale).title),
    }),
  ),
];
