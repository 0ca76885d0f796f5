import compress from '@fastify/compress';
import sse from '@fastify/sse';
import Fastify, { type FastifyInstance } from 'fastify';
import { openBackgroundTasks } from './background/backgroundTasks';
import { getPendingWork } from './background/pendingWork';
import { calendarFileRoutes } from './calendar/calendarFileRoutes';
import { meetingFileRoutes } from './committees/meetings/meetingFileRoutes';
import { contentRoutes } from './content/contentRoutes';
import { databaseNow, createDatabaseNow } from './db/databaseClock';
import type { Database, OpenDatabase } from './db/openDatabase';
import { openMapEngine } from './dialogs/opinions/mapEngine';
import { feedRoutes } from './feeds/feedRoutes';
import { openPollSweeper } from './have-your-say/results/pollSweeper';
import type { FilesSetting } from './files/storageSetting';
import type { HostContext } from './hostContext';
import { ROUTES } from './apiRoutes';
import { refuseWhileClosed } from './http/closedPortal';
import { refuseClosedSections } from './http/closedSections';
import { setErrorHandlers } from './http/errors';
import { openPublisher } from './editing/lifecycle/publishDue';
import { addGracefulShutdown } from './http/finishing';
import { healthRoutes } from './http/health';
import { readJsonBodies } from './http/jsonBodies';
import { lazySchemas } from './http/lazySchemas';
import { addRequestTimeouts } from './http/requestTimeouts';
import { createLoggerOptions, type LogOptions } from './http/loggerOptions';
import { collectOpenApi, openApiRoutes } from './http/openApi';
import { keepPreviewsPrivate } from './http/previewResponses';
import { ProblemSchema } from './http/problem';
import { refuseWritesWithoutSpace } from './http/readOnly';
import { requireAntiForgery, addSecurity, type SecurityOptions } from './http/security';
import { RESPONSE_CACHE_MS, openResponseCache } from './content/responseCache';
import { openAccessTokens } from './identity/accessTokens';
import { connectRoutes } from './identity/connectRoutes';
import { openDoors, type TrustedDoor } from './identity/doors';
import { openKnownDevices } from './identity/knownDevices';
import { openSignInTurns } from './identity/signInTurns';
import { limitRequests, type RequestLimitOptions } from './identity/requestLimits';
import { openInstallationFacts } from './identity/installationFacts';
import { recogniseViewer, requireTerms } from './identity/viewer';
import { openLiveChanges } from './live/liveChanges';
import { openJobs } from './jobs/openJobs';
import { openDrawnLogo } from './look/brandFiles';
import { iconRoutes } from './look/iconRoutes';
import { linkPictureRoutes } from './link-pictures/linkPictureRoutes';
import { mailboxRoutes } from './mail/mailboxRoutes';
import { createMailer, type OpenMailer } from './mail/mailer';
import type { MailSetting } from './mail/mailSetting';
import { metricsRoutes } from './metrics/metricsRoutes';
import { openAlikeSweeper } from './moderation/alikeSweeper';
import { toRoutableAddress } from './portal/pageAddress';
import { portalRoutes } from './portal/portalRoutes';
import { createPushSetting } from './notifications/push/pushSetting';
import { keepSettingsOfRequest } from './city/currentSettings';
import { leadToOfferedLanguages } from './http/offeredLanguages';
import { openSettings } from './settings/openSettings';
import type { LockedSettings } from './settings/readSettings';
import { sitemapRoutes } from './sitemap/sitemapRoutes';
import { createRecurringJobs } from './recurring';
import { isContentReady, SECTION_DEFINITIONS } from './sections';
import { openTranslator } from './translations/translator';
import type { TranslatorSetting } from './translations/translatorSetting';

/**
 * Limit of a parameter, as long as Node takes an address: the schemas say which ids there can be,
 * and all others are not found.
 */
const LONGEST_PARAMETER = 16_384;
const BODY_LIMIT_BYTES = 1_000_000;
/** Twice of what mails show. */
const MAIL_LOGO_PIXELS = [400, 112] as const;
const REQUEST_TIMEOUT_MS = 30_000;
/** On a busy machine the portal’s own files alone take longer than the framework would wait. */
const START_TIMEOUT_MS = 120_000;

export interface ServerOptions extends SecurityOptions, Omit<RequestLimitOptions, 'clock'> {
  readonly database: OpenDatabase;
  readonly doors: readonly TrustedDoor[];
  readonly mail: MailSetting;
  readonly files: FilesSetting;
  /** Origin that the links of mails lead to. */
  readonly portalOrigin: string;
  /** The folder that `npm run build` fills; null serves the API alone. */
  readonly portalFolder: string | null;
  /** Settings that the operator has set in a file. */
  readonly lockedSettings?: LockedSettings;
  /** Tells whether the first comment of somebody new waits until the staff has looked at it. */
  readonly holdsFirstComments?: boolean;
  /** Translator of what people wrote; null: no translation. */
  readonly translator?: TranslatorSetting | null;
  /** Secret whose sender may read the metrics; null: nobody may. */
  readonly metricsToken?: string | null;
  /** Number of proxies of our own that stand in front and name who called them. */
  readonly trustedProxies?: number;
  /** Hosts of push services that are sent to besides the known ones. */
  readonly pushHosts?: readonly string[];
  /** Tests set it: push services on the own machine are sent to as well. */
  readonly allowsLocalPush?: boolean;
  /** Pages drawn for one network in five minutes; tests and benchmarks raise it. */
  readonly drawsPerWindow?: number;
  /**
   * Duration in milliseconds for which answers to visitors are kept; tests that change the database
   * behind the host's back set 0.
   */
  readonly visitorAnswersMs?: number;
  /** Tests set it; then it stands for the database’s clock too. */
  readonly clock?: () => number;
  readonly logLevel?: LogOptions['level'];
  /** Tests read what is logged. */
  readonly logStream?: LogOptions['stream'];
}

