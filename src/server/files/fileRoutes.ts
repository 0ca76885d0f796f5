import type { FastifyInstance } from 'fastify';
import type { HostContext } from '../hostContext';
import { openFileChecker } from './checking/fileChecker';
import { downloadRoutes } from './downloadRoutes';
import { openFileSweeper } from './fileSweeper';
import { uploadRoutes } from './uploadRoutes';

/**
 * Registers everything about files, and the work beside the requests: checking what has arrived,
 * and clearing away.
 */
export function fileRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, files: storage, clock, uploads } = context;
  const checker = openFileChecker(app, { db, storage, ...uploads });
  openFileSweeper(app, { db, storage, checker, clock, log: app.log });
  uploadRoutes(app, context, checker);
  downloadRoutes(app, context);
}
