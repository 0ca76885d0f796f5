import { createPublicKey } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adapter } from 'oidc-provider';
import { openState } from './state';

const LATEST_WRITE_MS = 200;

let folder: string;
let file: string;
let said: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1), doNotFake: ['nextTick', 'setImmediate'] });
  folder = mkdtempSync(join(tmpdir(), 'door-state-'));
  file = join(folder, 'door.json');
  said = [];
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const state = await openState(file, (line) => said.push(line));
  // The types allow a class as well; ours is a function.
  const adapter = state.adapter as (model: string) => Adapter;
  return { ...state, sessions: adapter('Session'), codes: adapter('AuthorizationCode') };
}

type Written = Readonly<Record<'rows' | 'keys', readonly Record<string, unknown>[]>>;

const written = () => JSON.parse(readFileSync(file, 'utf8')) as Written;

const idsWritten = () => written().rows.map(({ id }) => id);

describe('state of the door', () => {
  it('is there again after a restart: keys, cookie keys and rows', async () => {
    const first = await open();
    await first.sessions.upsert('one', { uid: 'u1', accountId: 'demo-grace' }, 60);
    first.close();
    const second = await open();
    expect(second.jwks).toEqual(first.jwks);
    expect(second.cookieKeys).toEqual(first.cookieKeys);
    expect(await second.sessions.find('one')).toEqual({ uid: 'u1', accountId: 'demo-grace' });
    expect(await second.sessions.findByUid('u1')).toMatchObject({ accountId: 'demo-grace' });
    expect(await second.codes.find('one')).toBeUndefined();
  });

  it('is written soon after a change, once for many', async () => {
    const { sessions } = await open();
    await sessions.upsert('one', {}, 60);
    await sessions.upsert('two', {}, 60);
    expect(idsWritten()).toEqual([]);
    jest.advanceTimersByTime(LATEST_WRITE_MS);
    expect(idsWritten()).toEqual(['one', 'two']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps what was used up, destroyed and revoked', async () => {
    const { sessions, codes, close } = await open();
    await codes.upsert('used', { grantId: 'g1' }, 60);
    await codes.upsert('revoked', { grantId: 'g2' }, 60);
    await sessions.upsert('ended', {}, 60);
    jest.advanceTimersByTime(LATEST_WRITE_MS);
    await codes.consume('used');
    await codes.revokeByGrantId('g2');
    await sessions.destroy('ended');
    close();
    expect(idsWritten()).toEqual(['used']);
    expect(await (await open()).codes.find('used')).toHaveProperty('consumed');
  });

  it('forgets what has expired, when it writes and when it reads', async () => {
    const { sessions, close } = await open();
    await sessions.upsert('short', {}, 10);
    await sessions.upsert('long', {}, 30);
    jest.setSystemTime(Date.now() + 10_000);
    close();
    expect(idsWritten()).toEqual(['long']);
    jest.setSystemTime(Date.now() + 20_000);
    expect(await (await open()).sessions.find('long')).toBeUndefined();
    expect(idsWritten()).toEqual([]);
  });

  it('is one file that nobody else may read, with nothing beside it', async () => {
    const { sessions, close } = await open();
    await sessions.upsert('one', {}, 60);
    close();
    expect(readdirSync(folder)).toEqual(['door.json']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is not written again by an end without a change', async () => {
    const { close } = await open();
    rmSync(file);
    close();
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['half a file', '{"version":1,"keys":['],
    ['another program’s file', '{"name":"other"}'],
    ['a later version', '{"version":2,"keys":[],"cookieKeys":[],"rows":[]}'],
    ['not an object', 'null'],
  ])('is set aside with one line when it is %s', async (_title, text) => {
    writeFileSync(file, text);
    await open();
    expect(said).toEqual([expect.stringContaining('door.json.broken')]);
    expect(readFileSync(`${file}.broken`, 'utf8')).toBe(text);
    expect(written().keys).toHaveLength(2);
  });

  it('is set aside when its keys cannot sign', async () => {
    const { jwks } = await open();
    const keys = jwks.keys.map((key) =>
      createPublicKey({ key: key as JsonWebKey, format: 'jwk' }).export({ format: 'jwk' }),
    );
    writeFileSync(file, JSON.stringify({ ...written(), keys }));
    const second = await open();
    expect(said).toHaveLength(1);
    expect(second.jwks.keys[0]).toHaveProperty('d');
  });

  it('goes on, with a line, when it cannot be written, and is written at the next change', async () => {
    const { sessions } = await open();
    rmSync(folder, { recursive: true });
    await sessions.upsert('one', {}, 60);
    jest.advanceTimersByTime(LATEST_WRITE_MS);
    expect(said).toEqual([expect.stringContaining('the sessions could not be kept')]);
    mkdirSync(folder);
    await sessions.upsert('two', {}, 60);
    jest.advanceTimersByTime(LATEST_WRITE_MS);
    expect(idsWritten()).toEqual(['one', 'two']);
  });

  it('stays in memory without a file', async () => {
    const { adapter, close } = await openState(null, (line) => said.push(line));
    const sessions = (adapter as (model: string) => Adapter)('Session');
    await sessions.upsert('one', { uid: 'u1' }, 60);
    expect(await sessions.find('one')).toEqual({ uid: 'u1' });
    expect(jest.getTimerCount()).toBe(0);
    close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
