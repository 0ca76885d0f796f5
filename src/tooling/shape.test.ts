import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const packages = { ...dependencies, ...devDependencies };
const EXACT = /^(npm:.+@)?\d+\.\d+\.\d+$/;

const sources = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'src',
])
  .toString()
  .trim()
  .split('\n');
const importing = (name: string, folder: string) =>
  sources.filter(
    (file) =>
      file.startsWith(folder) &&
      existsSync(file) &&
      readFileSync(file, 'utf8').includes(`from '${name}`),
  );

test('[SPEC 10.1] the sources are TypeScript; what tools must load before any compiler is the exception', () => {
  const others = sources.filter((file) => /\.(js|jsx|mjs|cjs)$/.test(file));
  expect(
    others.filter((file) => !/^src\/(tooling|client\/testing|door\/pages)\//.test(file)),
  ).toEqual([]);
});

test('no two modules are one where case does not count, as on macOS and Windows', () => {
  const modules = sources
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(modules.filter((name, at) => modules.indexOf(name) !== at)).toEqual([]);
});

test.each(['react', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'redux-saga'])(
  '[SPEC 10.1] the portal stands on %s',
  (name) => expect(importing(name, 'src/client').length).toBeGreaterThan(0),
);

test.each([
  'react',
  'react-dom',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'redux-saga',
  'jose',
  'react-intl',
  'webpack',
  'jest',
  'redux-mock-store',
])('[SPEC 10.2] %s is a pinned dependency and in use', (name) => {
  expect(packages[name]).toMatch(EXACT);
  const isTool = ['webpack', 'jest'].includes(name);
  const users = isTool
    ? [`${name}.config.ts`].filter((file) => existsSync(file))
    : importing(name, 'src');
  expect(users).not.toEqual([]);
});

test('[SPEC 10.2] every version is pinned, and each package stands in one list', () => {
  expect(Object.entries(packages).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
});

test('[SPEC 10.2] there is one copy of the router', () => {
  const { packages: installed } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: object;
  };
  const copies = Object.keys(installed).filter((path) => /node_modules\/react-router$/.test(path));
  expect(copies).toHaveLength(1);
});

test('[SPEC 10.3] the top level holds what was asked for, and beside it only what tools insist on', () => {
  const asked = [
    'README.md',
    'demo',
    'i18n',
    'jest.config.ts',
    'package.json',
    'public',
    'src',
    'tsconfig.json',
    'webpack.config.ts',
  ];
  const tracked = execFileSync('git', ['ls-files', '--cached']).toString().trim().split('\n');
  const top = [...new Set(tracked.map((file) => file.split('/')[0]!))];
  expect(asked.filter((name) => !readdirSync('.').includes(name))).toEqual([]);
  expect(top.filter((name) => !asked.includes(name)).toSorted()).toEqual([
    '.ci',
    '.gitignore',
    '.prettierignore',
    '.prettierrc.json',
    'LICENSE',
    'eslint.config.js',
    'package-lock.json',
    'stylelint.config.js',
  ]);
});
