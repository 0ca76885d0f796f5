import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import { COME_AGAIN_S, isOpenTo } from '../../shared/stage';
import { Problem } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Works also before the portal is open: what sets it up, and leads into an account. */
    whileClosed?: boolean;
  }
}

/** API, pictures of links, calendar files; pages, feeds and sitemaps see to it themselves. */
const GATED = /^\/(v1|og)\/|\.ics$/;
/** Texts that people read before they agree to them and register. */
const LEGAL = /^\/v1\/legal\//;

/** Tells whether the portal is open to who asks, as far as that is known. */
export const isOpenToRequest = ({ settings, heldRoles }: FastifyRequest): boolean =>
  isOpenTo(settings, heldRoles ?? []);

function isRefused(request: FastifyRequest): boolean {
  const { routeOptions, url, settings } = request;
  const { whileClosed = settings.stage === 'staff' && LEGAL.test(url) } = routeOptions.config;
  return GATED.test(routeOptions.url ?? url) && !whileClosed && !isOpenToRequest(request);
}

/**
 * Answers for a portal that is not open to who asks. Visitors are refused before anything of what
 * they send is read, others once it is known who they are.
 * @throws Problem notOpen
 */
export function refuseWhileClosed(app: FastifyInstance): void {
  const refuse: preValidationHookHandler = (request, reply, done) => {
    if (!isRefused(request)) return done();
    reply.header('retry-after', COME_AGAIN_S);
    request.log.info({ stage: request.settings.stage }, 'refused: the portal is not open');
    done(new Problem('notOpen'));
  };
  app.addHook('onRequest', function (request, reply, done) {
    if (request.tokenOwner) done();
    else refuse.call(this, request, reply, done);
  });
  app.addHook('preValidation', refuse);
}
