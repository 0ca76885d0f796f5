/** @jest-config-loader esbuild-register */
import { url as debuggerUrl } from 'node:inspector';
import type { Config } from 'jest';

const transform: NonNullable<Config['transform']> = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      // Within the code they are two thirds of what a worker holds of it; a debugger needs them.
      sourceMaps: debuggerUrl() ? 'inline' : true,
    },
  ],
};

// Packages of ES modules alone that screens use: jest's own loader has to transform them.
const ES_MODULES = [
  'jose',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'typebox',
  'cookie',
  'react-markdown',
  'remark-.*',
  'rehype-.*',
  'mdast-.*',
  'micromark.*',
  'unist-.*',
  'hast-.*',
  'unified',
  'vfile.*',
  'devlop',
  'bail',
  'trough',
  'is-plain-obj',
  'property-information',
  'comma-separated-tokens',
  'space-separated-tokens',
  'html-url-attributes',
  'decode-named-character-reference',
  'character-entities.*',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'trim-lines',
  'estree-util-.*',
].join('|');

const shared = {
  transform,
  // Before each test: spies are gone, and functions made once for a file have no calls.
  restoreMocks: true,
  clearMocks: true,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/client/testing/styleStub.cjs',
    '\\.svg$': '<rootDir>/src/client/testing/styleStub.cjs',
  },
};

const config: Config = {
  coverageProvider: 'babel',
  // A loaded machine is slow, not wrong: no test asserts a time.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      // One V8 context per worker, where Node itself requires the packages.
      runtime: '<rootDir>/src/tooling/jest/nodeRuntime.cjs',
      testEnvironment: '<rootDir>/src/tooling/jest/nodeEnvironment.cjs',
      roots: ['<rootDir>/src'],
      testMatch: [
        '<rootDir>/src/{shared,oidc,counting,opinions,tape,demo,server,door,operate,tooling}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      // Modules are compiled once per worker, and evaluated anew in each file.
      runtime: '<rootDir>/src/tooling/jest/browserRuntime.cjs',
      transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(?:${ES_MODULES})/)`],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testEnvironment: '<rootDir>/src/client/testing/browserEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setupTests.ts'],
      roots: ['<rootDir>/src/client'],
    },
  ],
};

export default config;
