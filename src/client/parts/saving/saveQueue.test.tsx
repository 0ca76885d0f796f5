import { renderHook } from '@testing-library/react';
import type { Problem } from '../../api/problem';
import { aProblem } from '../../testing/factories';
import { useSaveQueue, type PendingSave } from './useSaveQueue';

interface Body {
  readonly revision: number;
  readonly text: string;
}

const refuse = (status: number, code: Problem['code']) => ({ error: aProblem(status, code).body });
const LOST = refuse(503, 'unavailable');

/** Opens a queue before a host that answers in turn; without an answer it saves. */
function openQueue(
  answers: readonly (object | undefined)[] = [],
  start: PendingSave<Body> | null = null,
) {
  const sent: PendingSave<Body>[] = [];
  const kept: (PendingSave<Body> | null)[] = [];
  const revisions: number[] = [];
  const { result } = renderHook(() =>
    useSaveQueue<Body, { revision: number }>({
      start,
      keep: (pending) => kept.push(pending),
      send: (save) => {
        const answer = answers[sent.length] ?? { data: { revision: save.body.revision + 1 } };
        sent.push(save);
        return Promise.resolve(answer);
      },
      onSaved: ({ revision }) => revisions.push(revision),
    }),
  );
  const send = (text: string) =>
    result.current.sendInTurn(() => ({ revision: revisions.at(-1) ?? 1, text }));
  return { sent, kept, revisions, send };
}

test('saves go one after the other, each from the revision before', async () => {
  const { sent, send } = openQueue();
  await Promise.all([send('one'), send('two')]);
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'one', revision: 1 },
    { text: 'two', revision: 2 },
  ]);
  expect(sent[0]!.key).not.toBe(sent[1]!.key);
});

test('what is on its way is kept until it is answered', async () => {
  const { sent, kept, send } = openQueue([LOST]);
  await send('one');
  expect(kept).toEqual([sent[0]]);
  await send('one');
  expect(kept).toEqual([sent[0], sent[0], null]);
});

test('a save without an answer is sent again under its key before a newer one', async () => {
  const { sent, send } = openQueue([LOST]);
  await send('one');
  expect(await send('two')).toEqual({ data: { revision: 3 } });
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'one', revision: 1 },
    { text: 'one', revision: 1 },
    { text: 'two', revision: 2 },
  ]);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
});

test('the same text again is one save', async () => {
  const { sent, send } = openQueue([LOST]);
  await send('one');
  expect(await send('one')).toEqual({ data: { revision: 2 } });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('as long as there is no answer nothing newer goes', async () => {
  const { sent, send } = openQueue([LOST, LOST]);
  await send('one');
  expect(await send('two')).toEqual(LOST);
  expect(sent.map(({ body }) => body.text)).toEqual(['one', 'one']);
});

test('a save that was on its way when the page was left goes first in the next page', async () => {
  const earlier = { body: { text: 'one', revision: 1 }, key: 'key-of-one' };
  const { sent, send } = openQueue([], earlier);
  await send('two');
  expect(sent).toMatchObject([earlier, { body: { text: 'two', revision: 2 } }]);
});

test('an earlier save that was refused stops no newer one, and is not tried again', async () => {
  const earlier = { body: { text: 'one', revision: 1 }, key: 'key-of-one' };
  const { sent, kept, send } = openQueue([refuse(409, 'newerRevision')], earlier);
  await send('two');
  await send('three');
  expect(sent.map(({ body }) => body.text)).toEqual(['one', 'two', 'three']);
  expect(kept.at(-1)).toBeNull();
});

test('what was refused is refused once where nothing of it has changed', async () => {
  const earlier = { body: { revision: 1, text: 'one' }, key: 'key-of-one' };
  const conflict = refuse(409, 'newerRevision');
  const { sent, send } = openQueue([conflict], earlier);
  expect(await send('one')).toEqual(conflict);
  expect(sent).toHaveLength(1);
});
