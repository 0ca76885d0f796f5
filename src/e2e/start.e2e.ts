import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { reservePort } from '../tooling/test/reservePort';
import { launch, createDataFolder, removeFolder } from './installation';

let folder: string;
test.beforeEach(() => {
  folder = createDataFolder();
});
test.afterEach(() => removeFolder(folder));

const environment = async (): Promise<Record<string, string>> => ({
  PORT: String(await reservePort()),
  DOOR_PORT: String(await reservePort()),
  MEYDAN_DATA: folder,
});

const toLines = (errors: string) => errors.split('\n').filter((line) => line !== '');

test('a wrong environment value gives one clear sentence and exit code 1', async () => {
  const { ended, stop } = launch({ ...(await environment()), MEYDAN_SEED: 'everything' });
  const { code, errors } = await ended;
  // Whoever stops it then learns the same, and no error of the signal.
  expect(await stop()).toMatchObject({ code, errors });
  expect(code).toBe(1);
  expect(toLines(errors)).toEqual([
    'MEYDAN_SEED must be one of demo, demo:harbour-city, demo:veldhaven, none, scale, not “everything”.',
  ]);
});

for (const name of ['PORT', 'DOOR_PORT']) {
  test(`a taken ${name} gives one clear sentence and exit code 1`, async () => {
    const settings = await environment();
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(Number(settings[name]), 'localhost', done));
    const { code, errors } = await launch(settings).ended;
    holder.close();
    expect(code).toBe(1);
    expect(toLines(errors)).toHaveLength(1);
    expect(errors).toContain(`Port ${settings[name]} is taken`);
    expect(errors).toContain(name);
  });
}

test('a data folder that cannot be written gives one clear sentence and exit code 1', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, errors } = await launch({
    ...(await environment()),
    MEYDAN_DATA: join(file, 'data'),
  }).ended;
  expect(code).toBe(1);
  expect(toLines(errors)).toHaveLength(1);
  expect(errors).toContain('cannot be written');
});

test('a start prints a table of addresses and people; Ctrl-C ends everything with exit code 0', async () => {
  const settings = await environment();
  const { ready, stop } = launch(settings);
  await ready;
  const { code, output } = await stop();
  expect(code).toBe(0);
  for (const part of ['portal', 'API', 'door', 'database', 'Grace Bell', 'عمر حداد'])
    expect(output).toContain(part);
  for (const port of [settings.PORT!, settings.DOOR_PORT!]) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
});

test('an empty start has no people and no content, and waits for its code', async () => {
  const settings = await environment();
  const { ready, stop, readPrinted } = launch({ ...settings, MEYDAN_SEED: 'none' });
  await ready;
  const list = await fetch(`http://localhost:${settings.PORT}/v1/blogs`);
  expect(await list.json()).toMatchObject({ status: 503, code: 'notOpen' });
  expect((await fetch(`http://localhost:${settings.PORT}/ar`)).status).toBe(503);
  expect((await fetch(`http://localhost:${settings.PORT}/ar/sign-in`)).status).toBe(200);
  expect(
    readPrinted().match(/This portal is not set up\. Open \S+\/setup and enter \S+ /g),
  ).toHaveLength(1);
  const { output } = await stop();
  expect(output).not.toContain('Grace Bell');
});
