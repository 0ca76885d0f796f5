import webpack from 'webpack';

/**
 * Browsers compile what every page runs at its start as it arrives, beside the page instead of in
 * its way (V8's explicit compile hints).
 */
export const compileHintsPlugin = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Scripts alone: in a style sheet of the same name the line would take the first rule with it.
  test: /^(main|vendor|redux-saga|session|screens|ui)\.(.*\.)?js$/,
  // After the minifiers, which drop comments, and before the names are given by content.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
