import type { WrittenDialog } from '../../../../shared/contract/dialogWriting';
import { aWrittenDialog, aWrittenDialogOfStatements } from '../../../testing/dialogFactories';
import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import { FAILURE, NEVER, alsoAnswering, oneCall } from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';

const SLUG = 'waterfront-change';
const DIALOG = `/v1/dialogs/${SLUG}`;

const story = (title: StoryState, part: string, answer: Parameters<typeof oneCall>[3]) =>
  oneCall(title, `/dialogs/${SLUG}/edit?part=${part}`, `${DIALOG}/settings`, answer);
const shown = (title: StoryState, part: string, dialog: WrittenDialog) =>
  story(title, part, () => ({ body: dialog }));

/** The page that a dialog is changed on, part by part. */
export const DIALOG_WRITING_STORIES = alsoAnswering(
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
    story('failed', 'settings', () => FAILURE),
    story('notFound', 'settings', () => problem(404, 'notFound')),
    story('forbidden', 'settings', () => problem(403, 'forbidden')),
  ],
  () => ({ [`${DIALOG}/source`]: { body: aSource({ section: 'dialogs', slug: SLUG }) } }),
);
