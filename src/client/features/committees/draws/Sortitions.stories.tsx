import { aSortition, anOpenSortition, SORTITION_PATH } from '../../../testing/sortitionFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../workbench/makeStories';

const LIST = '/committees/budget/draws';
const listed = (items: readonly object[]) => () => ({ body: { items, mayEdit: false } });

export const SORTITION_STORIES = [
  createOneCallStory('some', LIST, `/v1${LIST}`, listed([aSortition()])),
  createOneCallStory('empty', LIST, `/v1${LIST}`, listed([])),
  createOneCallStory('loading', LIST, `/v1${LIST}`, () => NEVER),
  createOneCallStory('failed', LIST, `/v1${LIST}`, () => FAILED_ANSWER),
  createOneCallStory('some', SORTITION_PATH, `/v1${SORTITION_PATH}`, () => ({
    body: aSortition(),
  })),
  createOneCallStory('many', SORTITION_PATH, `/v1${SORTITION_PATH}`, () => ({
    body: anOpenSortition(),
  })),
  createOneCallStory('loading', SORTITION_PATH, `/v1${SORTITION_PATH}`, () => NEVER),
  createOneCallStory('failed', SORTITION_PATH, `/v1${SORTITION_PATH}`, () => FAILED_ANSWER),
];
