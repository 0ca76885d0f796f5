import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSectionOfPath } from '../../shared/sections';
import { isSectionOn, isSectionWritable } from '../../shared/settings';
import { Problem } from './problem';
import { isSafeRequest } from './security';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Works also where a section can only be read: a report of what is against the law. */
    whileReadOnly?: boolean;
  }
}

/** Pages: the portal draws the one that says that nothing is there. */
const PAGES = '/*';

function findRefusal(request: FastifyRequest): Problem | undefined {
  const { settings, routeOptions, url, method } = request;
  const section = routeOptions.url === PAGES ? null : findSectionOfPath(url);
  if (section === null) return undefined;
  if (!isSectionOn(settings, section)) return new Problem('notFound');
  const isWriting =
    !isSafeRequest(request) && method !== 'DELETE' && !routeOptions.config.whileReadOnly;
  return isWriting && !isSectionWritable(settings, section)
    ? new Problem('sectionClosed')
    : undefined;
}

/**
 * Answers for the sections that are not on, before anything else is asked: one that is off has
 * nothing for anybody, and in one that can only be read nothing is begun or written. Taking back
 * what is one's own is always possible.
 * @throws Problem notFound, sectionClosed
 */
export function refuseClosedSections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(findRefusal(request)));
}
