import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import CssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { compileHintsPlugin } from './compiledAhead';

const folder = mkdtempSync(join(tmpdir(), 'compiled-ahead-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

test('scripts of the start carry the hint, later ones do not, and no style sheet loses its first rule to it', async () => {
  writeFileSync(join(folder, 'rule.css'), 'p{color:red}');
  writeFileSync(join(folder, 'main.js'), "import './rule.css'; console.log(1);");
  writeFileSync(join(folder, 'polls.js'), 'console.log(2);');
  const build = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js', polls: './polls.js' },
    output: { path: folder, filename: '[name].[contenthash:6].built.js', clean: false },
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [CssExtractPlugin.loader, { loader: 'css-loader', options: {} }],
          sideEffects: true,
        },
      ],
    },
    resolveLoader: { modules: [join(process.cwd(), 'node_modules')] },
    plugins: [new CssExtractPlugin({ filename: '[name].[contenthash:6].css' }), compileHintsPlugin],
  });
  const stats = await promisify(build.run.bind(build))();
  expect(stats?.compilation.errors).toEqual([]);
  const isHinted = Object.fromEntries(
    Object.keys(stats!.compilation.assets).map((name) => [
      name.replace(/\.\w{6}\./, '.'),
      read(name).startsWith('//# allFunctionsCalledOnLoad\n'),
    ]),
  );
  expect(isHinted).toEqual({
    'main.built.js': true,
    'polls.built.js': false,
    'main.css': false,
  });
});
