/** @jest-config-loader esbuild-register */
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
    },
  ],
};

// Packages that ship ES modules only; jest has to transform them.
const ES_MODULES = [
  'jose',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'typebox',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
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
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(?:${ES_MODULES})/)`],
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
      testEnvironment: 'node',
      roots: ['<rootDir>/src'],
      testMatch: [
        '<rootDir>/src/{shared,oidc,counting,opinions,tape,server,door,operate,tooling}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testEnvironment: '<rootDir>/src/client/testing/browserEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setupTests.ts'],
      roots: ['<rootDir>/src/client'],
    },
  ],
};

export default config;
