import { writeFileSync } from 'node:fs';
import { isCheckpoint, isEffect, isInput, type CheckpointLine, type Tape } from '../format/lines';
import { parseTape } from '../format/parseTape';
import { TapeFault } from '../format/tapeFault';
import { upgradeTape } from '../format/upgradeTape';
import { findingText } from '../redact/findingText';
import { lintTape } from '../redact/lintTape';
import { differences, divergenceText, inputText } from '../replay/divergence';
import { clock, msOf } from '../replay/moments';
import { readTape, replay, type Run } from '../replay/run';
import { recordScene, sceneNames } from '../shelf/recordShelf';
import { EDIT_COMMANDS } from './editCommands';
import { helpOf, helpText } from './help';
import { EXIT, needed, textOf, type Ask, type Command, type Print } from './reading';
import { recordInBrowser } from './recordInBrowser';
import { checkpointText, printSteps } from './steps';

const AROUND = 5;
const LAST_EFFECTS = 40;

const record: Command = async (names, options, print) => {
  if (options.has('browser')) return recordInBrowser(names);
  const unknown = names.find((name) => !sceneNames().includes(name));
  if (unknown !== undefined)
    throw new RangeError(`There is no scene ${unknown}: ${sceneNames().join(', ')}.`);
  for (const name of names.length > 0 ? names : sceneNames()) print(await recordScene(name));
  return EXIT.fine;
};

function statusText({ state: { session, validation } }: Run): string {
  const result = validation.latest ? `, last validation ${validation.latest.result}` : '';
  return `at the end: ${session.status}${session.ended ? ` (${session.ended})` : ''}${result}`;
}

const play: Command = async ([file], options, print, ask) => {
  const until = options.get('until');
  const tape = readTape(needed(file));
  const run = await replay(needed(file), until === undefined ? {} : { until });
  const step = options.get('step');
  if (step === undefined) run.checkpoints.forEach((line) => print(checkpointText(line)));
  else await printSteps({ tape, run }, { only: step === '' ? null : Number(step), print, ask });
  print(statusText(run));
  if (run.divergence) print(divergenceText(run.name, run.divergence));
  const expected = options.get('expect');
  const isExpected = expected === undefined || run.state.session.status === expected;
  if (!isExpected) print(`expected ${expected}`);
  return run.divergence || !isExpected ? EXIT.differs : EXIT.fine;
};

const diff: Command = async ([first, second], _, print) => {
  const [a, b] = [first, second].map((file) => checkpointsOf(parseTape(textOf(needed(file)))));
  const at = a!.findIndex((line, index) => !isSame(line, b![index]));
  const parting = at < 0 && b!.length > a!.length ? a!.length : at;
  if (parting < 0) {
    print('The tapes are the same.');
    return EXIT.fine;
  }
  for (let index = Math.max(0, parting - AROUND); index <= parting + AROUND; index += 1) {
    const [left, right] = [a![index], b![index]];
    if (left && isSame(left, right)) print(`  ${checkpointText(left)}`);
    else {
      if (left) print(`- ${checkpointText(left)}`);
      if (right) print(`+ ${checkpointText(right)}`);
    }
  }
  differences(a![parting]?.v, b![parting]?.v).forEach(({ path, expected, actual }) =>
    print(`  ${path}: ${JSON.stringify(expected)} → ${JSON.stringify(actual)}`),
  );
  return EXIT.differs;
};

const checkpointsOf = ({ lines }: Tape) => lines.filter(isCheckpoint);
const isSame = (a: CheckpointLine, b: CheckpointLine | undefined) => a.h === b?.h && a.t === b.t;

const trace: Command = async ([file], options, print) => {
  const until = options.get('at');
  const saga = options.get('saga');
  const run = await replay(needed(file), until === undefined ? {} : { until });
  const shown = run.trace.filter(({ p }) => saga === undefined || p.includes(saga));
  shown.slice(-LAST_EFFECTS).forEach(({ t, e, p }) => print(`${clock(t)} ${e.padEnd(4)} ${p}`));
  const open = new Map<string, string>();
  for (const line of shown.filter(isEffect)) {
    if (line.e === 'trig') open.set(line.p, line.k);
    else open.delete(line.p);
  }
  print('waiting:');
  for (const [path, kind] of open) if (kind === 'TAKE' || kind === 'CALL') print(`  ${path}`);
  return EXIT.fine;
};

const lint: Command = async (files, _, print) => {
  needed(files[0]);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    parseTape(text);
    return lintTape(text).map((finding) => `${file}:${findingText(finding)}`);
  });
  found.forEach(print);
  return found.length > 0 ? EXIT.differs : EXIT.fine;
};

const upgrade: Command = async ([file], _, print) => {
  const text = textOf(needed(file));
  const upgraded = upgradeTape(text);
  if (upgraded !== text) writeFileSync(needed(file), upgraded);
  print(upgraded === text ? 'The tape has the present format.' : `${file} has been written anew.`);
  return EXIT.fine;
};

const inputs: Command = async ([file], _, print) => {
  parseTape(textOf(needed(file)))
    .lines.filter(isInput)
    .forEach((line) => print(inputText(line)));
  return EXIT.fine;
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
  for (const name of ['until', 'at', 'from', 'to']) if (options.has(name)) msOf(options.get(name)!);
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
    print(helpOf(asked));
    return EXIT.fine;
  }
  if (!command) {
    print(helpText());
    return ['', ...HELPS].includes(name) ? EXIT.fine : EXIT.unusable;
  }
  try {
    const { files, options } = read(args);
    return await command(files, options, print, ask);
  } catch (failure) {
    const isOurs = failure instanceof TapeFault || failure instanceof RangeError;
    const isMissing = (failure as { code?: string }).code === 'ENOENT';
    if (!isOurs && !isMissing) throw failure;
    print((failure as Error).message);
    return EXIT.unusable;
  }
}
