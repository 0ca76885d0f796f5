import { aDetailPage } from '../../testing/sectionFactories';
import { FAILED_ANSWER, createOneCallStory } from '../../workbench/makeStories';

const TERMS = '/v1/legal/terms-and-conditions';

export const REGISTER_STORIES = [
  createOneCallStory('some', '/register', TERMS, (locale) => ({
    body: aDetailPage('legal', locale),
  })),
  // The form works without them.
  createOneCallStory('failed', '/register', TERMS, () => FAILED_ANSWER),
];
