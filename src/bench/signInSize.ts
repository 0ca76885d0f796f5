import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { findBuiltPortal } from './benchHost';
import { measureBytes, subtractBytes, sumBytes, type Bytes } from './bytes';
import { addFigure } from './figures';
import { formatKilobytes, printNote, printTable, formatRatio } from './print';

/** Packages that the portal has anyway; jose is there for sign-in alone. */
const SHARED = ['@reduxjs/toolkit', 'redux-saga', 'react', 'react-dom', 'react-redux'];

/**
 * oidc-client-ts 3.5.0 in bytes, bundled by webpack as in perf/size on 2026-11-20. It checks no
 * signature.
 */
const OIDC_CLIENT_TS: Bytes = { raw: 69_424, gzip: 17_338, brotli: 15_303 };

const GOAL_ALL = 20_000;
const GOAL_HELPER = 1_500;

const CHUNKS = ['session', 'token-validation'];
const HELPERS = ['silent-renew', 'popup'];

/**
 * Parts of sign-in whose size is found by leaving them out; the last is there because the same
 * sagas keep it, and is no sign-in.
 */
const PARTS: readonly { readonly name: string; readonly files: RegExp }[] = [
  { name: 'flows at the provider', files: /sagas\/provider\// },
  { name: 'validation of tokens, jose', files: /oidc\/validation\// },
  { name: 'the portal’s own sessions', files: /sagas\/product\/|api\/accountsApi/ },
  { name: 'several tabs', files: /sagas\/tabs\// },
  { name: 'texts of failures', files: /shared\/errors/ },
  {
    name: 'ballots without network, addresses of pages',
    files: /sagas\/(outbox|news)|client\/offline\/|shared\/routes/,
  },
];

const leaveOut = (files: RegExp): Plugin => ({
  name: 'leave out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
      files.test(resolve(resolveDir, path)) ? { path, external: true } : null,
    ),
});

/**
 * Builds all of sign-in that runs by itself and its foundations: sagas, state, calls, protocol,
 * token checks.
 */
async function wholeSignIn(plugins: Plugin[] = []): Promise<Bytes> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../client/store/rootSaga.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: SHARED.flatMap((name) => [name, `${name}/*`]),
    write: false,
    plugins,
  });
  return measureBytes(Buffer.from(outputFiles[0]!.contents));
}

async function partRows(whole: Bytes) {
  const without = (files: RegExp) => wholeSignIn([leaveOut(files)]);
  return Promise.all(
    PARTS.map(async ({ name, files }) => ({
      name: `  of it ${name}`,
      bytes: subtractBytes(whole, await without(files)),
      goal: null,
    })),
  );
}

type Manifest = Readonly<Record<string, { readonly js: readonly string[] } | undefined>>;

async function filesBytes(files: readonly string[]): Promise<Bytes> {
  return sumBytes(await Promise.all(files.map(async (file) => measureBytes(await readFile(file)))));
}

async function builtRows(portal: string) {
  const manifest = JSON.parse(await readFile(join(portal, 'manifest.json'), 'utf8')) as Manifest;
  const scripts = (name: string) => (manifest[name]?.js ?? []).map((file) => join(portal, file));
  const chunk = async (name: string) => ({
    name: `  chunk ${name}, as built`,
    bytes: await filesBytes(scripts(name)),
    goal: null,
  });
  const helper = async (name: string) => ({
    name: `${name}.html and its script`,
    bytes: await filesBytes([join(portal, `${name}.html`), ...scripts(name)]),
    goal: GOAL_HELPER,
  });
  return Promise.all([...CHUNKS.map(chunk), ...HELPERS.map(helper)]);
}

/**
 * Prints the size of sign-in, the packages that it shares with the rest of the portal not counted.
 */
export async function printSize(): Promise<void> {
  const folder = findBuiltPortal();
  const whole = await wholeSignIn();
  const rows = [
    { name: 'sign-in, all of it', bytes: whole, goal: GOAL_ALL },
    ...(await partRows(whole)),
    ...(folder ? await builtRows(join(folder, 'portal')) : []),
    { name: '  oidc-client-ts 3.5.0 (recorded)', bytes: OIDC_CLIENT_TS, goal: null },
  ];
  addFigure({
    name: 'all of its code',
    value: rows[0]!.bytes.brotli / 1_000,
    unit: 'kB',
    reference: { name: 'oidc-client-ts', value: OIDC_CLIENT_TS.brotli / 1_000 },
    goals: [
      { of: 'value', atMost: GOAL_ALL / 1_000 },
      { of: 'ratio', atMost: 1.3 },
    ],
  });
  printTable('What sign-in weighs, kB', [
    ['size', 'raw', 'gzip', 'br', 'goal', '÷ oidc-client-ts'],
    ...rows.map(({ name, bytes: { raw, gzip, brotli }, goal }) => [
      name,
      ...[raw, gzip, brotli].map(formatKilobytes),
      goal === null ? '' : formatKilobytes(goal),
      formatRatio(brotli, OIDC_CLIENT_TS.brotli),
    ]),
  ]);
  printNote('oidc-client-ts, recorded on 2026-11-20 by perf/size, checks no signature.');
  if (!folder) printNote('No chunks and helper pages: run “npm run build” first.');
}