function apiRoutes(context: HostContext, { database, origins }: ServerOptions) {
  return async (app: FastifyInstance) => {
    requireAntiForgery(app, origins);
    refuseWritesWithoutSpace(app, database);
    requireTerms(app);
    openApiRoutes(app);
    for (const definition of SECTION_DEFINITIONS) contentRoutes(app, context, definition);
    for (const routes of ROUTES) routes(app, context);
  };
}

/**
 * Closing the host first waits for the work that orders mails, then for the mails that are being
 * sent.
 */
function openMail(
  app: FastifyInstance,
  mail: MailSetting,
  db: Database,
  clock: () => number,
): OpenMailer {
  const mailer = createMailer({
    ...mail,
    db,
    clock,
    log: app.log,
    loadLogo: openDrawnLogo(db, MAIL_LOGO_PIXELS),
  });
  getPendingWork(app).addDrain(() => mailer.settled());
  app.addHook('onClose', () => mailer.close());
  return mailer;
}

/** Builds the host without a socket: everything is put together here, `main` owns the process. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    database,
    doors,
    mail,
    portalOrigin,
    portalFolder,
    config,
    trustedProxies = 0,
    lockedSettings = {},
    holdsFirstComments = false,
    translator = null,
    metricsToken = null,
    pushHosts = [],
    allowsLocalPush = false,
    visitorAnswersMs = RESPONSE_CACHE_MS,
    drawsPerWindow,
    clock = Date.now,
    logLevel = 'warn',
    logStream,
  } = options;
  const app = Fastify({
    logger: createLoggerOptions({ level: logLevel, ...(logStream && { stream: logStream }) }),
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => toRoutableAddress(url),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array' } },
    schemaController: lazySchemas,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  const mailer = openMail(app, mail, database.db, clock);
  const live = await openLiveChanges(database);
  const settings = await openSettings(database, {
    locked: lockedSettings,
    at: new Date(clock()),
    log: app.log,
    track: (read) => void getPendingWork(app).track(read),
  });
  app.addHook('onClose', () => settings.close());
  const context: HostContext = {
    db: database.db,
    settings,
    live,
    answerVisitors: openResponseCache(live, settings, { clock, lifetimeMs: visitorAnswersMs }),
    isContentReady,
    tokens: await openAccessTokens(database.db, clock),
    doors,
    isProduction: config.production,
    askDoors: openDoors({ doors, clock, log: app.log }),
    knownDevices: openKnownDevices(database.db, config.production),
    takeSignInTurn: openSignInTurns(),
    mail: mailer,
    push: createPushSetting(portalOrigin, mail.from.address, {
      hosts: pushHosts,
      allowsLocal: allowsLocalPush,
    }),
    portalOrigin,
    files: options.files.storage,
    uploads: options.files,
    holdsFirstComments,
    translator: translator && openTranslator(translator, app.log),
    // Registered after the mailer and therefore closed before it: its work orders mails.
    afterwards: openBackgroundTasks(app),
    clock,
    databaseNow: options.clock ? createDatabaseNow(options.clock) : databaseNow,
  };
  setErrorHandlers(app);
  readJsonBodies(app);
  addGracefulShutdown(app);
  addRequestTimeouts(app);
  metricsRoutes(app, { database, token: metricsToken });
  app.addSchema(ProblemSchema);
  await addSecurity(app, options);
  await app.register(compress, { threshold: 1024 });
  await app.register(sse);
  await collectOpenApi(app);
  keepSettingsOfRequest(app, settings.current);
  leadToOfferedLanguages(app);
  refuseClosedSections(app);
  recogniseViewer(app, context);
  limitRequests(app, { ...options, clock });
  refuseWhileClosed(app);
  keepPreviewsPrivate(app);

  openPollSweeper(app, { db: database.db, databaseNow: context.databaseNow, log: app.log });
  openPublisher(app, { ...context, log: app.log });
  openMapEngine(app, { database, databaseNow: context.databaseNow, log: app.log });
  openJobs(app, context, createRecurringJobs(context, mailer));
  openAlikeSweeper(app, { db: database.db, clock, log: app.log });

  healthRoutes(app, database.db);
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ fileLimitBytes: options.files.limitBytes, ...config }),
  );
  const { transport } = mail;
  const getInstallation = openInstallationFacts(context);
  sitemapRoutes(app, { ...context, getInstallation });
  iconRoutes(app, context);
  linkPictureRoutes(app, context);
  calendarFileRoutes(app, context);
  meetingFileRoutes(app, context);
  await mailboxRoutes(app, { transport, isProduction: config.production });
  await app.register(async (connect) => connectRoutes(connect, context), { prefix: '/connect' });
  await app.register(apiRoutes(context, options), { prefix: '/v1' });
  feedRoutes(app, { ...context, apiUrl: config.apiUrl, keptMs: visitorAnswersMs });
  if (portalFolder)
    await app.register(async (portal) =>
      portalRoutes(portal, {
        portalFolder,
        config,
        live,
        settings,
        clock,
        portalOrigin,
        drawsPerWindow,
        getInstallation,
      }),
    );
  return app;
}
