import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isToken, type Tape } from '../format/lines';
import '../jest/toFollowTape';
import { lintTape } from '../redact/lintTape';
import { readTape, replay, type Run } from '../replay/run';

const SHELF = resolve(import.meta.dirname, 'recorded');
const fileOf = (name: string) => resolve(SHELF, `${name}.tape.jsonl`);
const session = ({ state }: Run) => ({
  status: state.session.status,
  ended: state.session.ended,
  result: state.validation.latest?.result ?? null,
});
const marks = ({ lines }: Tape) => lines.flatMap((line) => ('text' in line ? [line.text] : []));

/** Pages of the real portal at the real door, in Chromium; how each session ends, and what was noted on the way. */
const TAPES = [
  {
    name: 'sign-in-and-vote',
    end: { status: 'signedIn', ended: null, result: 'Ok' },
    notes: ['signed in', 'voted'],
  },
  {
    name: 'refresh',
    end: { status: 'signedIn', ended: null, result: 'Ok' },
    notes: ['renewed'],
  },
  {
    name: 'silent-renew',
    end: { status: 'signedIn', ended: null, result: 'Ok' },
    notes: ['renewed in a frame'],
  },
];

test('every tape has its row', () =>
  expect(readdirSync(SHELF).toSorted()).toEqual(
    TAPES.map(({ name }) => `${name}.tape.jsonl`).toSorted(),
  ));

test.each(TAPES)('[SPEC 10.7] $name holds no secret', ({ name, notes }) => {
  expect(lintTape(readFileSync(fileOf(name), 'utf8'))).toEqual([]);
  expect(marks(readTape(fileOf(name)))).toEqual(notes);
});

test.each(TAPES)('[SPEC 10.7] $name, recorded in a browser, is followed', async ({ name, end }) => {
  const run = await replay(fileOf(name));
  expect(run).toFollowTape();
  expect(session(run)).toEqual(end);
});

describe('[SPEC 10.7] what a browser did is not followed where something else happens', () => {
  const NAME = 'sign-in-and-vote';

  test('another nonce in the ID token', async () => {
    const tape = readTape(fileOf(NAME));
    const lines = tape.lines.map((line) =>
      isToken(line) && 'nonce' in line.claims
        ? { ...line, claims: { ...line.claims, nonce: 'of another attempt' } }
        : line,
    );
    const run = await replay({ ...tape, lines });
    expect(run.divergence).not.toBeNull();
    expect(session(run)).toMatchObject({ status: 'signedOut', result: 'IncorrectNonce' });
  });

  test('no network for the vote', async () => {
    const run = await replay(fileOf(NAME), {
      patch: { net: [{ ep: '/ballots', err: 'offline', st: 0 }] },
    });
    expect(run.divergence).not.toBeNull();
    const calls = run.checkpoints.map(({ a }) => a).filter((a) => a.includes('executeMutation'));
    expect(calls).toEqual([
      'portalApi/executeMutation/pending',
      'portalApi/executeMutation/rejected',
    ]);
  });

  test('a refused token', async () => {
    const run = await replay(fileOf(NAME), {
      patch: { net: [{ ep: 'connect/token', n: 1, st: 400, body: { error: 'invalid_grant' } }] },
    });
    expect(run.divergence).not.toBeNull();
    expect(session(run).status).toBe('signedOut');
  });
});
