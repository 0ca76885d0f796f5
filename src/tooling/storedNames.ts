import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { CONFIGURED_NAME, type StoragePlace } from '../shared/storageList';

/**
 * A name that the code stores something under, and where it does. `name` is null where the code
 * does not show it.
 */
export interface StoredName {
  readonly place: StoragePlace;
  readonly name: string | null;
  readonly file: string;
}

/** Names of stores where they are written to, and the methods that write. */
const WRITES: readonly (readonly [StoragePlace, RegExp])[] = [
  ['session', /^(window\.|ports\.|extra\.ports\.)?sessionStorage\.(write|setItem)$|^tab\.write$/],
  [
    'local',
    /^(window\.|ports\.|extra\.ports\.)?localStorage\.(write|setItem)$|^(device|store)\.write$/,
  ],
  ['cookie', /(^|\.)(setCookie|cookies\.write)$|^choices\.write$/],
  ['cache', /(^|\.)caches\.open$/],
];

/** Names under which packages store something. */
const BY_PACKAGES: Readonly<Record<string, readonly [StoragePlace, string]>> = {
  'workbox-expiration': ['indexedDB', 'workbox-expiration'],
  '@fastify/csrf-protection': ['cookie', '_csrf'],
};

const IS_NAMED_BY_CONFIGURATION = /(^|\.)configId$/;

const firstFilled = <T>(values: readonly T[], textsOf: (value: T) => string[]): string[] =>
  values.map(textsOf).find((texts) => texts.length > 0) ?? [];

/** Sources in which names are followed from where they are used to where they are written. */
class Sources {
  private readonly files: readonly ts.SourceFile[];

  constructor(paths: readonly string[]) {
    this.files = paths.map((path) =>
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    );
  }

  stored(): StoredName[] {
    return this.files.flatMap((file) => [
      ...this.nodes(file, ts.isCallExpression).flatMap((call) => this.written(call)),
      ...this.nodes(file, ts.isImportDeclaration).flatMap(({ moduleSpecifier: from }) => {
        const known = ts.isStringLiteral(from) ? BY_PACKAGES[from.text] : undefined;
        return known ? [{ place: known[0], name: known[1], file: file.fileName }] : [];
      }),
    ]);
  }

  private written({ expression, arguments: [key] }: ts.CallExpression): StoredName[] {
    const callee = expression.getText().replaceAll('?.', '.');
    const found = WRITES.find(([, pattern]) => pattern.test(callee));
    if (!found || !key) return [];
    const file = key.getSourceFile().fileName;
    const names = this.textsOf(key);
    const known: readonly (string | null)[] = names.length > 0 ? names : [null];
    return known.map((name) => ({ place: found[0], name, file }));
  }

  /**
   * Lists the texts that an expression can be; the variable rest of a template is left away. Empty
   * when it cannot be told.
   */
  private textsOf(node: ts.Expression): string[] {
    if (IS_NAMED_BY_CONFIGURATION.test(node.getText())) return [CONFIGURED_NAME];
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
      return this.textsOf(node.expression);
    if (ts.isTemplateExpression(node)) return this.beginningsOf(node);
    if (ts.isBinaryExpression(node)) return this.textsOf(node.left);
    if (ts.isCallExpression(node)) return this.returnedBy(node);
    if (ts.isPropertyAccessExpression(node)) return this.memberOf(node);
    if (ts.isIdentifier(node)) return this.valuesOf(node);
    return [];
  }

  /** Up to the first part that is known only while it runs, with the text before that. */
  private beginningsOf({ head, templateSpans }: ts.TemplateExpression): string[] {
    const [first] = templateSpans;
    if (head.text !== '' || !first) return [head.text];
    return this.textsOf(first.expression).map((start) => start + first.literal.text);
  }

  private returnedBy({ expression }: ts.CallExpression): string[] {
    if (!ts.isIdentifier(expression)) return [];
    const made = this.declared(expression.text, expression.getSourceFile());
    if (!made || !ts.isArrowFunction(made) || ts.isBlock(made.body)) return [];
    return this.textsOf(made.body);
  }

  /** `OBJECT.member`; of an unknown object every member of that name in the same file. */
  private memberOf({ expression, name }: ts.PropertyAccessExpression): string[] {
    const file = expression.getSourceFile();
    const owners = [...this.declaredAnywhere(expression.getText(), file), file];
    return firstFilled(owners, (owner) => this.propertiesOf(owner, name.text));
  }

  private propertiesOf(owner: ts.Node, name: string): string[] {
    return this.nodes(owner, ts.isPropertyAssignment)
      .filter((property) => property.name.getText() === name)
      .flatMap(({ initializer }) => this.textsOf(initializer));
  }

  private valuesOf(node: ts.Identifier): string[] {
    const file = node.getSourceFile();
    const declared = this.declaredAnywhere(node.text, file);
    if (declared.length > 0) return firstFilled(declared, (value) => this.textsOf(value));
    const passed = this.passedAs(node);
    return passed.length > 0 ? passed : this.propertiesOf(file, node.text);
  }

  /** Lists the values that callers give for a parameter. */
  private passedAs(node: ts.Identifier): string[] {
    const taker = ts.findAncestor(
      node,
      (outer): outer is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(outer) &&
        outer.parameters.some(({ name }) => name.getText() === node.text),
    );
    if (!taker?.name) return [];
    const place = taker.parameters.findIndex(({ name }) => name.getText() === node.text);
    const called = taker.name.text;
    return this.files
      .flatMap((file) => this.nodes(file, ts.isCallExpression))
      .filter(({ expression }) => expression.getText() === called)
      .flatMap(({ arguments: given }) => {
        const value = given[place];
        return value ? this.textsOf(value) : [];
      });
  }

  /** Here first; a constant may be another file's, and several may have one of that name. */
  private declaredAnywhere(name: string, here: ts.SourceFile): ts.Expression[] {
    const isShared = /^[A-Z_]+$/.test(name);
    const others = isShared ? this.files.filter((file) => file !== here) : [];
    return [here, ...others].flatMap((file) => this.declared(name, file) ?? []);
  }

  private declared(name: string, file: ts.SourceFile): ts.Expression | undefined {
    return this.nodes(file, ts.isVariableDeclaration).find(
      (variable) => variable.name.getText() === name && variable.initializer,
    )?.initializer;
  }

  private nodes<T extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is T): T[] {
    const found: T[] = [];
    const look = (node: ts.Node): void => {
      if (is(node)) found.push(node);
      ts.forEachChild(node, look);
    };
    look(root);
    return found;
  }
}

/** Lists every name under which these source files store something in the browser. */
export const listStoredNames = (paths: readonly string[]): StoredName[] =>
  new Sources(paths).stored();
