import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { VALIDATION_RESULTS } from '../../oidc/validation/validationResult';
import { isToken, type Tape } from '../format/lines';
import '../jest/toFollowTape';
import { lintTape } from '../redact/lintTape';
import { readTape, replay, type Run } from '../replay/run';

const LARGEST_BYTES = 24_000;
const SHELF = resolve(import.meta.dirname, 'recorded');
const fileOf = (name: string) => resolve(SHELF, `${name}.tape.jsonl`);
const session = ({ state }: Run) => ({
  status: state.session.status,
  ended: state.session.ended,
  result: state.validation.latest?.result ?? null,
});
const marks = ({ lines }: Tape) => lines.flatMap((line) => ('text' in line ? [line.text] : []));

const SIGNED_IN = { status: 'signedIn', ended: null, result: 'Ok' };
const REFUSED = { status: 'signedOut', ended: 'invalid' };

/**
 * Pages of the real portal at the real door, in Chromium; how each session ends, and what was noted
 * on the way.
 */
const TAPES = [
  { name: 'sign-in-and-vote', end: SIGNED_IN, notes: ['signed in', 'voted'] },
  { name: 'refresh', end: SIGNED_IN, notes: ['renewed'] },
  { name: 'silent-renew', end: SIGNED_IN, notes: ['renewed in a frame'] },
  {
    name: 'check-session-change',
    end: { status: 'signedOut', ended: 'signedOutAtProvider', result: 'LoginRequired' },
    notes: ['signed out at the door'],
  },
  { name: 'popup', end: SIGNED_IN, notes: ['signed out at the door', 'signed in by a window'] },
  {
    name: 'two-tabs',
    end: { status: 'signedOut', ended: 'otherTab', result: null },
    notes: ['signed out in the other tab'],
  },
  {
    name: 'offline',
    end: { ...SIGNED_IN, result: null },
    notes: ['voted without a network', 'counted'],
  },
  {
    name: 'expiry-after-sleep',
    end: SIGNED_IN,
    notes: ['about to sleep', 'renewed after the sleep'],
  },
  {
    name: 'key-rotation',
    end: SIGNED_IN,
    notes: ['the door has another key', 'renewed with the new key'],
  },
  ...[
    { name: 'signature-failed', result: 'SignatureFailed' },
    { name: 'incorrect-nonce', result: 'IncorrectNonce' },
    { name: 'claim-missing', result: 'RequiredPropertyMissing' },
    { name: 'token-too-old', result: 'MaxOffsetExpired' },
    { name: 'incorrect-issuer', result: 'IssDoesNotMatchIssuer' },
    { name: 'incorrect-audience', result: 'IncorrectAud' },
    { name: 'incorrect-azp', result: 'IncorrectAzp' },
    { name: 'token-expired', result: 'TokenExpired' },
    { name: 'incorrect-at-hash', result: 'IncorrectAtHash' },
    { name: 'code-refused', result: 'SecureTokenServerError' },
  ].map(({ name, result }) => ({ name, end: { ...REFUSED, result }, notes: ['refused'] })),
  {
    name: 'another-person',
    end: { ...REFUSED, result: 'IncorrectIdTokenClaimsAfterRefresh' },
    notes: ['the door speaks of somebody else', 'refused'],
  },
  {
    name: 'stale-answer',
    end: { status: 'signedOut', ended: 'notSignedIn', result: 'StatesDoNotMatch' },
    notes: ['refused'],
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

/** Validation results that need no provider at all; a page gets all others from one. */
const WITHOUT_TAPE = ['NotSet', 'NoAuthWellKnownEndPoints'];

test('[SPEC 4.6.1, 10.7] every result of a validation stands on the shelf as a browser has met it', () => {
  const met = new Set(TAPES.map(({ end }) => end.result));
  expect(VALIDATION_RESULTS.filter((result) => !met.has(result))).toEqual(WITHOUT_TAPE);
});

test('tapes of real pages stay small', () => {
  const large = TAPES.filter(({ name }) => statSync(fileOf(name)).size > LARGEST_BYTES);
  expect(large).toEqual([]);
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
