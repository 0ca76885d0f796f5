import { FAQ_CATEGORIES } from '../../../shared/contract/faqs';
import { aListItem } from '../../testing/sectionFactories';
import { createDetailStories, createListStories } from '../../workbench/makeStories';

export const FAQ_STORIES = [
  ...createListStories('faqs', (locale, index) =>
    aListItem('faqs', locale, {
      slug: `question-${index}`,
      details: { category: FAQ_CATEGORIES[index % FAQ_CATEGORIES.length]! },
    }),
  ),
  ...createDetailStories('faqs'),
];
