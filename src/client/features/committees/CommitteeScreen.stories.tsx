import { sayIn } from '../../testing/sectionDetails';
import { detailStories, listStories } from '../../workbench/makeStories';

export const COMMITTEE_STORIES = [
  ...listStories('committees'),
  ...detailStories('committees', {
    dissolved: (locale) => ({
      details: {
        dissolution: {
          on: '2026-03-31',
          reason: sayIn(locale)('Its work is done.', 'أُنجز عملها.', 'Görevi tamamlandı.'),
        },
      },
    }),
  }),
];
