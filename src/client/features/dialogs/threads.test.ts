import type { Comment } from '../../../shared/contract/dialogs';
import { threadsOf, type Thread } from './threads';

const comment = (id: string, parentId: string | null = null) => ({ id, parentId }) as Comment;

/** `a(b(c))`: a, answered by b, answered by c. */
const written = (threads: readonly Thread[]): string =>
  threads
    .map(({ comment: { id }, replies }) => (replies.length ? `${id}(${written(replies)})` : id))
    .join(' ');

test.each([
  ['no comment at all', [], ''],
  ['threads in the order given', [comment('b'), comment('a')], 'b a'],
  [
    'answers below what they answer',
    [comment('a'), comment('b', 'a'), comment('c', 'b'), comment('d', 'a'), comment('e')],
    'a(b(c) d) e',
  ],
  ['an answer to an unknown comment as a thread', [comment('a'), comment('b', 'gone')], 'a b'],
])('%s', (_what, comments, expected) => {
  expect(written(threadsOf(comments))).toBe(expected);
});
