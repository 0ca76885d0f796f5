import { writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fromDevTools } from '../devtools/fromDevTools';
import { toDevTools } from '../devtools/toDevTools';
import { cutTape } from '../edit/cutTape';
import { parseKeep, shrinkTape } from '../edit/shrinkTape';
import { writeTapeTest, writeFaultTest } from '../edit/writeTapeTest';
import { isInput } from '../format/lines';
import { parseTape } from '../format/parseTape';
import { writeTape } from '../format/writeTape';
import { formatDivergence } from '../replay/divergence';
import { parseMoment } from '../replay/moments';
import { replay } from '../replay/run';
import {
  EXIT_CODES,
  requireTapeFile,
  readText,
  type Command,
  type Options,
  type Print,
} from './command';

/** Folder of the library, from the root of the portal, where the command runs. */
const LIBRARY = 'src/tape';

function write(text: string, options: Options, print: Print): number {
  const file = options.get('out');
  if (file === undefined) print(text.replace(/\n$/, ''));
  else {
    writeFileSync(file, text);
    print(`${file} has been written.`);
  }
  return EXIT_CODES.fine;
}

const cut: Command = async ([file], options, print) => {
  const tape = parseTape(readText(requireTapeFile(file)));
  const [from, to] = [options.get('from') ?? 0, options.get('to') ?? tape.endMs].map(parseMoment);
  if (from! > to!) throw new RangeError('The part would end before it begins.');
  return write(writeTape(cutTape(tape, from!, to!)), options, print);
};

const shrink: Command = async ([file], options, print) => {
  const tape = parseTape(readText(requireTapeFile(file)));
  const keep = options.get('keep');
  if (keep === undefined) throw new RangeError('Say what to keep: --keep validation=….');
  const shrunk = await shrinkTape(tape, parseKeep(keep));
  const [before, after] = [tape, shrunk].map(({ lines }) => lines.filter(isInput).length);
  if (options.has('out')) print(`${after} of ${before} inputs are left.`);
  return write(writeTape(shrunk), options, print);
};

const slashed = (path: string) => path.split(sep).join('/');
/**
 * Converts a path to the form in which an import begins: `.`, `./in/here` or `../over/there`; never
 * with a slash at its end.
 */
const fromHere = (path: string) => {
  if (path === '') return '.';
  return /^\.\.?(\/|$)/.test(path) ? path : `./${path}`;
};

const toTest: Command = async ([file], options, print) => {
  const name = requireTapeFile(file);
  const tape = parseTape(readText(name));
  const run = await replay(tape);
  if (run.divergence) {
    print(formatDivergence(name, run.divergence));
    return EXIT_CODES.differs;
  }
  const folder = dirname(resolve(options.get('out') ?? name));
  const place = {
    tape: slashed(relative(folder, resolve(name))),
    library: fromHere(slashed(relative(folder, resolve(LIBRARY)))),
  };
  const expected = options.get('expect');
  const text =
    expected === undefined ? writeTapeTest(tape, run, place) : writeFaultTest(place, expected);
  return write(text, options, print);
};

export const EDIT_COMMANDS: Readonly<Record<string, Command>> = {
  cut,
  shrink,
  'to-test': toTest,
  'from-devtools': async ([file], options, print) =>
    write(writeTape(fromDevTools(readText(requireTapeFile(file)))), options, print),
  'to-devtools': async ([file], options, print) =>
    write(toDevTools(parseTape(readText(requireTapeFile(file)))), options, print),
};
