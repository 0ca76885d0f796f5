import { join } from 'node:path';

/**
 * Folder of package.json: this program stands in `src/server`, or in `dist/host` once it is built.
 */
const PROJECT = join(import.meta.dirname, '..', '..');

/** Folder that `npm run build` fills. */
export const BUILD_FOLDER = join(PROJECT, 'dist');

/** The sources of the host: what it reads or starts while it runs stands there. */
export const SERVER_SOURCE_FOLDER = join(PROJECT, 'src', 'server');

/** The texts of all languages. */
export const TEXTS_FOLDER = join(PROJECT, 'i18n');

/** Runs a program in TypeScript, its first parameter, in a thread. */
export const THREAD_RUNNER_FILE = join(PROJECT, 'src', 'tooling', 'thread.mjs');
