import { execFileSync } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { toUnansweredRequest } from '../edit/cutTape';
import { isCheckpoint, isInput, type Tape, type TapeLine } from '../format/lines';
import { writeTape } from '../format/writeTape';
import { readTape, replay } from '../replay/run';
import '../jest/toFollowTape';
import { EXIT_CODES } from './command';
import { tapeCommand } from './tapeCommand';

const shelf = (name: string) => resolve(import.meta.dirname, `../shelf/${name}.tape.jsonl`);
const folder = mkdtempSync(resolve(tmpdir(), 'tape-'));
afterAll(() => rmSync(folder, { recursive: true }));
const made = (name: string) => resolve(folder, name);
const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await tapeCommand(args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
};

test('[SPEC 10.7] a tape is cut where it is said, and what is left of it is followed', async () => {
  const out = made('cut.tape.jsonl');
  const args = ['--from', '00:01:00', '--to', '00:06:00', '--out', out];
  expect((await run('cut', shelf('refresh'), ...args)).code).toBe(EXIT_CODES.fine);
  const { endMs, lines } = readTape(out);
  expect(endMs).toBe(360_000);
  expect(lines.filter(isCheckpoint).every(({ t }) => t >= 60_000)).toBe(true);
  expect(lines.filter(isInput)[0]!.t).toBeLessThan(1_000);
  expect(await replay(out)).toFollowTape();
});

test('[SPEC 10.7] a tape that is cut while an answer is on its way is followed', async () => {
  const out = made('open.tape.jsonl');
  const net = readTape(shelf('refresh'))
    .lines.filter(isInput)
    .find((line) => line.k === 'net' && line.ms > 1)!;
  const to = new Date(net.t - 1).toISOString().slice(11, 23);
  await run('cut', shelf('refresh'), '--to', to, '--out', out);
  const [last] = readTape(out).lines.filter(isInput).slice(-1);
  expect(last).toMatchObject({ k: 'net', err: 'open', t: net.t - 1 });
  expect(await replay(out)).toFollowTape();
});

test('[SPEC 10.7] a tape is shrunk, its result is still there, and nothing more can be left out', async () => {
  const out = made('small.tape.jsonl');
  const keep = ['--keep', 'validation=IncorrectNonce'];
  const { code, text } = await run('shrink', shelf('incorrect-nonce'), ...keep, '--out', out);
  expect(code).toBe(EXIT_CODES.fine);
  expect(text).toMatch(/^\d+ of \d+ inputs are left\.\n/);
  const small = readTape(out);
  const inputs = small.lines.filter(isInput);
  const whole = readTape(shelf('incorrect-nonce')).lines.filter(isInput);
  expect(inputs.length).toBeLessThan(whole.length);
  const end = await replay(out);
  expect(end).toFollowTape();
  expect(end.state.validation.latest?.result).toBe('IncorrectNonce');
  expect(await results(eachWithout(small))).not.toContain('IncorrectNonce');
});

/**
 * Lists the tape with one input left out, for each of them; an answer that is left out never comes.
 */
function eachWithout(tape: Tape): readonly Tape[] {
  const isThere = (line: TapeLine) => isInput(line) && !(line.k === 'net' && line.err === 'open');
  return tape.lines.filter(isThere).map((left) => ({
    ...tape,
    lines: tape.lines.flatMap((line) => {
      if (line !== left) return [line];
      return isInput(line) && line.k === 'net' ? [toUnansweredRequest(line, tape.endMs)] : [];
    }),
  }));
}

async function results(tapes: readonly Tape[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const tape of tapes) found.push((await replay(tape)).state.validation.latest?.result);
  expect(found.length).toBeGreaterThan(2);
  return found;
}

test('[SPEC 10.7] a tape becomes a test with a step for each mark, which passes, or one of how it should have ended, which fails', async () => {
  const tape = made('marked.tape.jsonl');
  const { lines, ...rest } = readTape(shelf('incorrect-nonce'));
  const last = lines.filter(isInput).at(-1)!;
  const mark = { i: 99, t: last.t, k: 'mark', text: "the person's nonce" } as const;
  const at = lines.indexOf(last) + 1;
  writeFileSync(tape, writeTape({ ...rest, lines: lines.toSpliced(at, 0, mark) }));
  // Jest finds its configuration from this folder, and the test the library.
  const out = resolve(import.meta.dirname, 'made.test.ts');
  try {
    expect((await run('to-test', tape, '--out', out)).code).toBe(EXIT_CODES.fine);
    const told = readFileSync(out, 'utf8');
    expect(told).toContain("test('1. the person\\'s nonce'");
    expect(told).toContain("validation: 'IncorrectNonce'");
    const jest = resolve('node_modules/jest/bin/jest.js');
    const options = ['--experimental-vm-modules', '--no-warnings', jest, out, '--silent'];
    execFileSync(process.execPath, options, { stdio: 'pipe' });
    await run('to-test', tape, '--expect', 'signedIn', '--out', out);
    expect(() => execFileSync(process.execPath, options, { stdio: 'pipe' })).toThrow(
      /the session ends signedIn[\s\S]*Received: "signedOut"/,
    );
  } finally {
    rmSync(out, { force: true });
  }
});

test.each([
  { out: 'src/tape/seen.test.ts', library: './replay/run' },
  { out: 'src/tape/shelf/seen.test.ts', library: '../replay/run' },
  { out: 'src/seen.test.ts', library: './tape/replay/run' },
  { out: 'src/client/sagas/seen.test.ts', library: '../../tape/replay/run' },
])('[SPEC 10.7] a test at $out imports $library', async ({ out, library }) => {
  const file = resolve(out);
  expect(existsSync(resolve(dirname(file), `${library}.ts`))).toBe(true);
  const written = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => undefined);
  try {
    for (const options of [[], ['--expect', 'signedIn']]) {
      await run('to-test', shelf('popup-blocked'), ...options, '--out', file);
      expect(written.mock.lastCall![1]).toContain(` from '${library}';`);
    }
  } finally {
    written.mockRestore();
  }
});

test('[SPEC 10.7] what the developer tools import comes back as a tape', async () => {
  const [out, back] = [made('export.json'), made('back.tape.jsonl')];
  await run('to-devtools', shelf('sign-out'), '--out', out);
  expect((await run('from-devtools', out, '--out', back)).code).toBe(EXIT_CODES.fine);
  const types = (file: string) =>
    readTape(file)
      .lines.filter(isCheckpoint)
      .map(({ a }) => a)
      .filter((type) => type.startsWith('session/'));
  expect(types(back)).toEqual(types(shelf('sign-out')));
  expect(types(back).length).toBeGreaterThan(5);
});

test.each([
  { args: ['cut', shelf('popup'), '--from', '00:02:00', '--to', '00:01:00'] },
  { args: ['cut', shelf('popup'), '--to', 'noon'] },
  { args: ['cut'] },
  { args: ['shrink', shelf('popup')] },
  { args: ['shrink', shelf('popup'), '--keep', 'weather=fine'] },
  { args: ['shrink', shelf('popup'), '--keep', 'validation=TokenExpired'] },
  { args: ['to-test', 'nothing.jsonl'] },
  { args: ['from-devtools', shelf('popup')] },
  { args: ['to-devtools'] },
])('$args cannot be done', async ({ args }) =>
  expect((await run(...args)).code).toBe(EXIT_CODES.unusable),
);
