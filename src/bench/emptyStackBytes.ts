import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import configurations from '../../webpack.config';
import { measureBytes, sumBytes, type Bytes } from './bytes';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Builds a configuration. Returns the files that its entry `main` needs at once. @throws Error with
 * what webpack says
 */
function build(configuration: Configuration): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
      resolve((entrypoints.main?.assets ?? []).map(({ name }) => name));
    });
  });
}

/**
 * Measures the JavaScript of the empty stack's first view, built with the portal's own settings.
 */
export async function measureEmptyStackBytes(): Promise<Bytes> {
  const [portal] = configurations({}, { mode: 'production' });
  const path = createTemporaryFolder();
  const files = await build({
    ...portal,
    entry: { main: join(import.meta.dirname, 'emptyStack.tsx') },
    output: { path, filename: '[name].js' },
    plugins: [],
    cache: false,
  });
  return sumBytes(
    await Promise.all(files.map(async (file) => measureBytes(await readFile(join(path, file))))),
  );
}
