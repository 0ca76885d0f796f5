import { writeFileSync } from 'node:fs';
import { isCheckpoint, isEffect, isInput, type CheckpointLine, type Tape } from '../format/lines';
import { parseTape } from '../format/parseTape';
import { TapeFault } from '../format/tapeFault';
import { upgradeTape } from '../format/upgradeTape';
import { formatLintFinding } from '../redact/formatLintFinding';
import { lintTape } from '../redact/lintTape';
import { findDifferences, formatDivergence, formatInput } from '../replay/divergence';
import { formatClock, parseMoment } from '../replay/moments';
import { readTape, replay, type Run } from '../replay/run';
import { recordScene, listSceneNames } from '../shelf/recordShelf';
import { EDIT_COMMANDS } from './editCommands';
import { formatCommandHelp, formatHelp } from './help';
import {
  EXIT_CODES,
  requireTapeFile,
  readText,
  type Ask,
  type Command,
  type Print,
} from './command';
import { formatCheckpoint, printSteps } from './steps';
import { spawn } from 'node:child_process';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const CONFIG = ['--config', 'src/e2e/recording.config.ts'];

/**
 * Browser paths are no part of the library: the scenes run in a process of their own, and this ends
 * as it does.
 */
function recordInBrowser(scenes: readonly string[]): Promise<number> {
  const wanted = scenes.length > 0 ? ['--grep', `tape (?:${scenes.join('|')})$`] : [];
  const child = spawn(process.execPath, [...PLAYWRIGHT, ...CONFIG, ...wanted], {
    stdio: 'inherit',
  });
  return new Promise((ended) => child.on('close', (code) => ended(code ?? 1)));
}

const AROUND = 5;
const LAST_EFFECTS = 40;

const record: Command = async (names, options, print) => {
  if (options.has('browser')) return recordInBrowser(names);
  const unknown = names.find((name) => !listSceneNames().includes(name));
  if (unknown !== undefined)
    throw new RangeError(`There is no scene ${unknown}: ${listSceneNames().join(', ')}.`);
  for (const name of names.length > 0 ? names : listSceneNames()) print(await recordScene(name));
  return EXIT_CODES.fine;
};

function statusText({ state: { session, validation } }: Run): string {
  const result = validation.latest ? `, last validation ${validation.latest.result}` : '';
  return `at the end: ${session.status}${session.ended ? ` (${session.ended})` : ''}${result}`;
}

const play: Command = async ([file], options, print, ask) => {
  const until = options.get('until');
  const tape = readTape(requireTapeFile(file));
  const run = await replay(requireTapeFile(file), until === undefined ? {} : { until });
  const step = options.get('step');
  if (step === undefined) run.checkpoints.forEach((line) => print(formatCheckpoint(line)));
  else await printSteps({ tape, run }, { only: step === '' ? null : Number(step), print, ask });
  print(statusText(run));
  if (run.divergence) print(formatDivergence(run.name, run.divergence));
  const expected = options.get('expect');
  const isExpected = expected === undefined || run.state.session.status === expected;
  if (!isExpected) print(`expected ${expected}`);
  return run.divergence || !isExpected ? EXIT_CODES.differs : EXIT_CODES.fine;
};

const diff: Command = async ([first, second], _, print) => {
  const [a, b] = [first, second].map((file) =>
    checkpointsOf(parseTape(readText(requireTapeFile(file)))),
  );
  const at = a!.findIndex((line, index) => !isSame(line, b![index]));
  const parting = at < 0 && b!.length > a!.length ? a!.length : at;
  if (parting < 0) {
    print('The tapes are the same.');
    return EXIT_CODES.fine;
  }
  for (let index = Math.max(0, parting - AROUND); index <= parting + AROUND; index += 1) {
    const [left, right] = [a![index], b![index]];
    if (left && isSame(left, right)) print(`  ${formatCheckpoint(left)}`);
    else {
      if (left) print(`- ${formatCheckpoint(left)}`);
      if (right) print(`+ ${formatCheckpoint(right)}`);
    }
  }
  findDifferences(a![parting]?.v, b![parting]?.v).forEach(({ path, expected, actual }) =>
    print(`  ${path}: ${JSON.stringify(expected)} → ${JSON.stringify(actual)}`),
  );
  return EXIT_CODES.differs;
};

