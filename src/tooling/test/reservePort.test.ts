import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from './reservePort';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-reserving-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (port: number) => join(folder, String(port));

test('no port is given twice while its process lives, and each is below those that systems hand out', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => reservePort(folder)));
  expect(new Set(ports).size).toBe(200);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(30_000);
  expect(readdirSync(folder).map(Number)).toEqual(expect.arrayContaining(ports));
});

test('a port of a process that lives is passed over, one of a process that has ended is given again', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (let port = 20_000; port < 30_000; port += 1)
    writeFileSync(fileOf(port), String(port % 2 === 0 ? ended : process.ppid));
  const ports = await Promise.all(Array.from({ length: 20 }, () => reservePort(folder)));
  expect(ports.filter((port) => port % 2 === 1)).toEqual([]);
});
