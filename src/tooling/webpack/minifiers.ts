import TerserPlugin from 'terser-webpack-plugin';

/** Replays of tapes name sagas: their functions keep the names. */
const NAMED = /(?:^|[\\/])tape-replay\./;

const minifierOf = (files: object, keepsNames: boolean) =>
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
  minifierOf({ exclude: NAMED }, false),
  minifierOf({ include: NAMED }, true),
];
