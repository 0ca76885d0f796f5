import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { printNote, printTable } from './print';

/** Goal of a figure: compared is the figure itself, or how many times the reference it is. */
interface Goal {
  readonly of: 'value' | 'ratio';
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Measured in the same run, in the same unit. */
  readonly reference?: { readonly name: string; readonly value: number };
  readonly goals: readonly Goal[];
}

interface KeptFigure extends Figure {
  readonly subject: string;
}

/** One call of `npm run bench`. */
interface KeptRun {
  readonly at: string;
  readonly machine: string;
  readonly figures: readonly KeptFigure[];
}

const FILE = resolve(process.env.MEYDAN_BENCH_RESULTS ?? 'data/bench.json');
const MOST_RUNS = 50;

const found: KeptFigure[] = [];
let subject = '';

/** Sets the subject of the figures that follow. */
export const beginSubject = (name: string): void => void (subject = name);

/** Puts a figure among those that are compared with their goals at the end. */
export const addFigure = (figure: Figure): number => found.push({ ...figure, subject });

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()} · Node ${process.versions.node}`;

function readRuns(): readonly KeptRun[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as readonly KeptRun[];
  } catch {
    return [];
  }
}

function keepRun(earlier: readonly KeptRun[]): void {
  const run: KeptRun = { at: new Date().toISOString(), machine: machine(), figures: found };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify([...earlier, run].slice(-MOST_RUNS), null, 1)}\n`);
}

/** Whole from 100, otherwise three digits that say something. */
const digits = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(3)));

const ratioOf = ({ value, reference }: Figure): number | null =>
  reference ? value / reference.value : null;

const compared = (figure: Figure, { of }: Goal): number =>
  of === 'value' ? figure.value : (ratioOf(figure) ?? NaN);

const isMet = (figure: Figure, goal: Goal): boolean => {
  const { atMost = Infinity, atLeast = -Infinity } = goal;
  const value = compared(figure, goal);
  return value <= atMost && value >= atLeast;
};

const goalText = ({ of, atMost, atLeast }: Goal): string => {
  const limit = atMost === undefined ? `≥ ${digits(atLeast!)}` : `≤ ${digits(atMost)}`;
  return of === 'ratio' ? `${limit} ×` : limit;
};

/** Reads the runs that were kept on this kind of machine, the newest last. */
const readAlike = () => readRuns().filter((run) => run.machine === machine());

const sameAs =
  ({ name, subject: of }: KeptFigure) =>
  (figure: KeptFigure) =>
    figure.name === name && figure.subject === of;

/** Finds the newest value among these runs. */
const before = (runs: readonly KeptRun[], figure: KeptFigure): number | undefined =>
  runs.flatMap(({ figures }) => figures).findLast(sameAs(figure))?.value;

function row(earlierRuns: readonly KeptRun[], figure: KeptFigure): readonly string[] {
  const { name, value, unit, reference, goals } = figure;
  const [ratio, earlier] = [ratioOf(figure), before(earlierRuns, figure)];
  return [
    `${figure.subject}: ${name}`,
    `${digits(value)} ${unit}`,
    reference ? `${digits(reference.value)} ${reference.name}` : '',
    ratio === null ? '' : digits(ratio),
    goals.map(goalText).join(', '),
    goals.every((goal) => isMet(figure, goal)) ? 'met' : 'MISSED',
    earlier === undefined ? '' : digits(value / earlier),
  ];
}

function printRows(rows: readonly (readonly string[])[]): void {
  printTable('Figures and goals', [
    ['figure', 'value', 'reference', '÷ reference', 'goal', '', '÷ run before'],
    ...rows,
  ]);
  const met = rows.filter((cells) => cells.includes('met'));
  printNote(`${met.length} of ${rows.length} goals are met. ${machine()}`);
}

/**
 * Prints all figures with a goal in one table, each beside its reference and its value of the run
 * before; then keeps them.
 */
export function printFigures(): void {
  if (found.length === 0) return;
  const earlierRuns = readAlike();
  printRows(found.map((figure) => row(earlierRuns, figure)));
  keepRun(readRuns());
  printNote(`Kept in ${FILE}.`);
}

/**
 * Prints the newest figures of each of these subjects, as they were kept on this kind of machine:
 * subjects can be measured in separate runs.
 */
export function printStoredFigures(subjects: readonly string[]): void {
  const runs = readAlike();
  const newest = subjects.flatMap((name) => {
    const last = runs.findLastIndex(({ figures }) => figures.some((one) => one.subject === name));
    const figures = runs[last]?.figures.filter((one) => one.subject === name) ?? [];
    return figures.map((figure) => row(runs.slice(0, last), figure));
  });
  printRows(newest);
  printNote(`Of the runs kept in ${FILE}.`);
}
