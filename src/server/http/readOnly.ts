import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/openDatabase';
import { Problem } from './problem';
import { isSafeRequest } from './security';

/**
 * While the disk has no room left nothing is written, and everything can be read. @throws Problem
 * diskFull
 */
export function refuseWritesWithoutSpace(
  app: FastifyInstance,
  { hasRoom }: Pick<OpenDatabase, 'hasRoom'>,
): void {
  app.addHook('preValidation', (request, _reply, done) =>
    done(!isSafeRequest(request) && !hasRoom() ? new Problem('diskFull') : undefined),
  );
}
