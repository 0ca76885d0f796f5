// ESLint runs under tsx (npm run lint), so that the import table can be read where it stands.
import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentStart } from './src/tooling/lintComments';
import { importTable } from './src/tooling/lintImports';
import { TEST_FILES, TEST_RESTRICTIONS } from './src/tooling/lintTests';
import { VISIBLE_TEXT } from './src/tooling/visibleText';

const BROWSER_GLOBALS = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'fetch',
];

/** Braces and brackets that hold nothing together; the formatter breaks the lines. */
const GROUPING = [
  {
    selector:
      ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
    message: 'Write the properties themselves.',
  },
  {
    selector: 'SpreadElement > ArrayExpression.argument',
    message: 'Write the elements themselves.',
  },
];

const STYLE = [
  ...GROUPING,
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` list.' },
  {
    selector: 'CallExpression[callee.name=/^(delay|setTimeout|setInterval)$/] > Literal.arguments',
    message: 'Durations are named constants.',
  },
  {
    selector: "Property[key.name='reducers'] > ObjectExpression > Property[key.name=/^set[A-Z]/]",
    message: 'Actions are past-tense events, not setters.',
  },
  {
    selector:
      "CallExpression[callee.property.name='addHook'][arguments.0.value=/^(onRequest|preParsing|preValidation|preHandler|preSerialization|onSend|onResponse)$/] > ArrowFunctionExpression[async=true]",
    message: 'What requests pass calls `done`: promises cost half of an answer (decision 0047).',
  },
];

/** ECMAScript leaves their last bits to the engine; `Math.sqrt` is exact everywhere. */
const INEXACT_MATH =
  'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh';

export default tseslint.config(
  {
    ignores: [
      'test-results/',
      'dist/',
      'node_modules/',
      'data/',
      'coverage/',
      '**/*.cjs',
      '**/*.mjs',
      'src/door/pages/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: {
      meydan: { rules: { 'import-table': importTable, 'comment-start': commentStart } },
    },
    rules: {
      'meydan/import-table': 'error',
      'meydan/comment-start': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // noUncheckedIndexedAccess makes `!` the honest way to say that a test on the same line has
      // shown it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', ...STYLE],
      'no-nested-ternary': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      eqeqeq: 'error',
      'max-len': [
        'error',
        { code: 100_000, comments: 100, ignoreUrls: true, ignorePattern: '(?:eslint-|webpack)' },
      ],
      'max-params': ['error', 4],
    },
  },
  {
    files: ['src/client/**/*.tsx', 'src/client/**/*.ts'],
    plugins: { 'react-hooks': hooks, formatjs },
    extends: [a11y.flatConfigs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-literal-string-in-jsx': ['error', VISIBLE_TEXT],
      'formatjs/no-complex-selectors': ['error', { limit: 20 }],
      'formatjs/no-multiple-whitespaces': 'error',
      'no-restricted-globals': [
        'error',
        ...BROWSER_GLOBALS.map((name) => ({
          name,
          message: 'Goes through a port (src/client/browser).',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useSelector', 'useDispatch'],
              message: 'Use store/hooks.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/client/{browser,helpers}/**',
      'src/client/**/testing/**',
      'src/client/main.tsx',
      'src/client/**/*.test.ts*',
      'src/client/store/hooks.ts',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Tables are as long as they have to be.
    files: [
      'src/shared/*.ts',
      'src/**/*essages.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      'src/e2e/**',
      'src/client/**/testing/**',
      'src/door/texts.ts',
    ],
    rules: {
      'max-params': 'off',
      'no-nested-ternary': 'off',
      'no-empty-pattern': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
    },
  },
  {
    // Counts and groups are recomputed in browsers, and have to be the same there.
    files: ['src/counting/**/*.ts', 'src/opinions/**/*.ts'],
    ignores: TEST_FILES,
    rules: {
      'no-restricted-properties': [
        'error',
        ...INEXACT_MATH.split(' ').map((property) => ({
          object: 'Math',
          property,
          message: 'Engines round it differently.',
        })),
      ],
    },
  },
  {
    files: ['src/opinions/**/*.ts'],
    ignores: TEST_FILES,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...STYLE,
        { selector: "BinaryExpression[operator='**']", message: 'Engines round it differently.' },
      ],
    },
  },
  {
    files: TEST_FILES,
    rules: { 'no-restricted-syntax': ['error', ...STYLE, ...TEST_RESTRICTIONS] },
  },
  {
    // Messages that tests make up are for no translator.
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'formatjs/enforce-default-message': 'off', 'formatjs/enforce-description': 'off' },
  },
  {
    files: ['**/*.config.ts', '*.config.js', 'src/e2e/**/globalSetup.ts', 'src/**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...GROUPING, ...TEST_RESTRICTIONS],
      'formatjs/no-literal-string-in-jsx': 'off',
    },
  },
);
