import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerOptions } from '../server/buildServer';
import { migrate } from '../server/db/migrate';
import { openEmbedded, type OpenDatabase } from '../server/db/openDatabase';
import { seed } from '../server/seed/seed';
import type { Storage } from '../server/files/storage';
import { readEnvironment } from '../server/environment';
import { createTemporaryFolder } from './temporaryFolder';

const DIST = resolve('dist');
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** A portal on another origin: what it sends carries a Bearer header and no anti-forgery cookie. */
export const BENCH_ORIGIN = 'http://bench.localhost';

/** Returns the folder in which `npm run build` has left the portal; null while it is not built. */
export const findBuiltPortal = (): string | null =>
  ['portal/manifest.json', 'render/render.mjs'].every((file) => existsSync(resolve(DIST, file)))
    ? DIST
    : null;

export interface BenchHost {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/**
 * Settings that a subject changes; by default no answer to visitors is kept, so that each request
 * is measured whole.
 */
type HostSetting = Partial<Pick<ServerOptions, 'visitorAnswersMs' | 'trustedProxies'>> & {
  readonly storage?: Storage;
};

/**
 * Opens the whole host without a socket, with the demonstration's content. `folder` null keeps the
 * database in memory.
 */
export const openBenchHost = async (
  folder: string | null,
  setting: HostSetting = {},
): Promise<BenchHost> => openBenchHostOn(await openEmbedded(folder), setting);

/** Opens the same host on any empty database, which is closed with the host. */
export async function openBenchHostOn(
  database: OpenDatabase,
  { storage, visitorAnswersMs = 0, ...setting }: HostSetting = {},
): Promise<BenchHost> {
  const { config, mail, portalOrigin, ...settings } = readEnvironment({
    MEYDAN_DATA: createTemporaryFolder(),
  });
  const files = storage ? { ...settings.files, storage } : settings.files;
  await migrate(database.db);
  await seed(database.db, {
    seed: 'demo',
    now: new Date(),
    files: files.storage,
    doorIssuer: config.signIn[0]!.authority,
  });
  const app = await buildServer({
    database,
    config,
    doors: [],
    origins: [BENCH_ORIGIN],
    mail: { ...mail, transport: { kind: 'none' } },
    portalOrigin,
    files,
    portalFolder: findBuiltPortal(),
    logLevel: 'silent',
    readsPerWindow: UNLIMITED,
    writesPerWindow: UNLIMITED,
    drawsPerWindow: UNLIMITED,
    visitorAnswersMs,
    ...setting,
  });
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
