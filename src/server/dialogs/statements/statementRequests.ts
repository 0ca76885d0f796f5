import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import type { Locale } from '../../../shared/locales';
import type { Viewer } from '../../../shared/permissions/can';
import { createReadContext } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import type { StatementReader, StatementRow } from './presentStatement';
import { findStatementDialog, type StatementDialog } from './statementDialog';
import { findStatement } from './statementQueries';

export { SlugParams as DialogParams };
export const StatementParams = Type.Intersect([
  SlugParams,
  Type.Object({ id: Type.String({ maxLength: 100 }) }),
]);
export interface DialogRequest {
  Params: Static<typeof SlugParams>;
}
export interface StatementRequest {
  Params: Static<typeof StatementParams>;
}

export interface InDialog {
  readonly dialog: StatementDialog;
  readonly reader: StatementReader;
  readonly viewer: Viewer | null;
  readonly now: Date;
}

/** Finds the dialog of statements that is asked for, and who asks. @throws Problem notFound */
export async function findRequestedDialog(
  context: HostContext,
  request: FastifyRequest<DialogRequest>,
  preview?: string,
): Promise<InDialog> {
  const { locale } = request.query as { readonly locale?: Locale };
  const reading = createReadContext(context, request, locale);
  const found = await findStatementDialog(reading, request.params.slug, preview);
  return { ...found, viewer: reading.viewer, now: reading.now };
}

/**
 * Finds the dialog for what is read alone, also by a link to what is not out yet. @throws Problem
 * notFound
 */
export const shownDialog = (
  context: HostContext,
  request: FastifyRequest<DialogRequest & { Querystring: { readonly preview?: string } }>,
): Promise<InDialog> => findRequestedDialog(context, request, request.query.preview);

/** Finds the dialog as `findRequestedDialog` does, with one statement. @throws Problem notFound */
export async function findRequestedStatement(
  context: HostContext,
  request: FastifyRequest<StatementRequest>,
): Promise<InDialog & { row: StatementRow }> {
  const found = await findRequestedDialog(context, request);
  const row = await findStatement(context.db, found.dialog, request.params.id, found.reader);
  if (!row) throw new Problem('notFound');
  return { ...found, row };
}

export const createRouteSchema = (summary: string, schema: Record<string, unknown>) => ({
  schema: { tags: ['dialogs'], summary, ...schema },
});
