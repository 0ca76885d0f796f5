import type { WrittenDialog } from '../../../../shared/contract/dialogWriting';
import { aWrittenDialog, aWrittenDialogOfStatements } from '../../../testing/dialogFactories';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';

const SLUG = 'waterfront-change';
const DIALOG = `/v1/dialogs/${SLUG}`;

const story = (title: StoryState, part: string, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `/dialogs/${SLUG}/edit?part=${part}`, `${DIALOG}/settings`, answer);
const shown = (title: StoryState, part: string, dialog: WrittenDialog) =>
  story(title, part, () => ({ body: dialog }));

/** The page that a dialog is changed on, part by part. */
export const DIALOG_WRITING_STORIES = addAnswers(
  [
    shown(
      'empty',
      'settings',
      aWrittenDialog({ status: 'draft', faults: ['instructionsMissing'] }),
    ),
    shown('published', 'settings', aWrittenDialogOfStatements()),
    shown('some', 'updates', aWrittenDialog()),
    shown('many', 'statements', aWrittenDialogOfStatements()),
    shown(
      'closed',
      'closing',
      aWrittenDialog({ isOver: true, conclusions: { en: '**Forty** benches.' } }),
    ),
    story('loading', 'settings', () => NEVER),
    story('failed', 'settings', () => FAILED_ANSWER),
    story('notFound', 'settings', () => aProblem(404, 'notFound')),
    story('forbidden', 'settings', () => aProblem(403, 'forbidden')),
  ],
  () => ({ [`${DIALOG}/source`]: { body: aSource({ section: 'dialogs', slug: SLUG }) } }),
);
