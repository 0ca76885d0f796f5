import { dirname, relative, resolve, sep } from 'node:path';
import type { Rule } from 'eslint';
import { IMPORT_RULES, type ImportRule } from './importRules';

const SRC = resolve(import.meta.dirname, '..');
const TEST_FILE = /\.(test|stories)\.tsx?$|\/testing\/|\/workbench\//;

/**
 * Folders that a test may import besides those of its own side and the demonstration: the host's
 * tests sign in through the real provider, and have database servers that they may stop; both start
 * programs.
 */
const ALSO_FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  server: ['door/testing', 'tooling/jest/bundledProgram', 'tooling/test/postgres'],
  door: ['tooling/jest/bundledProgram'],
};

const segmentsOf = (path: string) => path.split('/');

function isBelow(path: string, folder: string): boolean {
  const wanted = segmentsOf(folder);
  const given = segmentsOf(path);
  return wanted.every((segment, index) =>
    segment === '*' ? index < given.length - 1 : segment === given[index],
  );
}

/** Finds the rule of the longest folder that holds the file. */
export function findRule(file: string): ImportRule | undefined {
  return IMPORT_RULES.filter(({ folder }) => isBelow(file, folder)).sort(
    (a, b) =>
      segmentsOf(b.folder).length - segmentsOf(a.folder).length ||
      Number(a.folder.includes('*')) - Number(b.folder.includes('*')),
  )[0];
}

/** Returns the folder itself: for `server/*` the section that the file is in. */
function ownFolder(file: string, { folder }: ImportRule): string {
  return segmentsOf(file).slice(0, segmentsOf(folder).length).join('/');
}

/**
 * Returns null when `file` may import `target` (both below src, with `/`); otherwise what it may
 * import.
 */
export function refuseImport(file: string, target: string): readonly string[] | null {
  const rule = findRule(file);
  if (!rule) return null;
  const side = segmentsOf(file)[0]!;
  const allowed = TEST_FILE.test(`/${file}`)
    ? [side, 'shared', 'demo', ...rule.mayImport, ...(ALSO_FOR_TESTS[side] ?? [])]
    : [ownFolder(file, rule), ...rule.mayImport];
  return allowed.some((folder) => target === folder || target.startsWith(`${folder}/`))
    ? null
    : allowed;
}

/**
 * Finds what a file imports, below src and with `/`. The data of the demonstrations, which is
 * beside src, is in the same folder as their code.
 */
export const findTarget = (filename: string, source: string): string =>
  relative(SRC, resolve(dirname(filename), source))
    .split(sep)
    .join('/')
    .replace(/^\.\.\/demo\//, 'demo/');

/** ESLint rule over `IMPORT_RULES`; the message names the folders that are allowed. */
export const importTable: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: '{{file}} may import only from {{allowed}} (src/tooling/importRules.ts).',
    },
  },
  create(context) {
    const file = relative(SRC, context.filename).split(sep).join('/');
    const check = (node: Rule.Node, source: unknown) => {
      if (typeof source !== 'string' || !source.startsWith('.') || file.startsWith('..')) return;
      const target = findTarget(context.filename, source);
      if (target.startsWith('..')) return;
      const allowed = refuseImport(file, target);
      if (allowed)
        context.report({ node, messageId: 'refused', data: { file, allowed: allowed.join(', ') } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => node.source.type === 'Literal' && check(node, node.source.value),
    };
  },
};
