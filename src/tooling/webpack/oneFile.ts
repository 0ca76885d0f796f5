import webpack, { type Compiler } from 'webpack';

const FAULT =
  'imports something while it runs: the host’s own loader would then map each of its letters, which takes two seconds and 400 MB at every start.';

/** Fails the build of what the host runs when it is not whole in itself. */
export class OneFilePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OneFilePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OneFilePlugin', stage }, (assets) => {
        const importing = Object.entries(assets).filter(([, asset]) =>
          /\bimport\s*\(/.test(String(asset.source())),
        );
        compilation.errors.push(
          ...importing.map(([name]) => new webpack.WebpackError(`${name} ${FAULT}`)),
        );
      });
    });
  }
}
