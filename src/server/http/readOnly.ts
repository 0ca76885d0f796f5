import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/openDatabase';
import { Problem } from './problem';
import { isRead } from './security';

/**
 * While the disk has no room left nothing is written, and everything can be read. @throws Problem
 * diskFull
 */
export function refuseWithoutRoom(
  app: FastifyInstance,
  { hasRoom }: Pick<OpenDatabase, 'hasRoom'>,
): void {
  app.addHook('preValidation', (request, _reply, done) =>
    done(!isRead(request) && !hasRoom() ? new Problem('diskFull') : undefined),
  );
}
