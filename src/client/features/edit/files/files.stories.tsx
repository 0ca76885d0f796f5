import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { someFiles } from '../../../testing/fileFactories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const { section, slug } = aSource();

const inState = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]): Story =>
  createOneCallStory(
    title,
    `/${section}/${slug}/edit?part=files`,
    `/v1/${section}/${slug}/files`,
    answer,
  );

/** Picture and documents of a content, where they are changed. */
export const EDIT_FILE_STORIES: readonly Story[] = addAnswers(
  [
    inState('some', () => ({ body: someFiles() })),
    inState('empty', () => ({ body: someFiles({ cover: null, attachments: [] }) })),
    inState('loading', () => NEVER),
    inState('failed', () => FAILED_ANSWER),
    inState('notFound', () => aProblem(404, 'notFound')),
    inState('forbidden', () => aProblem(403, 'forbidden')),
  ],
  () => ({ [`/v1/${section}/${slug}/source`]: { body: aSource() } }),
);
