import TerserPlugin from 'terser-webpack-plugin';

/** Replays of tapes name sagas: their functions keep the names. */
const NAMED = /(?:^|[\\/])tape-replay\./;

const createMinifier = (files: object, keepsNames: boolean) =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    ...files,
    terserOptions: {
      compress: { passes: 3, ecma: 2020, keep_fnames: keepsNames },
      mangle: { keep_fnames: keepsNames },
      format: { comments: false },
    },
  });

/** Minifiers of scripts. */
export const MINIFIERS = [
  createMinifier({ exclude: NAMED }, false),
  createMinifier({ include: NAMED }, true),
];
