import { readdirSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { BudgetPlugin } from './src/tooling/webpack/budgets';
import { CHUNK_GROUPS } from './src/tooling/webpack/chunkGroups';
import { compileHintsPlugin } from './src/tooling/webpack/compiledAhead';
import { ManifestPlugin } from './src/tooling/webpack/manifest';
import { MINIFIERS } from './src/tooling/webpack/minifiers';
import { OneFilePlugin } from './src/tooling/webpack/oneFile';
import { ownLocales } from './src/tooling/webpack/ownLocales';
import { LOCALE_CODES } from './src/shared/locales';

const root = (...parts: string[]) => path.resolve(process.cwd(), ...parts);

/** Helper pages without React; each has a document of its own and weighs about 1 kB. */
const HELPER_PAGES = ['silent-renew', 'popup'] as const;

const WORKERS = ['service-worker', 'service-worker-off'] as const;

const styleRules = (isProduction: boolean, extract: boolean): RuleSetRule[] => [
  {
    test: /\.css$/,
    use: [
      ...(extract ? [CssExtractPlugin.loader] : []),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: !extract,
            localIdentName: isProduction ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:4]',
          },
        },
      },
    ],
    sideEffects: true,
  },
];

const languageRules: RuleSetRule = {
  test: /[\\/]LanguageSuggestion\.module\.css$/,
  enforce: 'pre',
  loader: root('src/tooling/webpack/languageRules.cjs'),
};

const scriptRules: RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
  {
    test: /[\\/](messages|sharedMessages)\.ts$/,
    enforce: 'pre',
    loader: root('src/tooling/webpack/stripMessages.cjs'),
  },
  {
    test: /[\\/]intl[\\/](shell|later)Files\.ts$/,
    enforce: 'pre',
    loader: root('src/tooling/webpack/messageFiles.cjs'),
  },
  {
    test: /[\\/]shared[\\/]contract[\\/]\w+\.ts$/,
    enforce: 'pre',
    loader: root('src/tooling/webpack/pureSchemas.cjs'),
  },
  { test: /[\\/]i18n[\\/]\w+\.json$/, loader: root('src/tooling/webpack/compileMessages.cjs') },
];

const shared = (name: string, isProduction: boolean): Configuration => ({
  name,
  mode: isProduction ? 'production' : 'development',
  context: root(),
  devtool: isProduction ? false : 'cheap-module-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    // Messages are compiled ahead: the parser stays out (6 kB brotli). So do the schemas: the host
    // alone checks by them.
    alias: {
      typebox$: root('src/tooling/webpack/noSchemas.ts'),
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  cache: {
    type: 'filesystem',
    name: `${name}-${isProduction ? 'production' : 'development'}`,
    // Another language changes what loaders write, and none of the files that they read.
    version: LOCALE_CODES.join(),
    cacheDirectory: root('node_modules/.cache/webpack'),
    buildDependencies: {
      config: readdirSync(root('src/tooling/webpack'))
        .filter((name) => !name.includes('.test.'))
        .map((loader) => root('src/tooling/webpack', loader))
        .concat(root('webpack.config.ts')),
    },
  },
  performance: false,
  stats: 'errors-warnings',
});

const compressed = (algorithm: 'brotliCompress' | 'gzip', extension: string) =>
  new CompressionPlugin<unknown>({
    filename: `[path][base].${extension}`,
    algorithm,
    test: /\.(js|css|svg|json|html|webmanifest)$/,
    compressionOptions:
      algorithm === 'gzip'
        ? { level: 9 }
        : { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 0.95,
  });

/** Configures the browser's files: `dist/portal`, content-hashed below `/assets/`. */
const portal = (isProduction: boolean): Configuration => {
  // The start knows the names of all files: short ones.
  const fileName = isProduction ? '[name].[contenthash:6]' : '[name]';
  return {
    ...shared('portal', isProduction),
    target: ['web', 'es2022'],
    entry: {
      main: root('src/client/main.tsx'),
      'early-presses': root('src/client/earlyPresses.ts'),
      ...Object.fromEntries(
        HELPER_PAGES.map((page) => [page, root(`src/client/helpers/${page}.ts`)]),
      ),
    },
    output: {
      path: root('dist/portal/assets'),
      publicPath: '/assets/',
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:6][ext]',
      // A policy name that the host's Content-Security-Policy lists.
      trustedTypes: { policyName: 'meydan' },
      clean: isProduction,
    },
    module: {
      rules: [
        ...scriptRules,
        ...styleRules(isProduction, true),
        languageRules,
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: root('src/tooling/webpack/subsetFont.cjs'),
        },
      ],
    },
    optimization: {
      minimizer: [...MINIFIERS, new CssMinimizerPlugin()],
      chunkIds: 'named',
      splitChunks: {
        minSize: 0,
        cacheGroups: CHUNK_GROUPS,
      },
    },
    plugins: [
      new CssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        ignoreOrder: true,
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]createCalendar\.mjs$/,
        root('src/tooling/webpack/oneCalendar.ts'),
      ),
      ownLocales,
      ...HELPER_PAGES.map(
        (page) =>
          new HtmlPlugin({
            template: root('public/helper.html'),
            filename: `../${page}.html`,
            chunks: [page],
            title: 'Meydan',
          }),
      ),
      new CopyPlugin({
        patterns: [{ from: root('public'), to: '..', globOptions: { ignore: ['**/helper.html'] } }],
      }),
      new ManifestPlugin(),
      ...(isProduction
        ? [
            compileHintsPlugin,
            compressed('brotliCompress', 'br'),
            compressed('gzip', 'gz'),
            new BudgetPlugin(),
          ]
        : []),
    ],
  };
};

/**
 * Configures the program with which the host renders the first view: `dist/render/render.mjs`, one
 * file that needs
 * nothing else.
 */
const render = (isProduction: boolean): Configuration => ({
  ...shared('render', isProduction),
  target: 'node20',
  devtool: false,
  entry: { render: root('src/client/render.tsx') },
  experiments: { outputModule: true },
  output: {
    path: root('dist/render'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    clean: isProduction,
  },
  module: {
    rules: [
      ...scriptRules,
      ...styleRules(isProduction, false),
      { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      {
        test: /[\\/]node_modules[\\/]react-router[\\/]/,
        loader: root('src/tooling/webpack/noRouteModules.cjs'),
      },
      // What plays session tapes is for browsers alone.
      { test: /[\\/](tapeWorker|shelfTapes)\.ts$/, parser: { worker: false, url: false } },
    ],
  },
  optimization: {
    minimizer: MINIFIERS,
    splitChunks: false,
  },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...(isProduction ? [new OneFilePlugin()] : []),
  ],
});

/**
 * Configures the service worker and the one that takes it away: single files with fixed names,
 * compressed by
 * the host like every answer.
 */
const worker = (isProduction: boolean): Configuration => ({
  ...shared('worker', isProduction),
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: Object.fromEntries(
    WORKERS.map((name) => [name, root(`src/client/serviceWorker/${name}.ts`)]),
  ),
  output: { path: root('dist/portal'), filename: '[name].js' },
  module: { rules: scriptRules },
  optimization: { minimizer: MINIFIERS, splitChunks: false },
});

export default (_env: unknown, { mode }: { mode?: string }): Configuration[] => {
  const isProduction = mode !== 'development';
  return [portal(isProduction), render(isProduction), worker(isProduction)];
};
