import { aDetailPage, getSampleSlug } from '../../../../testing/sectionFactories';
import { FAILED_ANSWER, NEVER } from '../../../../workbench/makeStories';
import type { Story, StoryState } from '../../../../workbench/story';

const COMMITTEE = `/committees/${getSampleSlug('committees')}`;
const DRAWS = `${COMMITTEE}/draws`;

const creating = (title: StoryState, list: ReturnType<Story['answers']>[string]): Story => ({
  title,
  path: `${DRAWS}/create`,
  answers: (locale) => ({
    [`/v1${COMMITTEE}`]: { body: aDetailPage('committees', locale) },
    [`/v1${DRAWS}`]: list,
  }),
});

/** The page on which a draw by lot is announced. */
export const CREATE_SORTITION_STORIES: readonly Story[] = [
  creating('empty', { body: { items: [], mayEdit: true } }),
  creating('forbidden', { body: { items: [], mayEdit: false } }),
  creating('loading', NEVER),
  creating('failed', FAILED_ANSWER),
];
