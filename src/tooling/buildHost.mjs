// Builds launcher, host, its threads and door for `npm start` and production, each in one piece:
// loading their modules one by one takes nearly half of a start.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

const FOLDER = 'dist/host';

/** Native, or they read files that stand beside their own. */
const PACKAGES_OUTSIDE = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'harfbuzzjs',
  'oidc-provider',
  'sharp',
  'wawoff2',
];
/** Never installed: the driver asks for it only where it is told to. */
const OPTIONAL = ['pg-native'];
/** Packages in CommonJS ask for what Node.js has built in. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

rmSync(FOLDER, { recursive: true, force: true });
await build({
  entryPoints: {
    launch: 'src/tooling/launch.ts',
    host: 'src/server/main.ts',
    door: 'src/door/main.ts',
    mapRendererThread: 'src/server/dialogs/opinions/mapRendererThread.ts',
    slowThread: 'src/server/dialogs/opinions/slowThread.ts',
    countThread: 'src/server/have-your-say/results/countThread.ts',
    recountThread: 'src/server/have-your-say/writing/recountThread.ts',
    drawingThread: 'src/server/link-pictures/drawingThread.ts',
  },
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // The demonstration is loaded by who seeds it.
  splitting: true,
  external: [...PACKAGES_OUTSIDE, ...OPTIONAL],
  banner: { js: REQUIRE },
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
