import type { Rule, SourceCode } from 'eslint';

type Comment = ReturnType<SourceCode['getAllComments']>[number];
type Statement = SourceCode['ast']['body'][number];

/** Words that keep the reader waiting for what a comment is about. */
const RIDDLES =
  /^[*\s]*(?:what|how|where|who|whoever|whose|which|why|those|of|so|as|it|its|everything|everybody|somebody|something|nobody|nothing|such|both)\b/i;
/** Words with which no comment of a function begins: a verb does. */
const NO_VERBS =
  /^[*\s]*(?:whether|the|an?|all|every|each|one|for|from|by|with|when|on|after|in|milliseconds|`?(?:GET|POST|PUT|PATCH|DELETE))\b/i;

const isDoc = ({ type, value }: Comment) => type === 'Block' && value.startsWith('*');

/** Returns the name of a function that a statement declares; null for components and others. */
function getFunctionName(statement: Statement): string | null {
  const node = 'declaration' in statement ? statement.declaration : statement;
  if (node?.type === 'FunctionDeclaration') return toFunctionName(node.id?.name);
  if (node?.type !== 'VariableDeclaration') return null;
  const [{ id, init } = {}] = node.declarations;
  const isFunction = init?.type === 'ArrowFunctionExpression';
  return isFunction && id?.type === 'Identifier' ? toFunctionName(id.name) : null;
}

const toFunctionName = (name: string | undefined) =>
  name !== undefined && /^[a-z]/.test(name) ? name : null;

/** Refuses a comment whose first word does not say what it is about, or what a function does. */
export const commentStart: Rule.RuleModule = {
  create: ({ sourceCode, report }) => ({
    Program(program) {
      for (const comment of sourceCode.getAllComments())
        if (comment.type === 'Block' && RIDDLES.test(comment.value))
          report({ loc: comment.loc!, message: 'Begin with a verb or with the thing itself.' });
      for (const statement of program.body) {
        const comment = sourceCode.getCommentsBefore(statement).at(-1);
        if (!comment || !isDoc(comment) || !NO_VERBS.test(comment.value)) continue;
        if (getFunctionName(statement) !== null)
          report({ loc: comment.loc!, message: 'Begin with the verb: what the function does.' });
      }
    },
  }),
};
