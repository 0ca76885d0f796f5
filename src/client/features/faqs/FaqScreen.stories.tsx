import { FAQ_CATEGORIES } from '../../../shared/contract/faqs';
import { anItemOf } from '../../testing/sectionFactories';
import { detailStories, listStories } from '../../workbench/makeStories';

export const FAQ_STORIES = [
  ...listStories('faqs', (locale, index) =>
    anItemOf('faqs', locale, {
      slug: `question-${index}`,
      details: { category: FAQ_CATEGORIES[index % FAQ_CATEGORIES.length]! },
    }),
  ),
  ...detailStories('faqs'),
];
