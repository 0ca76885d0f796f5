import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** An import of one file of the product by another; paths below `src`, with `/`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Only types are imported: nothing of it is there when the program runs. */
  readonly isType: boolean;
}

const NO_PRODUCT =
  /\.(test|stories|e2e|record|d)\.tsx?$|(^|\/)(testing|e2e|bench|tooling|workbench)\//;

const listFiles = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file));

/** Tells whether a statement brings types alone. */
function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  const named = clause.namedBindings;
  return (
    clause.isTypeOnly ||
    (!clause.name &&
      named !== undefined &&
      ts.isNamedImports(named) &&
      named.elements.every((element) => element.isTypeOnly))
  );
}

/** Lists what a file imports: where from as it is written, and whether types alone. */
function listWritten(file: string, text: string): readonly (readonly [string, boolean])[] {
  const found: (readonly [string, boolean])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const source = node.moduleSpecifier;
      if (source && ts.isStringLiteral(source)) found.push([source.text, isTypeOnly(node)]);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [source] = node.arguments;
      if (source && ts.isStringLiteral(source)) found.push([source.text, false]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** The files of the product and what they import of each other. */
export interface ImportGraph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
}

/** Reads the import graph of the product's files below a folder: tests and tools are left out. */
export function readImportGraph(root: string): ImportGraph {
  const files = listFiles(root);
  const known = new Set(files);
  const imports = files.flatMap((from) =>
    listWritten(from, readFileSync(join(root, from), 'utf8')).flatMap(([source, isType]) => {
      if (!source.startsWith('.')) return [];
      const path = posix.join(dirname(from), source);
      const to = [`${path}.ts`, `${path}.tsx`, path].find((one) => known.has(one));
      return to === undefined ? [] : [{ from, to, isType }];
    }),
  );
  return { files, imports };
}

const folderOf = (file: string, side: string): string => file.slice(side.length + 1).split('/')[0]!;

/** An arrow between two folders of one side, with the number of imports. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Lists the arrows by value between the folders of a side (`client`, `server`), most first. */
export function listArrows({ imports }: ImportGraph, side: string): readonly Arrow[] {
  const counts = new Map<string, number>();
  const isInside = (file: string) => file.startsWith(`${side}/`);
  for (const { from, to, isType } of imports) {
    if (isType || !isInside(from) || !isInside(to)) continue;
    const arrow = `${folderOf(from, side)} ${folderOf(to, side)}`;
    counts.set(arrow, (counts.get(arrow) ?? 0) + 1);
  }
  return [...counts]
    .map(([arrow, count]) => {
      const [from, to] = arrow.split(' ') as [string, string];
      return { from, to, count };
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => other.count - one.count);
}

/** Lists the pairs of folders of a side that import each other by value. */
export function listTwoWayArrows(graph: ImportGraph, side: string): readonly string[] {
  const arrows = listArrows(graph, side);
  const names = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  return arrows
    .filter(({ from, to }) => from < to && names.has(`${to} ${from}`))
    .map(({ from, to }) => `${from} ↔ ${to}`)
    .toSorted();
}

/** Returns the share of files that one other file alone imports, from the same folder; 0 to 1. */
export function getOneImporterShare({ files, imports }: ImportGraph): number {
  const importers = new Map(files.map((file) => [file, new Set<string>()]));
  for (const { from, to } of imports) importers.get(to)!.add(from);
  const alone = files.filter((file) => {
    const [first, ...others] = importers.get(file)!;
    return first !== undefined && others.length === 0 && dirname(first) === dirname(file);
  });
  return alone.length / files.length;
}

const toPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Describes the graph, a line each: its size, and the arrows within both sides. */
export function describeImportGraph(graph: ImportGraph): readonly string[] {
  const { files, imports } = graph;
  return [
    `${files.length} files, ${imports.length} imports; ${toPercent(getOneImporterShare(graph))} of the files have one importer, in their own folder`,
    ...['client', 'server'].flatMap((side) => {
      const arrows = listArrows(graph, side);
      const folders = [...new Set(arrows.map(({ from }) => from))].toSorted();
      return [
        '',
        `src/${side}, by value:`,
        ...folders.map((folder) => {
          const out = arrows.filter(({ from }) => from === folder);
          return `  ${folder} → ${out.map(({ to, count }) => `${to} ${count}`).join(', ')}`;
        }),
        `  both ways: ${listTwoWayArrows(graph, side).join(', ') || 'none'}`,
      ];
    }),
  ];
}
