import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from './measure';
import { addFigure } from './figures';
import { formatOneDecimal, printNote, printTable, formatSpread, formatInteger } from './print';
import { measureSignedInView } from './signedInView';
import { measureInBrowser } from './signInBrowser';
import { printSize } from './signInSize';
import type { TickFigures } from './signInTicks';
import { measureTokens, type Alg, type TokenFigures } from './signInTokens';

const ALGS: readonly Alg[] = ['RS256', 'PS256', 'ES256'];

/** The least of a bare verification's speed that a full validation in the browser shall have. */
const GOALS: Readonly<Record<Alg, number>> = { RS256: 0.42, PS256: 0.42, ES256: 0.72 };

const twoDecimals = (value: number) => value.toFixed(2);

/** Adds the goals for Chromium: its first token shall take at most 5 ms. */
function addTokenGoals(figures: readonly TokenFigures[]): void {
  for (const [index, { pairs, coldMs }] of figures.entries()) {
    const alg = ALGS[index]!;
    addFigure({
      name: `${alg}, full validation in Chromium`,
      value: median(pairs.map(({ full }) => full)),
      unit: 'tokens/s',
      reference: { name: 'bare verify', value: median(pairs.map(({ bare }) => bare)) },
      goals: [{ of: 'ratio', atLeast: GOALS[alg] }],
    });
    addFigure({
      name: `${alg}, first token of a page`,
      value: coldMs,
      unit: 'ms',
      goals: [{ of: 'value', atMost: 5 }],
    });
  }
}

function printTokens(where: string, figures: readonly TokenFigures[]): void {
  printTable(
    `Full validation of an ID token in ${where}, beside crypto.subtle.verify of the same`,
    [
      ['token', 'bare/s', 'full/s', 'full ÷ bare (min–max)', 'goal', 'first, ms'],
      ...figures.map(({ pairs, coldMs }, index) => [
        ALGS[index]!,
        formatInteger(median(pairs.map(({ bare }) => bare))),
        formatInteger(median(pairs.map(({ full }) => full))),
        formatSpread(
          pairs.map(({ bare, full }) => full / bare),
          twoDecimals,
        ),
        `≥ ${GOALS[ALGS[index]!]}`,
        formatOneDecimal(coldMs),
      ]),
    ],
  );
}

async function printTokensEverywhere(): Promise<void> {
  const here: TokenFigures[] = [];
  for (const alg of ALGS) here.push(await measureTokens(alg));
  printTokens(`Node ${process.versions.node}`, here);
  const browser = await measureInBrowser(ALGS);
  if (browser) {
    printTokens(browser.name, browser.figures);
    addTokenGoals(browser.figures);
  } else printNote('No browser was found: nothing was measured in one.');
  printNote('The goals are for Chromium; its first token shall take at most 5 ms.');
}

/**
 * Measures in a process of its own, because the packages choose their production form when they are
 * loaded.
 */
async function ticksInProduction(): Promise<TickFigures> {
  const child = fork(join(import.meta.dirname, 'signInTicks.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => null);
  const message = await Promise.race([once(child, 'message'), ended]);
  if (!message) throw new Error('signInTicks.ts ended early.');
  return message[0] as TickFigures;
}

async function printTicks(): Promise<void> {
  const { check, heartbeat, bareTick, answer, bareAnswer, patch, barePatch } =
    await ticksInProduction();
  const row = (name: string, values: readonly number[], bare: readonly number[]) => [
    name,
    formatSpread(values, twoDecimals),
    formatSpread(
      values.map((value, round) => value / bare[round]!),
      twoDecimals,
    ),
  ];
  printTable(
    'In the portal’s own store: what repeats while somebody is signed in, and a vote, µs',
    [
      ['each time', 'median (min–max)', '÷ bare (min–max)'],
      row('token check that finds nothing', check, bareTick),
      row('heartbeat and its answer “unchanged”', heartbeat, bareTick),
      row('  bare saga timer tick', bareTick, bareTick),
      row('checkSessionReceived, all sagas running', answer, bareAnswer),
      row('  bare RTK, RTK Query and saga store', bareAnswer, bareAnswer),
      row('a vote put into a hundred kept comments', patch, barePatch),
      row('  a slice of a hundred rows', barePatch, barePatch),
    ],
  );
  printNote('Goals for a dispatch through everything: ≤ 20 µs and ≤ 2.5 × bare.');
  addFigure({
    name: 'a dispatch through everything',
    value: median(answer),
    unit: 'µs',
    reference: { name: 'bare store', value: median(bareAnswer) },
    goals: [
      { of: 'value', atMost: 20 },
      { of: 'ratio', atMost: 2.5 },
    ],
  });
  addFigure({
    name: 'a vote put into a hundred kept comments',
    value: median(patch),
    unit: 'µs',
    reference: { name: 'slice', value: median(barePatch) },
    goals: [
      { of: 'value', atMost: 100 },
      { of: 'ratio', atMost: 3 },
    ],
  });
}

/**
 * Validation of ID tokens against a bare verification, the cost of what repeats, the size of it
 * all, and the way to the signed-in view.
 */
export async function run(): Promise<void> {
  await printTokensEverywhere();
  await printTicks();
  await printSize();
  await measureSignedInView();
}
