import { Linter } from 'eslint';
import { commentStart } from './lintComments';

const linter = new Linter();
const faultsIn = (code: string) =>
  linter.verify(code, {
    plugins: { own: { rules: { 'comment-start': commentStart } } },
    rules: { 'own/comment-start': 'error' },
  });

test.each([
  '/** What is sent. */ export const a = 1;',
  '/**\n * Whoever asks. */\nfunction ask() {}',
  '/* Those that came. */ const a = 1;',
  'const a = { /** How many there are. */ b: 1 };',
  '/** The number of votes. */ export function countVotes() {}',
  '/** Whether it is open. */ export const isOpen = () => true;',
  '/** `GET /v1/polls`. */ async function answerPolls() {}',
])('%s is refused', (code) => expect(faultsIn(code)).toHaveLength(1));

test.each([
  '/** The number of votes. */ export const VOTES = 1;',
  '/** Counts the votes. */ export function countVotes() {}',
  '/** Tells whether it is open. */ export const isOpen = () => true;',
  '/** The menu of a comment. */ export function CommentMenu() {}',
  '// A cache would\n// what it holds be stale.\nconst a = 1;',
])('%s is fine', (code) => expect(faultsIn(code)).toEqual([]));
