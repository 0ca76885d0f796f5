import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { ownLocales } from './ownLocales';

// The folder is named as in “bench-FA”: two letters in upper case behind a dash are a language to
// code that looks at whole paths.
const folder = mkdtempSync(join(tmpdir(), 'built-in-FA'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const imports = (names: readonly string[], from: string) =>
  names.map((name, at) => `import text${at} from '${from}/${name}.mjs'; console.log(text${at});`);

test('of react-aria’s languages the portal’s own are built in, wherever the portal lies; other modules keep all of theirs', async () => {
  const names = ['en-US', 'ar-AE', 'tr-TR', 'de-DE', 'fi-FI'];
  const packages = ['react-aria', 'react-aria-components', 'react-stately', 'other'];
  for (const name of packages) {
    for (const locale of names)
      write(`node_modules/${name}/intl/x/${locale}.mjs`, `export default '${name} ${locale}';`);
    write(`node_modules/${name}/dist/it.mjs`, imports(names, '../intl/x').join('\n'));
  }
  write('main.js', packages.map((name) => `import '${name}/dist/it.mjs';`).join('\n'));
  const build = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'built.js' },
    module: { rules: [{ test: /\.ts$/, loader: 'swc-loader' }] },
    resolveLoader: { modules: [join(process.cwd(), 'node_modules')] },
    plugins: [ownLocales],
  });
  const stats = await promisify(build.run.bind(build))();
  expect(stats?.compilation.errors).toEqual([]);
  const built = readFileSync(join(folder, 'built.js'), 'utf8');
  const found = packages.flatMap((name) => names.map((locale) => `${name} ${locale}`));
  expect(found.filter((text) => built.includes(text))).toEqual([
    'react-aria en-US',
    'react-aria ar-AE',
    'react-aria tr-TR',
    'react-aria-components en-US',
    'react-aria-components ar-AE',
    'react-aria-components tr-TR',
    'react-stately en-US',
    'react-stately ar-AE',
    'react-stately tr-TR',
    ...names.map((locale) => `other ${locale}`),
  ]);
});
