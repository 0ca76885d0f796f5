import type { SearchGroup, SearchHit, SearchResult } from '../../../shared/contract/search';
import type { Locale } from '../../../shared/locales';
import { findMarks, toSearchWords } from '../../../shared/marks';
import type { ContentSection } from '../../../shared/sections';
import { aListPage } from '../../testing/factories';
import { createTextPicker } from '../../testing/sectionDetails';
import { aListItem } from '../../testing/sectionFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const NOTHING: SearchResult = { groups: [], total: 0, isCapped: false, next: null, similar: [] };
const WORDS = 'library مكتبة kütüphane';

const marked = (locale: Locale, [en, ar, tr]: readonly [string, string, string]) => {
  const { text, lang } = createTextPicker(locale)(en, ar, tr);
  return { text, lang, marks: findMarks(text, toSearchWords(WORDS)) };
};

const hit = (locale: Locale, section: ContentSection, index: number): SearchHit => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  section,
  slug: `library-${index}`,
  title: marked(locale, [
    'Choose the design of the new library',
    'اختر تصميم المكتبة الجديدة',
    'Yeni kütüphanenin tasarımını seç',
  ]),
  excerpt: marked(locale, [
    '…the library is getting a new building beside the old mill…',
    '…ستنتقل مكتبة شارع الطاحونة إلى مبنى جديد…',
    '…kütüphane eski değirmenin yanında yeni bir binaya kavuşuyor…',
  ]),
  phase: 'open',
  publishedAt: '2026-04-01T08:00:00Z',
});

const group = (
  locale: Locale,
  section: ContentSection,
  hits: number,
  count = hits,
): SearchGroup => ({
  section,
  count,
  hits: Array.from({ length: hits }, (_, index) => hit(locale, section, index)),
});

const some = (locale: Locale): SearchResult => ({
  ...NOTHING,
  groups: [
    group(locale, 'have-your-say', 3, 12),
    group(locale, 'blogs', 2),
    group(locale, 'legal', 1),
  ],
  total: 15,
});

/**
 * Creates results with a title that is not translated, and with words that stand in another
 * language alone.
 */
const otherLanguages = (locale: Locale): SearchResult => {
  const other = locale === 'en' ? 'tr' : 'en';
  const plain = hit(locale, 'blogs', 0);
  const foreign = hit(other, 'blogs', 1);
  return {
    ...NOTHING,
    groups: [
      {
        section: 'blogs',
        count: 2,
        hits: [foreign, { ...plain, excerpt: foreign.excerpt, id: foreign.id.replace('1', '2') }],
      },
    ],
    total: 2,
  };
};

const story = (
  title: Story['title'],
  answer: (locale: Locale) => SearchResult | null,
  query = '?q=library',
) =>
  createOneCallStory(title, `/search${query}`, '/v1/search', (locale) => {
    const body = answer(locale);
    return body ? { body } : NEVER;
  });

export const SEARCH_STORIES: readonly Story[] = [
  {
    title: 'empty',
    path: '/search',
    answers: (locale) => ({
      '/v1/search': { body: some(locale) },
      '/v1/have-your-say': aListPage([aListItem('have-your-say', locale)]),
    }),
  },
  story('some', some),
  story('loading', () => null),
  createOneCallStory('failed', '/search?q=library', '/v1/search', () => FAILED_ANSWER),
  story('notFound', (locale) => ({
    ...NOTHING,
    similar: [hit(locale, 'blogs', 0), hit(locale, 'events', 1)],
  })),
  story(
    'many',
    (locale) => ({
      ...NOTHING,
      groups: [group(locale, 'blogs', 9, 500)],
      total: 500,
      isCapped: true,
      next: 'next',
    }),
    '?q=library&section=blogs',
  ),
  story('longTexts', otherLanguages),
];
