import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askCheckSession, createCheckSessionMessage } from './testing/checkSession';
import {
  createAuthorizeUrl,
  decodeClaims,
  redeem,
  refresh,
  signInAndRedeem,
  fetchUserinfo,
} from './testing/portal';
import { runDoor, startDoor } from './testing/startDoor';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'door-'));
});

afterEach(() => rm(folder, { recursive: true }));

const keysOf = async (issuer: string) => (await fetch(`${issuer}/connect/jwks`)).json();

describe('the process', () => {
  it('says one line when ready and ends cleanly on SIGTERM', async () => {
    const door = await startDoor();
    const { code, stdout, stderr } = await door.stop();
    expect(code).toBe(0);
    expect(stdout).toBe(`door ready ${door.issuer}\n`);
    expect(stderr).not.toContain('Unsupported runtime');
  });

  it('answers on both loopback addresses', async () => {
    const door = await startDoor();
    const { port } = new URL(door.issuer);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    await door.stop();
  });

  it('gives one clear sentence when its port is taken', async () => {
    const door = await startDoor();
    const { port } = new URL(door.issuer);
    const { code, stdout, stderr } = await runDoor({ DOOR_PORT: port });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`door: Port ${port} is taken by another program.`);
    expect(stderr).not.toContain('    at ');
    await door.stop();
  });

  it('lists every wrong setting at once', async () => {
    const environment = {
      MEYDAN_DOOR_SECRET: '',
      DOOR_PORT: 'x',
      MEYDAN_SEED: 'all',
      MEYDAN_ORIGINS: 'portal',
      DOOR_ACCESS_TOKEN_SECONDS: '0',
    };
    const { code, stderr } = await runDoor(environment);
    expect(code).toBe(1);
    for (const name of Object.keys(environment)) expect(stderr).toContain(name);
  });

  it('goes on after a restart as if nothing had happened', async () => {
    const data = join(folder, 'data');
    const first = await startDoor({ MEYDAN_DATA: data });
    const before = await keysOf(first.issuer);
    const { browser, callback, tokens } = await signInAndRedeem(first.issuer, 'grace');
    expect((await first.stop()).code).toBe(0);

    const second = await startDoor({ MEYDAN_DATA: data, DOOR_PORT: new URL(first.issuer).port });
    expect(second.issuer).toBe(first.issuer);
    expect(await keysOf(second.issuer)).toEqual(before);
    const silent = await browser.away(createAuthorizeUrl(second.issuer, { prompt: 'none' }));
    expect((await redeem(second.issuer, silent.searchParams.get('code')!)).status).toBe(200);
    expect((await fetchUserinfo(second.issuer, tokens.access_token)).status).toBe(200);
    expect((await refresh(second.issuer, tokens.refresh_token)).status).toBe(200);
    await browser.page(`${second.issuer}/connect/checksession`);
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('unchanged');
    await second.stop();
    expect(await readdir(data)).toEqual(['door.json']);
  });

  it('remembers a refresh token that was used before Ctrl-C', async () => {
    const first = await startDoor({ MEYDAN_DATA: folder });
    const { tokens } = await signInAndRedeem(first.issuer, 'grace');
    expect((await refresh(first.issuer, tokens.refresh_token)).status).toBe(200);
    await first.stop('SIGINT');
    const second = await startDoor({ MEYDAN_DATA: folder });
    const reuse = await refresh(second.issuer, tokens.refresh_token);
    expect(reuse.body.error).toBe('invalid_grant');
    await second.stop();
  });

  it('starts afresh, with one line, beside a file that it cannot read', async () => {
    await writeFile(join(folder, 'door.json'), '{"keys":');
    const door = await startDoor({ MEYDAN_DATA: folder });
    await signInAndRedeem(door.issuer, 'grace');
    const { code, stderr } = await door.stop();
    expect(code).toBe(0);
    expect(stderr.match(/^door: .*door\.json\.broken/gm)).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual(['door.json', 'door.json.broken']);
  });

  it('lets access and ID tokens last as long as it is told', async () => {
    const door = await startDoor({ DOOR_ACCESS_TOKEN_SECONDS: '7' });
    const { tokens } = await signInAndRedeem(door.issuer, 'grace');
    expect(tokens.expires_in).toBe(7);
    const { exp, iat } = decodeClaims(tokens.id_token);
    expect(Number(exp) - Number(iat)).toBe(7);
    await door.stop();
  });
});
