const ts = require('typescript');

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

const callsSomething = (node) =>
  ts.isCallExpression(node) ||
  (!ts.isFunctionLike(node) && (ts.forEachChild(node, callsSomething) ?? false));

/** `/*#__PURE__*\/ (() => value)()`: what nobody uses can be left out, whatever it calls. */
function pure(factory, value) {
  const body = ts.isObjectLiteralExpression(value)
    ? factory.createParenthesizedExpression(value)
    : value;
  const made = factory.createArrowFunction([], [], [], undefined, undefined, body);
  const call = factory.createCallExpression(factory.createParenthesizedExpression(made), [], []);
  return ts.addSyntheticLeadingComment(
    call,
    ts.SyntaxKind.MultiLineCommentTrivia,
    '#__PURE__',
    false,
  );
}

const purified = ({ factory }) => {
  const declared = (each) =>
    each.initializer && callsSomething(each.initializer)
      ? factory.updateVariableDeclaration(
          ...[each, each.name, undefined, undefined],
          pure(factory, each.initializer),
        )
      : each;
  const stated = (statement) =>
    ts.isVariableStatement(statement)
      ? factory.updateVariableStatement(
          statement,
          statement.modifiers,
          factory.updateVariableDeclarationList(
            statement.declarationList,
            statement.declarationList.declarations.map(declared),
          ),
        )
      : statement;
  return (file) => factory.updateSourceFile(file, file.statements.map(stated));
};

/**
 * webpack loader for the contract: marks every schema as free of side effects, so that a browser
 * loads of each file what it uses. Such a file may do nothing but describe.
 */
module.exports = function pureSchemas(source) {
  const { outputText } = ts.transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: OPTIONS,
    transformers: { before: [purified] },
  });
  return outputText;
};
