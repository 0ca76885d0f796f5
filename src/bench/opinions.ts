import { findOpinionGroups, updateOpinionGroups } from '../opinions/opinionGroups';
import { createSeededRandom } from '../opinions/random';
import { measureStability } from '../opinions/stability';
import type { Vote, VoteRows } from '../opinions/voteRows';
import { addFigure } from './figures';
import { median } from './measure';
import { computePlainGroups } from './opinionsPlain';
import { printAgreement } from './opinionsRecorded';
import { createConversation, type Shape } from './opinionsVotes';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';

const MEGABYTE = 1_000_000;
const KIBIBYTE = 1_024;
const UPDATES = 5;
const VOTES_PER_UPDATE = 10;
const STABILITY = { seed: 1, samples: 50 };

/** `atMostS`: the goal of a new run, in seconds of one core. */
const SHAPES: readonly (Shape & { readonly atMostS: number })[] = [
  { participants: 2_031, statements: 896, votes: 120_000, atMostS: 0.15 },
  { participants: 33_422, statements: 783, votes: 2_000_000, atMostS: 1.5 },
  { participants: 100_000, statements: 1_000, votes: 5_000_000, atMostS: 3 },
  { participants: 100_000, statements: 1_000, votes: 20_000_000, atMostS: 10 },
];

interface Timed<Value> {
  readonly value: Value;
  /**
   * Seconds of processor time: the work is that of one core, and others may be busy on the machine.
   */
  readonly seconds: number;
}

function timed<Value>(task: () => Value): Timed<Value> {
  const started = process.cpuUsage();
  const value = task();
  const { user, system } = process.cpuUsage(started);
  return { value, seconds: (user + system) / 1_000_000 };
}

const megabytes = (): string =>
  formatOneDecimal((process.resourceUsage().maxRSS * KIBIBYTE) / MEGABYTE);

/** Casts a few votes of random participants on random statements. */
function voteAgain(rows: VoteRows, random: () => number): void {
  const below = (count: number) => Math.floor(random() * count);
  for (let given = 0; given < VOTES_PER_UPDATE; given++)
    rows.set(below(rows.participants), below(rows.statements), (below(3) - 1) as Vote);
}

const HEADING = ['', 'processor s', '÷ plain', '÷ new run', 'memory, MB'];
const row = (name: string, seconds: number, plain: number, anew: number): string[] => [
  name,
  seconds.toFixed(3),
  formatRatio(seconds, plain),
  formatRatio(seconds, anew),
  megabytes(),
];

function printShape({ atMostS, ...shape }: (typeof SHAPES)[number]): void {
  const rows = createConversation(shape);
  const held = ['votes alone', '', '', '', megabytes()];
  const first = timed(() => findOpinionGroups(rows));
  const firstRow = row('new run', first.seconds, NaN, first.seconds);
  const plain = timed(() => computePlainGroups(rows)).seconds;
  const again = timed(() => findOpinionGroups(rows));
  const anew = Math.min(first.seconds, again.seconds);
  const random = createSeededRandom(2);
  let run = again.value;
  const updates = Array.from({ length: UPDATES }, () => {
    voteAgain(rows, random);
    const { value, seconds } = timed(() => updateOpinionGroups(run, rows));
    run = value;
    return seconds;
  });
  const stability = timed(() => measureStability(run, rows, [], STABILITY)).seconds;
  printTable(
    `${formatInteger(shape.participants)} people, ${formatInteger(shape.statements)} statements, ${formatInteger(rows.votes)} votes`,
    [
      HEADING,
      held,
      [...row('new run', anew, plain, anew).slice(0, -1), firstRow.at(-1)!],
      row('plain', plain, plain, anew),
      row(`first update, ${VOTES_PER_UPDATE} votes`, updates[0]!, plain, anew),
      row('median update', median(updates), plain, anew),
      row(`stability, ${STABILITY.samples} samples`, stability, plain, anew),
    ],
  );
  const name = `${formatInteger(shape.participants)} × ${formatInteger(shape.statements)}, ${formatInteger(shape.votes)} votes`;
  addFigure({
    name,
    value: anew,
    unit: 's',
    reference: { name: 'plain', value: plain },
    goals: [
      { of: 'value', atMost: atMostS },
      { of: 'ratio', atMost: 1.2 },
    ],
  });
  addFigure({
    name: `${name}, after some votes`,
    value: median(updates),
    unit: 's',
    reference: { name: 'new run', value: anew },
    goals: [{ of: 'ratio', atMost: 0.4 }],
  });
  const isSame = JSON.stringify(first.value.map) === JSON.stringify(again.value.map);
  printNote(
    `${run.map.groups.length} groups; two new runs ${isSame ? 'are the same bit for bit' : 'DIFFER'}.`,
  );
}

/**
 * Opinion groups of generated conversations, each beside a plain implementation of what the method
 * has to do.
 */
export async function run(): Promise<void> {
  printAgreement();
  for (const shape of SHAPES) printShape(shape);
  printNote(
    'The plain run has no lists, names or updates. Memory is the most that was held so far.',
  );
}
