import compress from '@fastify/compress';
import sse from '@fastify/sse';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accountRoutes';
import { commentRoutes } from './content/commentRoutes';
import { contentRoutes } from './content/contentRoutes';
import type { OpenDatabase } from './db/openDatabase';
import { ballotRoutes } from './have-your-say/ballotRoutes';
import type { HostContext } from './hostContext';
import { answerErrors } from './http/errors';
import { healthRoutes } from './http/health';
import { collectOpenApi, openApiRoutes } from './http/openApi';
import { ProblemSchema } from './http/problem';
import { requireAntiForgery, secure, type SecurityOptions } from './http/security';
import { openAccessTokens } from './identity/accessTokens';
import { openAfterwards } from './identity/afterwards';
import { connectRoutes } from './identity/connectRoutes';
import type { TrustedDoor } from './identity/doors';
import { recogniseViewer } from './identity/viewer';
import { openLiveChanges } from './live/liveChanges';
import { streamRoutes } from './live/streamRoutes';
import { mailboxRoutes } from './mail/mailboxRoutes';
import { createMailer, type OpenMailer } from './mail/mailer';
import type { MailSetting } from './mail/mailSetting';
import { meRoutes } from './me/meRoutes';
import { securityRoutes } from './me/securityRoutes';
import { portalRoutes } from './portal/portalRoutes';
import { SECTION_DEFINITIONS } from './sections';
import { statisticsRoutes } from './statistics/statisticsRoutes';

const BODY_LIMIT_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 30_000;

export interface ServerOptions extends SecurityOptions {
  readonly database: OpenDatabase;
  readonly doors: readonly TrustedDoor[];
  readonly mail: MailSetting;
  /** Where the links of mails lead to. */
  readonly portalOrigin: string;
  /** The folder that `npm run build` fills; null serves the API alone. */
  readonly portalFolder: string | null;
  readonly clock?: () => number;
  readonly logLevel?: 'silent' | 'warn' | 'info';
}

function apiRoutes(context: HostContext, origins: readonly string[]) {
  return async (app: FastifyInstance) => {
    requireAntiForgery(app, origins);
    openApiRoutes(app);
    for (const definition of SECTION_DEFINITIONS) contentRoutes(app, context, definition);
    commentRoutes(app, context);
    ballotRoutes(app, context);
    statisticsRoutes(app, context);
    accountRoutes(app, context);
    meRoutes(app, context);
    securityRoutes(app, context);
    streamRoutes(app, context);
  };
}

/** Closing the host first waits for the work that orders mails, then for the mails. */
function openMail(app: FastifyInstance, mail: MailSetting, clock: () => number): OpenMailer {
  const mailer = createMailer({ ...mail, clock, log: app.log });
  app.addHook('onClose', () => mailer.close());
  return mailer;
}

/** The host without a socket: everything is put together here, `main` owns the process. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    database,
    doors,
    mail,
    portalOrigin,
    portalFolder,
    origins,
    config,
    clock = Date.now,
    logLevel = 'warn',
  } = options;
  const app = Fastify({
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array' } },
  });
  const context: HostContext = {
    db: database.db,
    live: await openLiveChanges(database),
    tokens: await openAccessTokens(database.db, clock),
    doors,
    mail: openMail(app, mail, clock),
    portalOrigin,
    // Registered after the mailer and therefore closed before it: its work orders mails.
    afterwards: openAfterwards(app),
    clock,
  };
  answerErrors(app);
  app.addSchema(ProblemSchema);
  await secure(app, options);
  await app.register(compress, { threshold: 1024 });
  await app.register(sse);
  await collectOpenApi(app);
  recogniseViewer(app, context);

  healthRoutes(app, database.db);
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
  const { transport } = mail;
  await mailboxRoutes(app, { transport, isProduction: config.production });
  await app.register(async (connect) => connectRoutes(connect, context), { prefix: '/connect' });
  await app.register(apiRoutes(context, origins), { prefix: '/v1' });
  if (portalFolder)
    await app.register(async (portal) =>
      portalRoutes(portal, { portalFolder, config, live: context.live, clock }),
    );
  return app;
}
