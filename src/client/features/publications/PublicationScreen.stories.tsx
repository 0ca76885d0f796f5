import type { PublicationFacets } from '../../../shared/contract/publications';
import type { Locale } from '../../../shared/locales';
import { createTextPicker } from '../../testing/sectionDetails';
import { addAnswers, createDetailStories, createListStories } from '../../workbench/makeStories';

const facets = (locale: Locale): PublicationFacets => ({
  bodies: [
    {
      value: 'city-council',
      name: createTextPicker(locale)('City Council', 'مجلس المدينة', 'Kent Meclisi'),
      publications: 12,
    },
  ],
  years: [{ value: '2026', publications: 9 }],
  languages: [{ value: 'en', publications: 7 }],
});

function editions(locale: Locale) {
  const say = createTextPicker(locale);
  const edition = { identifier: 'HC-R-2025-03', isRetracted: false };
  return [
    {
      ...edition,
      slug: 'annual-report',
      issuedOn: '2025-03-02',
      title: say('Annual report', 'التقرير السنوي', 'Yıllık rapor'),
    },
    {
      ...edition,
      slug: 'annual-report-2026',
      issuedOn: '2026-03-02',
      title: say('Annual report 2026', 'التقرير السنوي 2026', '2026 yıllık raporu'),
    },
  ];
}

export const PUBLICATION_STORIES = [
  ...addAnswers(createListStories('publications'), (locale) => ({
    '/v1/publications/facets': { body: facets(locale) },
  })),
  ...createDetailStories('publications', {
    superseded: (locale) => ({
      details: {
        supersededBy: 'annual-report-2026',
        editions: editions(locale),
        relatedPlaces: [
          {
            section: 'dialogs' as const,
            slug: 'night-buses',
            title: createTextPicker(locale)('Night buses', 'حافلات الليل', 'Gece otobüsleri'),
          },
        ],
      },
    }),
  }),
];
