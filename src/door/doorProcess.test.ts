/** @jest-environment node */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDoor, startDoor } from './testing/startDoor';

jest.setTimeout(30_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'door-'));
});

afterEach(() => rm(folder, { recursive: true }));

const keysOf = async (issuer: string) => (await fetch(`${issuer}/connect/jwks`)).json();

describe('the process', () => {
  it('says one line when ready and ends cleanly on SIGTERM', async () => {
    const door = await startDoor();
    const { code, stdout } = await door.stop();
    expect(code).toBe(0);
    expect(stdout).toBe(`door ready ${door.issuer}\n`);
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
    const environment = { MEYDAN_DOOR_SECRET: '', DOOR_PORT: 'x', MEYDAN_SEED: 'all' };
    const { code, stderr } = await runDoor(environment);
    expect(code).toBe(1);
    for (const name of Object.keys(environment)) expect(stderr).toContain(name);
  });

  it('keeps its signing keys between starts, readable by nobody else', async () => {
    const environment = { MEYDAN_DATA: join(folder, 'data') };
    const first = await startDoor(environment);
    const before = await keysOf(first.issuer);
    await first.stop();
    const second = await startDoor(environment);
    expect(await keysOf(second.issuer)).toEqual(before);
    await second.stop();
    expect(await readdir(environment.MEYDAN_DATA)).toEqual(['door-keys.json']);
    const { mode } = await stat(join(environment.MEYDAN_DATA, 'door-keys.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('says what to do about a broken keys file', async () => {
    await writeFile(join(folder, 'door-keys.json'), '{"keys":');
    const { code, stderr } = await runDoor({ MEYDAN_DATA: folder });
    expect(code).toBe(1);
    expect(stderr).toContain('Delete the file to have new ones made.');
  });
});
