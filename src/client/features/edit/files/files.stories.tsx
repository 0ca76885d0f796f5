import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import { someFiles } from '../../../testing/fileFactories';
import { FAILURE, NEVER, alsoAnswering, oneCall } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const { section, slug } = aSource();

const inState = (title: StoryState, answer: Parameters<typeof oneCall>[3]): Story =>
  oneCall(title, `/${section}/${slug}/edit?part=files`, `/v1/${section}/${slug}/files`, answer);

/** Picture and documents of a content, where they are changed. */
export const EDIT_FILE_STORIES: readonly Story[] = alsoAnswering(
  [
    inState('some', () => ({ body: someFiles() })),
    inState('empty', () => ({ body: someFiles({ cover: null, attachments: [] }) })),
    inState('loading', () => NEVER),
    inState('failed', () => FAILURE),
    inState('notFound', () => problem(404, 'notFound')),
    inState('forbidden', () => problem(403, 'forbidden')),
  ],
  () => ({ [`/v1/${section}/${slug}/source`]: { body: aSource() } }),
);
