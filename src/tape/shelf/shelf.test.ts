import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NOW_MS } from '../../client/sagas/testing/fakeServers';
import { writeTape } from '../format/writeTape';
import { lintTape } from '../redact/lintTape';
import { replay, type Run } from '../replay/run';
import { runInVirtualTime } from '../replay/virtualTime';
import '../jest/toFollowTape';
import { record, SCENES } from './scenes';
import { SEED } from './studio';

const fileOf = (name: string) => resolve(import.meta.dirname, `${name}.tape.jsonl`);
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');
const validation = ({ state }: Run) => state.validation.latest?.result ?? null;

test('every scene has its tape, and every tape its scene', () =>
  expect(
    readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.tape.jsonl'))
      .toSorted(),
  ).toEqual(
    Object.keys(SCENES)
      .map((name) => `${name}.tape.jsonl`)
      .toSorted(),
  ));

test.each(Object.keys(SCENES))('[SPEC 10.7] %s holds no secret', (name) =>
  expect(lintTape(textOf(name))).toEqual([]),
);

/** The hour is followed to its end in `replay.test.ts`: once is enough. */
const LONG = { name: 'idle-hour', until: '00:10:00' };

/** End of each session, and what the last validation said. */
const ENDS = [
  { name: 'sign-in', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'popup', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'popup-blocked', status: 'signedOut', ended: 'notSignedIn', result: null },
  { name: 'silent-renew', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'refresh', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'idle-hour', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'expiry-after-sleep', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'offline', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'server-trouble', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'key-rotation', status: 'signedIn', ended: null, result: 'Ok' },
  { name: 'two-tabs', status: 'signedOut', ended: 'otherTab', result: 'Ok' },
  { name: 'sign-out', status: 'signedOut', ended: 'signedOut', result: 'Ok' },
  {
    name: 'check-session-change',
    status: 'signedOut',
    ended: 'signedOutAtProvider',
    result: 'LoginRequired',
  },
  ...[
    { name: 'incorrect-nonce', result: 'IncorrectNonce' },
    { name: 'incorrect-audience', result: 'IncorrectAud' },
    { name: 'incorrect-issuer', result: 'IssDoesNotMatchIssuer' },
    { name: 'incorrect-at-hash', result: 'IncorrectAtHash' },
    { name: 'token-expired', result: 'TokenExpired' },
    { name: 'signature-failed', result: 'SignatureFailed' },
  ].map((one) => ({ ...one, status: 'signedOut', ended: 'invalid' })),
];

test('what every tape ends with is known', () =>
  expect(ENDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(SCENES).toSorted()));

test.each(ENDS)(
  '[SPEC 10.7] $name is followed to its end: $status, $result',
  async ({ name, status, ended, result }) => {
    const run = await replay(fileOf(name), name === LONG.name ? { until: LONG.until } : {});
    expect(run).toFollowTape();
    expect(run.checkpoints.length).toBeGreaterThan(5);
    expect(run.state.session).toMatchObject({ status, ended });
    expect(validation(run)).toBe(result);
  },
);

test.each(['popup-blocked', 'incorrect-at-hash', 'two-tabs'])(
  '[SPEC 10.7] %s recorded anew is the same, byte for byte, and none of its secrets is on it',
  async (name) => {
    const { tape, studio } = await runInVirtualTime({ t0: NOW_MS, seed: SEED }, (time) =>
      record(name, time),
    );
    const text = writeTape(tape);
    expect(text).toBe(textOf(name));
    expect(studio.world.secrets.filter((secret) => text.includes(secret))).toEqual([]);
  },
);
