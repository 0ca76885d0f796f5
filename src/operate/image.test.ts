import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../server/environment';
import { listInstructions, readStages } from './testing/containerfile';
import { buildImage, type Image } from './testing/image';
import {
  handOver,
  killPrograms,
  runProgram,
  startHost,
  type RunningHost,
} from './testing/programs';

let place: string;
let image: Image;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'meydan-image-'));
  image = buildImage(join(place, 'image'));
  const volume = join(place, 'volume');
  mkdirSync(volume);
  handOver(place, volume);
});
afterAll(() => {
  killPrograms();
  rmSync(place, { recursive: true, force: true });
});

/** Lists each file with what a change of it would change. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });

const inImage = (command: readonly string[], more: Readonly<Record<string, string>> = {}) => ({
  command,
  folder: image.folder,
  environment: { ...image.environment, MEYDAN_DATA: join(place, 'volume'), ...more },
});

const commandOf = (script: string) => {
  const { scripts } = JSON.parse(readFileSync(join(image.folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]!.split(' ');
};

/** Returns an address of this machine that others could call it by. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address!);

async function looksRight({ port }: RunningHost): Promise<void> {
  const origin = `http://${ownAddress()}:${port}`;
  const page = await fetch(`${origin}/ar`, { headers: { accept: 'text/html' } });
  // A new installation waits for its code.
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('dir="rtl"');
  const scripts = scriptsOf(html);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const answer = await fetch(new URL(script, origin), { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  }
}

test('the stage that builds has everything that is built from, and nothing of this machine', () => {
  const [build] = readStages('src/operate/Containerfile');
  const leftOut = readFileSync('src/operate/Containerfile.dockerignore', 'utf8').trim().split('\n');
  const sources = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'webpack.config.ts',
    'src',
    'demo',
    'i18n',
    'public',
  ];
  expect(sources.filter((name) => leftOut.includes(name) || !existsSync(name))).toEqual([]);
  expect(leftOut).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'data']));
  expect(listInstructions(build!, 'COPY')).toEqual(['package.json package-lock.json ./', '. .']);
  expect(listInstructions(build!, 'RUN').join(' && ')).toMatch(
    /^npm ci && npm run build && npm prune --omit=dev/,
  );
});

test('the image holds every demonstration that a host may be asked for', () => {
  const stateBelow = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();
  expect(stateBelow(join(image.folder, 'demo'))).toEqual(stateBelow('demo'));
});

test('a host runs in the image as it is: without root, reached from outside, with nothing written but to the volume', async () => {
  expect(image.user).not.toBe('root');
  expect(image.environment.MEYDAN_DATA).toBe(image.volume);
  expect(image.port).toBe(readEnvironment({}).port);
  const before = stateOf(image.folder);

  expect(await runProgram(inImage(image.healthcheck, { PORT: '1' }))).toMatchObject({ code: 1 });
  const host = await startHost(inImage(image.command));
  expect(await runProgram(inImage(image.healthcheck, { PORT: String(host.port) }))).toMatchObject({
    code: 0,
  });
  await looksRight(host);
  expect(await host.end(image.stopSignal)).toMatchObject({ code: 0 });

  expect(stateOf(image.folder)).toEqual(before);
  expect(readdirSync(join(place, 'volume'))).toContain('database');
});

test.each([
  ['backup', (file: string) => [file], 0, 'backup'],
  ['restore', (file: string) => [`${file}.none`], 1, 'none'],
  ['admin', () => ['nobody@example.org'], 1, 'has an account here yet'],
  ['doctor', () => ['--json'], 1, '"findings"'],
  ['recount', (file: string) => [`${file}.none`], 2, 'none'],
])('npm run %s works there', async (script, parameters, code, said) => {
  const command = [...commandOf(script), ...parameters(join(place, 'volume', 'today.backup'))];
  const ended = await runProgram(inImage(command));
  expect(ended.said).toContain(said);
  expect(ended.code).toBe(code);
});
