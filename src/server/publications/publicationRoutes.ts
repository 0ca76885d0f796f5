import type { FastifyInstance } from 'fastify';
import type { HostContext } from '../hostContext';
import { downloadRoutes } from './downloadRoutes';
import { facetRoutes } from './facetRoutes';

/** Registers the routes that publications have besides a list and pages. */
export function publicationRoutes(app: FastifyInstance, context: HostContext): void {
  facetRoutes(app, context);
  downloadRoutes(app, context);
}
