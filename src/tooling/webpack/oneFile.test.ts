import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { OneFilePlugin } from './oneFile';

const folder = mkdtempSync(join(tmpdir(), 'one-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Code as React Router has it. */
const ROUTER = `export async function load(route) {
  let routeModule = await import(
    /* @vite-ignore */
    /* webpackIgnore: true */
    route.module
  );
  return routeModule;
}`;

async function faults(loaders: readonly string[]): Promise<readonly string[]> {
  writeFileSync(join(folder, 'router.js'), ROUTER);
  writeFileSync(join(folder, 'main.js'), "import { load } from './router.js'; console.log(load);");
  const build = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'built.js' },
    module: { rules: loaders.map((loader) => ({ test: /router\.js$/, loader })) },
    plugins: [new OneFilePlugin()],
  });
  const stats = await promisify(build.run.bind(build))();
  return stats!.compilation.errors.map(({ message }) => message);
}

test('what the host runs imports nothing while it runs, or is not built', async () => {
  expect(await faults([])).toEqual([expect.stringContaining('built.js imports something')]);
  expect(await faults([join(process.cwd(), 'src/tooling/webpack/noRouteModules.cjs')])).toEqual([]);
});
