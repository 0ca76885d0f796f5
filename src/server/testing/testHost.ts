import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { PortalConfig } from '../../shared/contract/config';
import { FILE_LIMITS } from '../../shared/contract/files';
import type { DemoPerson } from '../../demo/people';
import { getPendingWork } from '../background/pendingWork';
import { buildServer, type ServerOptions } from '../buildServer';
import { openServer, type OpenDatabase } from '../db/openDatabase';
import { SERVER_SOURCE_FOLDER } from '../folders';
import { seed } from '../seed/seed';
import { storeSeedFiles } from '../seed/seedFiles';
import { toPersonId } from '../seed/seedContents';
import type { SeedName } from '../seed/seedNames';
import type { FilesSetting } from '../files/storageSetting';
import { createMemoryStorage } from '../files/testing/memoryStorage';
import { setAntiForgeryCookie } from '../http/security';
import { openAccessTokens, type AccessTokens } from '../identity/accessTokens';
import type { MailSetting } from '../mail/mailSetting';
import { observeNotices } from './observeNotices';
import {
  DOOR_ISSUER,
  FIRST_START,
  openDump,
  toTemplateName,
  type Prepared,
} from './preparedDatabase';

export { DOOR_ISSUER, FIRST_START };

export const TEST_CONFIG: PortalConfig = {
  production: false,
  baseUrl: '',
  apiUrl: '/v1',
  door: 'door',
  signIn: [
    {
      configId: 'door',
      authority: DOOR_ISSUER,
      clientId: 'meydan-portal',
      redirectUrl: 'http://localhost:3000/callback',
    },
  ],
  payment: { publishableKey: '' },
};

/** In production a host is found under its own name alone: that of injected requests. */
export const PRODUCTION_CONFIG: PortalConfig = {
  ...TEST_CONFIG,
  production: true,
  signIn: [{ ...TEST_CONFIG.signIn[0]!, redirectUrl: 'http://localhost/callback' }],
};

const PORTAL_ORIGIN = 'http://localhost:3000';
const NO_MAIL: MailSetting = {
  transport: { kind: 'none' },
  from: { name: 'Meydan', address: 'meydan@localhost' },
};

/** Kept in memory, and gone with the test. */
export const createTestFiles = (): FilesSetting => ({
  storage: createMemoryStorage(),
  limitBytes: FILE_LIMITS.bytes,
  scanner: null,
  workFolder: join(tmpdir(), `meydan-test-${process.pid}`),
});

/** Opens a database of its own on a server, a copy of a prepared one; it is dropped at the end. */
async function openOnServer(server: string, prepared: Prepared): Promise<OpenDatabase> {
  const name = `meydan_test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // Copied as files: half the server's time of a copy that goes through its log.
  await asAdmin(`create database ${name} template ${toTemplateName(prepared)} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openServer(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

const runFile = promisify(execFile);

/** Asks a program of its own for the prepared databases: tests that are run by hand. */
async function askForDumps(): Promise<string> {
  const program = ['--import', 'tsx', join(SERVER_SOURCE_FOLDER, 'testing', 'prepareDumps.ts')];
  return (await runFile(process.execPath, program)).stdout;
}

/**
 * Opens a real database with every table: on PostgreSQL where the runner started one, otherwise in
 * the embedded engine in memory, as a copy of the prepared one.
 */
export async function openTestDatabase(prepared: Prepared = 'empty'): Promise<OpenDatabase> {
  const { MEYDAN_TEST_DATABASE: server, MEYDAN_TEST_DUMPS: dumps } = process.env;
  if (server) return openOnServer(server, prepared);
  return openDump(dumps ?? (await askForDumps()), prepared);
}

export interface TestHost {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly tokens: AccessTokens;
  /** Milliseconds since 1970, by the host's clock. */
  readonly clock: () => number;
  /** Moves the host's clock; it starts at the first start. */
  setNow(now: Date): void;
  /** Headers of a signed-in browser on the same origin: Bearer, anti-forgery cookie and header. */
  headersOf(person: DemoPerson | number): Promise<Record<string, string>>;
  /**
   * Resolves when nothing is under way beside the requests: work after replies, mails whose turn it
   * is, jobs, files that are checked, notices of the database and the events that they send. What
   * is planned for later is not waited for.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface TestHostOptions extends Partial<Omit<ServerOptions, 'database' | 'clock'>> {
  readonly seed?: SeedName;
  /** Begins as a new installation of one's own does: not set up, and closed. */
  readonly isNew?: boolean;
  /** Database of another host, beside which this one stands, or which it follows. */
  readonly database?: OpenDatabase;
  /** Moment of the start. */
  readonly now?: Date;
}

async function antiForgeryHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const { cookies } = await app.inject('/test/anti-forgery');
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value,
  };
}

/** Opens the whole host without a socket, on a real database with the demonstration's content. */
export async function openTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { seed: name = 'demo', files = createTestFiles(), isNew = false } = options;
  const { database: shared, now: startedAt = FIRST_START } = options;
  const database = observeNotices(
    shared ?? (await openTestDatabase(name === 'demo' ? 'demonstration' : 'empty')),
  );
  if (!shared && (name !== 'none' || isNew))
    await seed(database.db, { seed: name, now: FIRST_START, doorIssuer: DOOR_ISSUER });
  if (name === 'demo') await storeSeedFiles('harbour-city', files.storage);
  let now = startedAt.getTime();
  const clock = () => now;
  const app = await buildServer({
    doors: [],
    origins: [],
    mail: NO_MAIL,
    files,
    portalOrigin: PORTAL_ORIGIN,
    config: TEST_CONFIG,
    portalFolder: null,
    logLevel: 'silent',
    readsPerWindow: 100_000,
    writesPerWindow: 100_000,
    visitorAnswersMs: 0,
    ...options,
    database,
    clock,
  });
  // The last of these hooks: when it runs, what a host begins when it listens has begun.
  const begun = new Promise<void>((done) => void app.addHook('onListen', async () => done()));
  app.get('/test/anti-forgery', (request, reply) => {
    setAntiForgeryCookie(request, reply, false);
    return reply.send();
  });
  const tokens = await openAccessTokens(database.db, clock);
  return {
    app,
    database,
    tokens,
    clock,
    setNow: (date) => void (now = date.getTime()),
    async headersOf(person) {
      const token = await tokens.issue(toPersonId(person), 'roles');
      return { authorization: `Bearer ${token}`, ...(await antiForgeryHeaders(app)) };
    },
    async settled() {
      const pending = getPendingWork(app);
      if (app.server.listening) await begun;
      // A notice that is heard may begin work, and work may send notices.
      do {
        await pending.settled();
        await database.noticesHeard();
      } while (!pending.isEmpty());
    },
    async close() {
      await app.close();
      if (!shared) await database.close();
    },
  };
}
