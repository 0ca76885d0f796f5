import { resolve } from 'node:path';
import {
  isCheckpoint,
  isInput,
  type CheckpointLine,
  type Tape,
  type TapeLine,
} from '../format/lines';
import { TapeFault } from '../format/tapeFault';
import '../jest/toFollowTape';
import { formatDivergence } from './divergence';
import { parseMoment } from './moments';
import { readTape, replay, type Run } from './run';

const fileOf = (name: string) => resolve(import.meta.dirname, `../shelf/${name}.tape.jsonl`);
const tapeOf = (name: string) => readTape(fileOf(name));
const eventsOf = ({ checkpoints }: Run) => checkpoints.map(({ a }) => a);

/** Returns the tape with other lines; what it says is no longer what happened. */
const changed = (tape: Tape, change: (line: TapeLine) => TapeLine | null): Tape => ({
  ...tape,
  lines: tape.lines.map(change).filter((line) => line !== null),
});
const changedAction =
  (name: string, change: (line: CheckpointLine) => TapeLine | null) => (line: TapeLine) =>
    isCheckpoint(line) && line.a === name ? change(line) : line;

const textOfFailure = (run: Run) => {
  try {
    expect(run).toFollowTape();
    return '';
  } catch (failure) {
    return (failure as Error).message;
  }
};

test('[SPEC 10.7] thirty replays are the same, byte for byte', async () => {
  const tape = tapeOf('popup-blocked');
  const texts = new Set<string>();
  for (let run = 0; run < 30; run += 1) texts.add((await replay(tape)).text());
  expect(texts.size).toBe(1);
});

test('[SPEC 10.7] timers, dates and random numbers of the process are back afterwards', async () => {
  const before = [setTimeout, clearTimeout, Date.now, Math.random];
  await replay(fileOf('popup-blocked'));
  expect([setTimeout, clearTimeout, Date.now, Math.random]).toEqual(before);
  expect(Object.keys(crypto.subtle)).toEqual([]);
});

describe('[SPEC 10.7] an hour of renewals', () => {
  const HOUR = '01:00:00';
  let run: Run;
  beforeAll(async () => {
    run = await replay(fileOf('idle-hour'), { until: HOUR });
  });

  test('follows the tape', () => expect(run).toFollowTape());

  test('[SPEC 10.5] every timer ticks', () => {
    const ticks = (timer: string) => run.effects('runTimer>tickForever').calls(timer).length;
    expect(ticks('checkToken')).toBeGreaterThan(880);
    expect(ticks('checkProviderSessions')).toBeGreaterThan(1_180);
    expect(ticks('reloadSessionFrames')).toBeGreaterThan(55);
  });

  test('can be asked at any moment', () => {
    const [renewal] = run.requests('POST http://localhost:3100/token').slice(1);
    expect(run.at(renewal!.t).select(({ session }) => session.providers['door']?.status)).toBe(
      'renewing',
    );
    expect(run.at(HOUR).select(({ session }) => session.status)).toBe('signedIn');
  });

  test('tells what was asked of a server', () => {
    const grants = run.requests('connect/token').map(({ body }) => body['grant_type']);
    expect(grants.slice(0, 2)).toEqual(['sol:door_account_token', 'refresh_token']);
    expect(grants.length).toBeGreaterThan(10);
  });
});

describe('[SPEC 10.7] what if', () => {
  let run: Run;
  beforeAll(async () => {
    run = await replay(fileOf('refresh'));
  });

  test('the network had gone at minute four, and come back at minute eight', async () => {
    const offline = await run.fork({
      at: '00:04:00',
      inject: [
        { k: 'conn', v: false, told: true },
        { at: '00:08:00', k: 'conn', v: true },
        { at: '00:08:00', k: 'wake', reason: 'online' },
      ],
    });
    expect(offline).toFollowTape();
    const session = (moment: string) => offline.at(moment).select((state) => state.session);
    expect(session('00:07:59')).toMatchObject({ isRenewalUnreachable: true });
    expect(session('00:08:30')).toMatchObject({ status: 'signedIn', isRenewalUnreachable: false });
    expect(run.at('00:07:59').select((state) => state.session.isRenewalUnreachable)).toBe(false);
  });

  test('the device had slept for eight hours', async () => {
    const slept = await run.fork({
      at: '00:02:00',
      inject: [
        { k: 'wake', wallGapMs: 8 * 3_600_000 },
        { k: 'wake', reason: 'resumed' },
      ],
    });
    expect(eventsOf(slept)).toContain('session/productRenewalRequested');
    expect(slept.at('00:02:30').select(({ session }) => session.status)).toBe('signedIn');
    expect(slept.requests('connect/token')[1]?.t).toBe(parseMoment('00:02:00'));
    expect(run.requests('connect/token')[1]?.t).toBeGreaterThan(parseMoment('00:04:30'));
  });

  test('another tab had signed out', async () => {
    const other = await run.fork({
      at: '00:03:00',
      inject: [{ k: 'stor', key: 'sol-auth', new: null }],
    });
    expect(other.state.session).toMatchObject({ status: 'signedOut', ended: 'otherTab' });
  });

  test('the door had refused the refresh token', async () => {
    const refused = { st: 400, body: { error: 'invalid_grant' } };
    const refusing = await replay(fileOf('refresh'), {
      until: '00:06:00',
      patch: { net: [{ ep: 'POST http://localhost:3100/token', n: 2, ...refused }] },
    });
    expect(eventsOf(refusing)).toContain('session/silentRenewFailed');
    expect(refusing.divergence?.t).toBeGreaterThan(parseMoment('00:04:00'));
  });
});

