import { can, type Viewer } from '../../../shared/permissions/can';
import type { CommentResource } from '../../../shared/permissions/commentRules';
import { isOpenForStatements } from '../../../shared/permissions/statementRules';
import { Problem } from '../../http/problem';
import type { StatementRow } from './presentStatement';
import type { StatementDialog } from './statementDialog';

type StatementAction = 'statement.delete' | 'statement.vote' | 'statement.report';

/** Actions that need a dialog that is open. */
const WHILE_OPEN: readonly StatementAction[] = ['statement.vote'];

/** @throws Problem statementsClosed, forbidden */
export function requireStating(
  viewer: Viewer | null,
  { resource }: StatementDialog,
  now: Date,
): void {
  const at = now.getTime();
  if (can(viewer, 'statement.create', resource, at)) return;
  throw new Problem(isOpenForStatements(resource, at) ? 'forbidden' : 'statementsClosed');
}

/**
 * Tells whether the person runs the dialog: what they write is shown at once, and they translate
 * what others wrote.
 */
export const mayRun = (viewer: Viewer | null, { resource }: StatementDialog, now: Date): boolean =>
  can(viewer, 'statement.seed', { ...resource, section: 'dialogs' }, now.getTime());

/** @throws Problem forbidden for whoever does not run the dialog */
export function requireRunning(viewer: Viewer, dialog: StatementDialog, now: Date): void {
  if (!mayRun(viewer, dialog, now)) throw new Problem('forbidden');
}

/** Statement that something is done to. */
interface OnStatement {
  readonly dialog: StatementDialog;
  readonly row: Pick<StatementRow, 'state' | 'author_id'>;
  readonly now: Date;
}

/** @throws Problem statementsClosed, notShown, forbidden */
export function requireOnStatement(
  viewer: Viewer,
  action: StatementAction,
  { dialog: { resource: dialog }, row, now }: OnStatement,
): void {
  const at = now.getTime();
  const { state, author_id: writtenBy } = row;
  const resource: CommentResource = { ...dialog, state, writtenBy };
  if (can(viewer, action, resource, at)) return;
  if (WHILE_OPEN.includes(action) && !isOpenForStatements(dialog, at))
    throw new Problem('statementsClosed');
  throw new Problem(state === 'shown' ? 'forbidden' : 'notShown');
}
