import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseTape } from '../format/parseTape';
import { writeTape } from '../format/writeTape';
import { HELP } from './help';
import { EXIT_CODES } from './command';
import { tapeCommand } from './tapeCommand';

const shelf = (name: string) => resolve(import.meta.dirname, `../shelf/${name}.tape.jsonl`);
const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await tapeCommand(args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
};

test('[SPEC 10.7] a replay is printed with its times, and ends as it is expected to', async () => {
  const fine = await run('replay', shelf('incorrect-nonce'), '--expect', 'signedOut');
  expect(fine.code).toBe(EXIT_CODES.fine);
  expect(fine.text).toMatch(/^00:00:00\.200 +14 session\/checkingAuthFinishedWithError$/m);
  expect(fine.text).toContain('at the end: signedOut (invalid), last validation IncorrectNonce');
  expect((await run('replay', shelf('incorrect-nonce'), '--expect', 'signedIn')).code).toBe(
    EXIT_CODES.differs,
  );
});

describe('[SPEC 10.7] a replay step by step', () => {
  const stepping = async (args: readonly string[], typed: readonly string[] = []) => {
    const lines: string[] = [];
    const left = [...typed];
    const code = await tapeCommand(
      ['replay', shelf('popup-blocked'), ...args],
      (line) => lines.push(line),
      async () => left.shift() ?? null,
    );
    return { code, lines, asked: typed.length - left.length };
  };
  const checkpoints = (lines: readonly string[]) =>
    lines.filter((line) => /^[\d:.]+ +\d+ \w+\/\w+$/.test(line));

  test('waits after each checkpoint, and tells what came before it and what it changed', async () => {
    const { code, lines, asked } = await stepping(['--step'], ['', '', 'q', '']);
    expect([code, asked, checkpoints(lines).length]).toEqual([EXIT_CODES.fine, 3, 3]);
    const input = lines.findIndex((line) => line.endsWith('(input 1)'));
    expect(lines[input + 1]).toMatch(/config\/configLoaded$/);
    expect(lines).toContain('  config.status: "loading" → "loaded"');
  });

  test('goes to its end where nobody is left who could press', async () => {
    const { lines } = await stepping(['--step']);
    expect(checkpoints(lines).length).toBe(checkpoints((await stepping([])).lines).length);
    expect(lines.at(-1)).toMatch(/^at the end: signedOut/);
  });

  test('shows one of them to a script', async () => {
    const { code, lines } = await stepping(['--step', '2']);
    expect([code, checkpoints(lines).map((line) => line.slice(-19))]).toEqual([
      EXIT_CODES.fine,
      ['config/configLoaded'],
    ]);
    expect((await stepping(['--step', '99'])).code).toBe(EXIT_CODES.unusable);
  });
});

test('[SPEC 10.7] two tapes part where their checkpoints do', async () => {
  expect(await run('diff', shelf('popup'), shelf('popup'))).toEqual({
    code: EXIT_CODES.fine,
    text: 'The tapes are the same.',
  });
  const { code, text } = await run('diff', shelf('incorrect-nonce'), shelf('token-expired'));
  expect(code).toBe(EXIT_CODES.differs);
  expect(text).toContain('payload.validationResult: "IncorrectNonce" → "TokenExpired"');
});

test('[SPEC 10.7] what the sagas wait for can be asked', async () => {
  const { text } = await run('trace', shelf('popup-blocked'), '--saga', 'watchWake');
  expect(text).toMatch(/waiting:\n {2}root>watchWake>take$/m);
});

test('[SPEC 10.7] a secret is found, and a tape that was changed is refused', async () => {
  const file = resolve(mkdtempSync(resolve(tmpdir(), 'tape-')), 'planted.tape.jsonl');
  const tape = parseTape(readFileSync(shelf('popup-blocked'), 'utf8'));
  const note = { i: 99, t: 0, k: 'mark', text: 'ask grace@harbour.example' } as const;
  writeFileSync(file, writeTape({ ...tape, lines: [note, ...tape.lines] }));
  expect(await run('lint', file)).toEqual({
    code: EXIT_CODES.differs,
    text: `${file}:2 e-mail address (grace@…)`,
  });
  writeFileSync(file, readFileSync(file, 'utf8').replace('grace@', 'g@'));
  const { code, text } = await run('lint', file);
  expect([code, text]).toEqual([
    EXIT_CODES.unusable,
    expect.stringMatching(/^One of the lines 1 to 8 .* was changed/),
  ]);
});

describe('[SPEC 10.7] help', () => {
  test('names every command', async () => {
    const { text } = await run('help');
    const named = [...text.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(HELP));
  });

  test.each(Object.keys(HELP))('%s tells what may follow it, with examples', async (name) => {
    const asked = await run('help', name);
    expect(asked.code).toBe(EXIT_CODES.fine);
    expect(asked.text).toContain(`npm run tape -- ${name} `);
    expect(await run(name, '--help')).toEqual(asked);
  });

  test('examples name what there is', () => {
    const examples = Object.values(HELP).flatMap((help) => help.examples.join(' ').split(' '));
    const tapes = examples.filter((word) => /^src\/[^*]*\.tape\.jsonl$/.test(word));
    expect(tapes.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test.each([
  { args: [], code: EXIT_CODES.fine },
  { args: ['help'], code: EXIT_CODES.fine },
  { args: ['help', 'rewind'], code: EXIT_CODES.fine },
  { args: ['rewind'], code: EXIT_CODES.unusable },
  { args: ['replay'], code: EXIT_CODES.unusable },
  { args: ['replay', 'x', '--until', 'noon'], code: EXIT_CODES.unusable },
  { args: ['replay', 'x', '--never', '1'], code: EXIT_CODES.unusable },
  { args: ['replay', 'nothing.jsonl'], code: EXIT_CODES.unusable },
  { args: ['record', 'no-such-scene'], code: EXIT_CODES.unusable },
])('$args ends with $code', async ({ args, code }) => expect((await run(...args)).code).toBe(code));
