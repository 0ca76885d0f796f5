import { detailStories, listStories } from '../../workbench/makeStories';

export const PUBLICATION_STORIES = [
  ...listStories('publications'),
  ...detailStories('publications', {
    superseded: () => ({ details: { supersededBy: 'annual-report-2026' } }),
  }),
];
