import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { TSchema } from 'typebox';
import {
  FirstAdministrator,
  OpeningTasks,
  ProviderStates,
  SetupCode,
  SetupState,
  StageChange,
  TestMail,
  TestMailArrived,
} from '../../shared/contract/setup';
import { hasAdmin } from '../admin/hasAdmin';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import {
  SETUP_CODES,
  TEST_MAILS_PER_PERSON,
  TEST_NUMBERS_PER_PERSON,
  forgetAttempts,
  takeAttempt,
} from '../identity/attempts';
import { getClientInfo } from '../identity/clientInfo';
import { DoorFault } from '../identity/doorFault';
import { examineDoor } from '../identity/doorProtocol';
import { findPerson } from '../identity/peopleQueries';
import { getMaxProofAge, requireRecentSignIn } from '../identity/recentSignIn';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import { canOpenMailbox } from '../mail/mailboxRoutes';
import { appointViewer, createAdministrator } from './firstAdministrator';
import { readOpeningTasks } from './openingTasks';
import { COUNTED_FOR, SESSION_LIFETIME_MS, isSetupSession, redeemSetupCode } from './setupCode';
import { changeStage } from './stage';
import { listOutdatedTexts } from './outdatedTexts';
import { noteArrival, sendTestMail } from './testMail';

const BODY_LIMIT_BYTES = 16_384;
const COOKIE = 'meydan-setup';
const COOKIE_PATH = '/v1/setup';

const describe = (summary: string, response: Record<number, TSchema>, body?: TSchema) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  schema: {
    tags: ['setup'],
    summary,
    ...(body && { body }),
    response: { ...response, '4xx': ProblemSchema },
  },
});

/** To set a portal up comes before its terms. */
const BEFORE_TERMS = { beforeTerms: true };
/** Options of routes that everybody may call, at every stage. */
const OPEN = { config: { ...BEFORE_TERMS, whileClosed: true } };

/** Checks that the installation is not set up. @throws Problem notPossibleNow */
function requireSetup({ settings }: FastifyRequest): void {
  if (settings.stage !== 'setup') throw new Problem('notPossibleNow');
}