const checkpointsOf = ({ lines }: Tape) => lines.filter(isCheckpoint);
const isSame = (a: CheckpointLine, b: CheckpointLine | undefined) => a.h === b?.h && a.t === b.t;

const trace: Command = async ([file], options, print) => {
  const until = options.get('at');
  const saga = options.get('saga');
  const run = await replay(requireTapeFile(file), until === undefined ? {} : { until });
  const shown = run.trace.filter(({ p }) => saga === undefined || p.includes(saga));
  shown
    .slice(-LAST_EFFECTS)
    .forEach(({ t, e, p }) => print(`${formatClock(t)} ${e.padEnd(4)} ${p}`));
  const open = new Map<string, string>();
  for (const line of shown.filter(isEffect)) {
    if (line.e === 'trig') open.set(line.p, line.k);
    else open.delete(line.p);
  }
  print('waiting:');
  for (const [path, kind] of open) if (kind === 'TAKE' || kind === 'CALL') print(`  ${path}`);
  return EXIT_CODES.fine;
};

const lint: Command = async (files, _, print) => {
  requireTapeFile(files[0]);
  const found = files.flatMap((file) => {
    const text = readText(file);
    parseTape(text);
    return lintTape(text).map((finding) => `${file}:${formatLintFinding(finding)}`);
  });
  found.forEach(print);
  return found.length > 0 ? EXIT_CODES.differs : EXIT_CODES.fine;
};

const upgrade: Command = async ([file], _, print) => {
  const text = readText(requireTapeFile(file));
  const upgraded = upgradeTape(text);
  if (upgraded !== text) writeFileSync(requireTapeFile(file), upgraded);
  print(upgraded === text ? 'The tape has the present format.' : `${file} has been written anew.`);
  return EXIT_CODES.fine;
};

const inputs: Command = async ([file], _, print) => {
  parseTape(readText(requireTapeFile(file)))
    .lines.filter(isInput)
    .forEach((line) => print(formatInput(line)));
  return EXIT_CODES.fine;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  record,
  replay: play,
  diff,
  trace,
  inputs,
  lint,
  upgrade,
  ...EDIT_COMMANDS,
};

function read(args: readonly string[]): { files: string[]; options: Map<string, string> } {
  const files: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]!;
    if (!arg.startsWith('--')) {
      files.push(arg);
      continue;
    }
    const next = args[at + 1];
    const hasNone = OPTIONAL[arg]?.test(next ?? '') === false;
    const value = hasNone ? '' : next;
    if (!hasNone) at += 1;
    if (!KNOWN.includes(arg) || value === undefined)
      throw new RangeError(`${arg} is no option, or lacks its value.`);
    options.set(arg.slice(2), value);
  }
  for (const name of ['until', 'at', 'from', 'to'])
    if (options.has(name)) parseMoment(options.get(name)!);
  return { files, options };
}

/** Options that may stand alone, and what belongs to them where it follows. */
const OPTIONAL: Readonly<Record<string, RegExp>> = { '--step': /^\d+$/, '--browser': /(?!)/ };
const VALUED = ['--until', '--expect', '--at', '--saga', '--from', '--to', '--keep', '--out'];
const KNOWN = [...VALUED, ...Object.keys(OPTIONAL)];

const commandOf = (name: string) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null);
const HELPS = ['help', '--help'];

/** Used where there is no person to be asked. */
const NOBODY: Ask = async () => null;

/** `npm run tape -- …`: returns the exit code. `ask` waits for a line from whoever called. */
export async function tapeCommand(
  [name = '', ...args]: readonly string[],
  print: Print,
  ask: Ask = NOBODY,
): Promise<number> {
  const command = commandOf(name);
  const asked = HELPS.includes(name) ? args[0] : args.some((arg) => HELPS.includes(arg)) && name;
  if (asked && commandOf(asked)) {
    print(formatCommandHelp(asked));
    return EXIT_CODES.fine;
  }
  if (!command) {
    print(formatHelp());
    return ['', ...HELPS].includes(name) ? EXIT_CODES.fine : EXIT_CODES.unusable;
  }
  try {
    const { files, options } = read(args);
    return await command(files, options, print, ask);
  } catch (failure) {
    const isOurs = failure instanceof TapeFault || failure instanceof RangeError;
    const isMissing = (failure as { code?: string }).code === 'ENOENT';
    if (!isOurs && !isMissing) throw failure;
    print((failure as Error).message);
    return EXIT_CODES.unusable;
  }
}
