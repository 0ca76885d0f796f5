import { anItemOf } from '../../testing/sectionFactories';
import { detailStories, listStories } from '../../workbench/makeStories';
import { categoryMessages } from './messages';

const CATEGORIES = Object.keys(categoryMessages) as (keyof typeof categoryMessages)[];

export const FAQ_STORIES = [
  ...listStories('faqs', (locale, index) =>
    anItemOf('faqs', locale, {
      slug: `question-${index}`,
      details: { category: CATEGORIES[index % CATEGORIES.length]! },
    }),
  ),
  ...detailStories('faqs'),
];
