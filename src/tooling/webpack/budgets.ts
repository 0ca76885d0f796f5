import webpack, { type Compilation, type Compiler } from 'webpack';

/**
 * Budgets of what visitors load at most, in bytes with brotli: what was reached, and two hundredths
 * more.
 */
export const BUDGETS = {
  /** All scripts of the home page's first view. */
  home: 149_200,
  /** One part of one language. */
  language: 13_600,
  /** Anything else that is loaded later, with its styles. */
  later: 25_700,
  /** Parts for administrators alone, who fill in every form of the settings. */
  administration: 35_200,
} as const;

const HOME_CHUNKS = ['early-presses', 'messages-en', 'home', 'main'];
const ADMINISTRATION = ['admin-settings', 'setup'];
const LANGUAGE = /^messages-.*\.js$/;
/**
 * The rest has budgets of its own, is large for known reasons (src/bench/README.md), or is for
 * developers alone.
 */
const LATER =
  /^(?!(?:main|vendor|messages-\S+|aria|markdown|workbench|tape-\w+)\.)([\w-]+)\.\w+\.(?:js|css)$/;

/** Sizes of the files as they are sent, by name; what is too small for brotli is sent as it is. */
export type Sizes = ReadonlyMap<string, number>;

const total = (files: readonly string[], sizes: Sizes) =>
  [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

function laterChunks(sizes: Sizes): ReadonlyMap<string, number> {
  const chunks = new Map<string, number>();
  for (const [file, bytes] of sizes) {
    const name = LATER.exec(file)?.[1];
    if (name) chunks.set(name, (chunks.get(name) ?? 0) + bytes);
  }
  return chunks;
}

/** Lists what is over its budget, a sentence each. */
export function findOverBudget(homeFiles: readonly string[], sizes: Sizes): readonly string[] {
  const home = total(homeFiles, sizes);
  const languages = [...sizes].filter(([file]) => LANGUAGE.test(file));
  const weighed = [
    { name: 'JavaScript of the home page', bytes: home, most: BUDGETS.home },
    ...languages.map(([name, bytes]) => ({ name, bytes, most: BUDGETS.language })),
    ...[...laterChunks(sizes)].map(([name, bytes]) => ({
      name,
      bytes,
      most: ADMINISTRATION.includes(name) ? BUDGETS.administration : BUDGETS.later,
    })),
  ];
  return weighed
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most }) => `${name}: ${bytes} bytes with brotli, at most ${most}.`);
}

function sizesIn({ assets }: Compilation): Sizes {
  const files = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name));
  return new Map(files.map((name) => [name, (assets[`${name}.br`] ?? assets[name])?.size() ?? 0]));
}

const homeFilesOf = ({ namedChunkGroups }: Compilation) =>
  HOME_CHUNKS.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []).filter((name) =>
    name.endsWith('.js'),
  );

/** Fails the build that sends more than the budgets allow. Stands behind what compresses. */
export class BudgetPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const faults = findOverBudget(homeFilesOf(compilation), sizesIn(compilation));
        compilation.errors.push(...faults.map((fault) => new webpack.WebpackError(fault)));
      });
    });
  }
}
