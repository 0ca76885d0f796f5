import type { PostFacets } from '../../../shared/contract/blogs';
import type { Locale } from '../../../shared/locales';
import { createTextPicker } from '../../testing/sectionDetails';
import { addAnswers, createDetailStories, createListStories } from '../../workbench/makeStories';

const facets = (locale: Locale): PostFacets => {
  const say = createTextPicker(locale);
  const city = say('Harbour City', 'مدينة المرفأ', 'Liman Kenti');
  const team = say('Green Neighbourhoods', 'أحياء خضراء', 'Yeşil Mahalleler');
  return {
    authors: [
      { id: 'organisation', kind: 'organisation', name: city, posts: 7 },
      { id: 'green-neighbourhoods', kind: 'team', name: team, posts: 2 },
    ],
  };
};

const LONG = (locale: Locale) =>
  createTextPicker(locale)(
    'Intro.\n\n## Morning\n\nA.\n\n## Noon\n\nB.\n\n## Evening\n\nC.',
    'مقدمة.\n\n## الصباح\n\nأ.\n\n## الظهر\n\nب.\n\n## المساء\n\nج.',
    'Giriş.\n\n## Sabah\n\nA.\n\n## Öğle\n\nB.\n\n## Akşam\n\nC.',
  );

export const POST_STORIES = [
  ...addAnswers(createListStories('blogs'), (locale) => ({
    '/v1/blogs/facets': { body: facets(locale) },
  })),
  ...createDetailStories('blogs', {
    archived: () => ({
      status: 'archived',
      counts: { comments: 0, follows: 0, reactions: 3 },
    }),
    corrected: (locale) => ({
      body: LONG(locale),
      details: { correctedAt: '2026-04-20T08:00:00Z' },
    }),
  }),
];