describe('[SPEC 10.7] what leaves its tape', () => {
  test('an action that says something else, key by key', async () => {
    const tape = changed(
      tapeOf('incorrect-nonce'),
      changedAction('session/checkingAuthFinishedWithError', (line) => ({
        ...line,
        v: { ...line.v, payload: { code: 'validationFailed', result: 'TokenExpired' } },
        h: 'another',
      })),
    );
    const run = await replay(tape);
    expect(run.divergence).toMatchObject({
      kind: 'action',
      action: [{ path: 'payload.result', expected: 'TokenExpired', actual: 'IncorrectNonce' }],
    });
    const text = textOfFailure(run);
    expect(text).toContain('session/checkingAuthFinishedWithError says something else');
    expect(text).toContain('payload.result: "TokenExpired" → "IncorrectNonce"');
    expect(text).toMatch(/put by {4}root>.*failedSignIn/);
    expect(text).toMatch(/the last inputs:\n(?: {2}\d\d:.*\n?){5}/);
  });

  test('a pause that was changed', async () => {
    const tape = changed(tapeOf('refresh'), (line) =>
      isCheckpoint(line) && line.a === 'session/tokenExpired'
        ? { ...line, t: line.t - 1_000 }
        : line,
    );
    expect((await replay(tape)).divergence).toMatchObject({
      kind: 'time',
      cause: 'session/tokenExpired comes 1000 ms later: a timer or a pause was changed',
    });
  });

  test('an action in addition, and one that no longer comes', async () => {
    const tape = tapeOf('sign-out');
    const numbered = (lines: readonly TapeLine[]) => {
      let c = 0;
      return lines.map((line) => (isCheckpoint(line) ? { ...line, c: (c += 1) } : line));
    };
    const without = changed(
      tape,
      changedAction('config/wellKnownReceived', () => null),
    );
    const extra = await replay({ ...without, lines: numbered(without.lines) });
    expect(extra.divergence).toMatchObject({
      kind: 'extra',
      cause: 'the action config/wellKnownReceived comes in addition',
    });
    const again = tape.lines.flatMap((line) =>
      isCheckpoint(line) && line.a === 'config/configLoaded'
        ? [{ ...line, a: 'x', v: { type: 'x' }, h: 'x' }, line]
        : [line],
    );
    const missing = await replay({ ...tape, lines: numbered(again) });
    expect(missing.divergence).toMatchObject({
      kind: 'missing',
      cause: 'the action x no longer comes',
    });
  });

  test('a request that is not on the tape, and one that is no longer made', async () => {
    const isKeys = (line: TapeLine) =>
      isInput(line) && line.k === 'net' && line.urlT.endsWith('/jwks');
    const without = await replay(
      changed(tapeOf('sign-in'), (line) => (isKeys(line) ? null : line)),
    );
    expect(without.divergence).toMatchObject({
      kind: 'unmatchedRequest',
      cause:
        'the request GET http://localhost:3100/jwks is made for the 1. time, which is not on the tape',
    });
    const more = await replay(
      changed(tapeOf('sign-in'), (line) =>
        isKeys(line) && isInput(line) && line.k === 'net' ? { ...line, ep: 'GET /never' } : line,
      ),
    );
    expect(more.notices.map(({ what }) => what)).toContain(
      'the request GET /never, whose 1. answer is on the tape, is not made',
    );
    expect(formatDivergence('x', more.divergence!)).toMatch(
      /^x leaves the tape at 00:00:00\.\d{3}: the request GET/,
    );
  });
});

test('a moment that is none is refused', () =>
  expect(() => parseMoment('5 minutes')).toThrow(RangeError));

test('what is no tape is refused before anything is played', async () =>
  expect(replay(resolve(import.meta.dirname, '../README.md'))).rejects.toThrow(TapeFault));
