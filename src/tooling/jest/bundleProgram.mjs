// Bundles one program for tests: `bundleProgram.mjs ENTRY BUNDLE MANIFEST`, see
// `bundledProgram.ts`.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const [entry, bundle, manifest] = process.argv.slice(2);

/** Keeps the folder of each source, so that files beside it are found while it runs. */
const keepPlaces = {
  name: 'keep places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

const { outputFiles, metafile } = await build({
  entryPoints: [entry],
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  metafile: true,
  packages: 'external',
  plugins: [keepPlaces],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: 'inline',
  logLevel: 'warning',
});

/** Two workers may bundle the same at once: each writes its own file, the later takes the place. */
function replace(file, text) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, file);
}

const hash = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
mkdirSync(dirname(bundle), { recursive: true });
replace(bundle, outputFiles[0].contents);
const inputs = Object.keys(metafile.inputs).map((path) => join(ROOT, path));
inputs.push(import.meta.filename);
replace(manifest, JSON.stringify(Object.fromEntries(inputs.map((path) => [path, hash(path)]))));