/** Registers how the first administrator comes in: `/v1/setup`, `/code`, `/administrator`. */
function firstRoutes(app: FastifyInstance, { db, clock, portalOrigin }: HostContext): void {
  const cookieOptions = {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: new URL(portalOrigin).protocol === 'https:',
  } as const;

  app.get(
    '/setup',
    { ...OPEN, ...describe('Read how far this installation is.', { 200: SetupState }) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = new Date(clock());
      return {
        stage: request.settings.stage,
        isCodeAccepted: await isSetupSession(db, request.cookies[COOKIE], now),
        hasAdministrator: await hasAdmin(db),
      };
    },
  );

  app.post<{ Body: SetupCode }>(
    '/setup/code',
    {
      ...OPEN,
      ...describe(
        'Give the code that the host has printed, or npm run setup-code: a cookie says so for an hour. Ten tries an hour, of all who try.',
        {},
        SetupCode,
      ),
    },
    async (request, reply) => {
      requireSetup(request);
      const now = new Date(clock());
      requireWithinLimit(reply, await takeAttempt(db, SETUP_CODES, COUNTED_FOR, now));
      const token = await redeemSetupCode(db, request.body.code, now);
      if (token === null) throw new Problem('wrongSetupCode');
      await forgetAttempts(db, SETUP_CODES, COUNTED_FOR);
      const maxAge = SESSION_LIFETIME_MS / 1_000;
      reply.setCookie(COOKIE, token, { ...cookieOptions, maxAge });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: FirstAdministrator | null }>(
    '/setup/administrator',
    {
      ...OPEN,
      ...describe(
        'Become the administrator with the cookie of the code: by a new account, or without a body as who is signed in.',
        {},
        Type.Union([FirstAdministrator, Type.Null()]),
      ),
    },
    async (request, reply) => {
      requireSetup(request);
      const setup = { token: request.cookies[COOKIE], at: new Date(clock()) };
      if (!(await isSetupSession(db, setup.token, setup.at)))
        throw new Problem('setupCodeRequired');
      if (request.body)
        await createAdministrator(db, request.body, setup, getClientInfo(request).device);
      else await appointViewer(db, requireViewer(request).id, setup);
      return reply.clearCookie(COOKIE, cookieOptions).code(204).send();
    },
  );
}

/** Says of each provider that the host trusts whether it answers as at a sign-in. */
async function readProviders({ doors }: HostContext): Promise<ProviderStates> {
  const states = doors.map(async (door) => {
    const { issuer } = door;
    const name = URL.canParse(issuer) ? new URL(issuer).host : issuer;
    try {
      await examineDoor(door);
      return { issuer, name, fault: null };
    } catch (error) {
      if (!(error instanceof DoorFault)) throw error;
      return { issuer, name, fault: `${error.message}. ${error.remedy}` };
    }
  });
  return { items: await Promise.all(states) };
}

/** Registers what an administrator sees to before the portal opens. */
function openingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock, settings } = context;
  const hooks = { ...createStaffHooks(context, 'settings.change'), config: BEFORE_TERMS };

  app.get(
    '/setup/tasks',
    { ...hooks, ...describe('List what opening for everybody needs.', { 200: OpeningTasks }) },
    async (request) => ({
      ...(await readOpeningTasks(context)),
      outdatedTexts: await listOutdatedTexts(context),
      mail: context.mail.transport.kind,
      hasMailbox: canOpenMailbox(request),
    }),
  );

  app.get(
    '/setup/providers',
    {
      ...hooks,
      ...describe('Ask every provider what the host asks it at a sign-in.', {
        200: ProviderStates,
      }),
    },
    () => readProviders(context),
  );

  app.post(
    '/setup/test-mail',
    { ...hooks, ...describe('Send a mail with a number to oneself.', { 200: TestMail }) },
    async (request, reply) => {
      const { id } = requireViewer(request);
      const limit = await takeAttempt(db, TEST_MAILS_PER_PERSON, id, new Date(clock()));
      requireWithinLimit(reply, limit);
      const { name, email, locale } = (await findPerson(db, id, new Date(clock())))!;
      if (email === null) throw new Problem('noAddress');
      return sendTestMail(context, { name, email, locale });
    },
  );

  app.post<{ Body: TestMailArrived }>(
    '/setup/test-mail/arrived',
    {
      ...hooks,
      ...describe('Show by its number that the test mail arrived.', {}, TestMailArrived),
    },
    async (request, reply) => {
      const now = new Date(clock());
      const { id } = requireViewer(request);
      requireWithinLimit(reply, await takeAttempt(db, TEST_NUMBERS_PER_PERSON, id, now));
      if (!(await noteArrival(db, request.body.number, now))) throw new Problem('wrongNumber');
      return reply.code(204).send();
    },
  );

  app.put<{ Body: StageChange }>(
    '/setup/stage',
    {
      ...hooks,
      ...describe(
        'Open the portal for the staff, or for everybody once every task is done; every host follows at once.',
        { 200: SetupState },
        StageChange,
      ),
    },
    async (request) => {
      await requireRecentSignIn(context, request, getMaxProofAge(request.settings));
      const { stage } = request.body;
      if (stage === 'open') await requireTasksDone(context);
      const author = { personId: requireViewer(request).id, at: new Date(clock()) };
      await db.transaction().execute((trx) => changeStage(trx, stage, author));
      await settings.refresh();
      return { stage, isCodeAccepted: false, hasAdministrator: true };
    },
  );
}

/** @throws Problem openingTasksMissing with the names of the tasks */
async function requireTasksDone(context: HostContext): Promise<void> {
  const { items } = await readOpeningTasks(context);
  const missing = items.filter(({ isDone }) => !isDone).map(({ task }) => task);
  if (missing.length > 0) throw new Problem('openingTasksMissing', missing.join(', '));
}

/** Serves `/v1/setup`: from the first start of an installation to its opening. */
export function setupRoutes(app: FastifyInstance, context: HostContext): void {
  firstRoutes(app, context);
  openingRoutes(app, context);
}
