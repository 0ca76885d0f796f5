import webpack, { type Compiler } from 'webpack';

interface Files {
  js: string[];
  css: string[];
}

/**
 * Writes `manifest.json`: for every named chunk (route, language, entry) the files that it needs,
 * in order.
 */
export class ManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const publicPath = String(compiler.options.output.publicPath);
        const files = (names: readonly string[]): Files => ({
          js: names.filter((name) => name.endsWith('.js')).map((name) => publicPath + name),
          css: names.filter((name) => name.endsWith('.css')).map((name) => publicPath + name),
        });
        const manifest = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([name, group]) => [name, files(group.getFiles())]),
        );
        const source = new webpack.sources.RawSource(JSON.stringify(manifest, null, 2));
        compilation.emitAsset('../manifest.json', source);
      });
    });
  }
}
