import { takeTurn } from '../../shared/testing/takeTurn';
import { TEST_LOCALES, listTestLocales } from '../../shared/testing/testLocales';
import type { Durations } from './durations';
import {
  CHECKS,
  isEngineTest,
  isMainPath,
  needsBuild,
  getPart,
  type Check,
  type Need,
  type PartName,
} from './parts';

/** One process of the queue: a check, or a runner with a share of a part's files. */
export interface Task {
  readonly part: PartName;
  readonly title: string;
  /** Duration of earlier runs in seconds, on a core of its own. */
  readonly seconds: number;
  readonly parameters: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly needs: readonly Need[];
  /** The files that have to end; empty for a check. */
  readonly files: readonly string[];
}

/** Choice on the command line. */
export interface Choice {
  readonly parts: readonly PartName[];
  /** Files of tests, with `/`, from the root. */
  readonly files: readonly string[];
  /** True for a complete run: both databases, all languages, every engine. */
  readonly isWhole: boolean;
  /** True where nothing was asked for by name: some tests are left to other turns. */
  readonly takesTurns: boolean;
  readonly turn: number;
  readonly hasPostgres: boolean;
  /** Seconds by part and file, of an earlier run. */
  readonly durations: Durations;
  /** Shuffles files and the tests in them. */
  readonly seed: number | null;
}

export interface Plan {
  readonly tasks: readonly Task[];
  /** Parts that this run leaves to others, a sentence each. */
  readonly leftOut: readonly string[];
}

/** Number of turns until every test of hosts has run on the embedded engine. */
export const EMBEDDED_TURNS = 40;
/**
 * Number of turns until every browser path was walked. No multiple of the languages, or a path
 * would always meet the same one.
 */
export const BROWSER_TURNS = 4;

/** Seconds beside other shares. Each share starts anew, which costs a host's tests some seconds. */
const SHARE_SECONDS = 150;
const UNKNOWN_SECONDS = 3;

const JEST = [
  // Most of what a test makes is soon gone: a larger young generation is collected less often.
  '--max-semi-space-size=64',
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--ci',
  '--silent',
  '--maxWorkers=1',
  // With a limit jest runs tests in a process beside its own, so that one that crashes is told.
  '--workerIdleMemoryLimit=1.5GB',
  '--reporters=<rootDir>/src/tooling/test/jestReporter.mjs',
];
/** Threads of native code keep a heap each; two are enough and take a tenth less memory. */
const JEST_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--workers=1',
  '--reporter=src/tooling/test/browserReporter.mjs',
  '--config',
];

interface Lane {
  readonly part: PartName;
  readonly files: readonly string[];
  readonly needs: readonly Need[];
  readonly environment: NodeJS.ProcessEnv;
  readonly parameters: (files: readonly string[]) => readonly string[];
}

/** Longest first into the share that has least: shares of about the same length. */
function toShares(lane: Lane, durations: Durations): { files: string[]; seconds: number }[] {
  const secondsOf = (file: string) => durations[lane.part]?.[file] ?? UNKNOWN_SECONDS;
  const sorted = [...lane.files].sort((a, b) => secondsOf(b) - secondsOf(a));
  const all = sorted.reduce((sum, file) => sum + secondsOf(file), 0);
  const count = Math.min(sorted.length, Math.max(1, Math.round(all / SHARE_SECONDS)));
  const shares = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of sorted) {
    const least = shares.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.files.push(file);
    least.seconds += secondsOf(file);
  }
  return shares;
}

const toTasks = (lane: Lane, durations: Durations): Task[] =>
  toShares(lane, durations).map(({ files, seconds }, at, { length }) => ({
    part: lane.part,
    title: length > 1 ? `${lane.part} ${at + 1}/${length}` : lane.part,
    seconds,
    files,
    environment: lane.environment,
    needs: [...lane.needs, ...(files.some(needsBuild) ? (['portal'] as const) : [])],
    parameters: lane.parameters(files),
  }));

const ENGINES = {
  tests: 'src/e2e/engines/mainPaths.engines.ts',
  config: 'src/e2e/engines/playwright.config.ts',
};

const runJest =
  (project: 'browser' | 'node', seed: number | null): Lane['parameters'] =>
  (files) => [
    ...JEST,
    ...(seed === null ? [] : ['--randomize', `--seed=${seed}`]),
    '--selectProjects',
    project,
    '--runTestsByPath',
    ...files,
  ];

const openEngineLane = (part: 'firefox' | 'webkit'): Lane => ({
  part,
  files: [ENGINES.tests],
  needs: ['portal'],
  environment: {},
  parameters: () => [...PLAYWRIGHT, ENGINES.config, `--project=${part}`],
});

/** Chooses, of the tests of hosts, those that this run takes to the embedded engine. */
function chooseEmbedded(host: readonly string[], choice: Choice): readonly string[] {
  if (choice.isWhole || !choice.hasPostgres) return host;
  const others = host.filter((file) => !isEngineTest(file));
  return [...host.filter(isEngineTest), ...takeTurn(others, choice.turn, EMBEDDED_TURNS)];
}

/** Chooses the browser paths that this run walks. */
function chooseBrowser(paths: readonly string[], choice: Choice): readonly string[] {
  if (!choice.takesTurns) return paths;
  const others = paths.filter((file) => !isMainPath(file));
  return [...paths.filter(isMainPath), ...takeTurn(others, choice.turn, BROWSER_TURNS)];
}

/**
 * Lists the lanes. Browser paths run on PostgreSQL, where an installation takes a third of the time
 * of one on the embedded engine, and on that one in a whole run.
 */
function listLanes(choice: Choice): readonly Lane[] {
  const { files, hasPostgres, seed } = choice;
  const filesOf = (part: PartName) => files.filter((file) => getPart(file) === part);
  const host = filesOf('host');
  const inBrowser = ['portal', 'chromium'] as const;
  const ofJest = { environment: JEST_ENVIRONMENT, parameters: runJest('node', seed) };
  return [
    {
      ...ofJest,
      part: 'client',
      files: filesOf('client'),
      needs: [],
      parameters: runJest('browser', seed),
    },
    { ...ofJest, part: 'node', files: filesOf('node'), needs: ['dumps'] },
    { ...ofJest, part: 'host', files: hasPostgres ? host : [], needs: ['postgres'] },
    { ...ofJest, part: 'embedded', files: chooseEmbedded(host, choice), needs: ['dumps'] },
    {
      part: 'browser',
      files: chooseBrowser(filesOf('browser'), choice),
      needs: choice.isWhole || !hasPostgres ? inBrowser : ['postgres', ...inBrowser],
      environment: {},
      parameters: (paths) => [...PLAYWRIGHT, 'src/e2e/playwright.config.ts', ...paths],
    },
    openEngineLane('firefox'),
    openEngineLane('webkit'),
  ];
}

/** Says what the lanes of this run leave to others, a sentence each. */
function listLeftOut(lanes: readonly Lane[], { files, turn }: Choice): readonly string[] {
  const laneOf = (name: PartName) => lanes.find(({ part }) => part === name);
  const countLeft = (part: PartName, lane: Lane | undefined) =>
    lane ? files.filter((file) => getPart(file) === part).length - lane.files.length : 0;
  const left = countLeft('host', laneOf('embedded'));
  const paths = countLeft('browser', laneOf('browser'));
  const languages = TEST_LOCALES.filter((code) => !listTestLocales().includes(code)).join(', ');
  const sentences = [
    [
      left > 0,
      `${left} files of the host on the embedded engine (turn ${turn}; all: npm run test:all)`,
    ],
    [paths > 0, `${paths} files of browser paths (turn ${turn}; all: npm run test:all)`],
    [
      laneOf('browser') && languages,
      `browser paths that are alike in every language, in ${languages} (all: npm run test:all)`,
    ],
    [
      laneOf('browser') && languages,
      'every second page in each direction of writing (all: npm run test:all)',
    ],
  ] as const;
  return sentences.filter(([isLeftOut]) => isLeftOut).map(([, sentence]) => sentence);
}

const toCheckTask = ({ name, seconds, parameters, environment = {} }: Check): Task => ({
  part: name,
  title: name,
  seconds,
  parameters,
  environment,
  needs: [],
  files: [],
});

/** Plans the processes of a run, and says what it leaves out. */
export function planRun(choice: Choice): Plan {
  const { parts, durations } = choice;
  const lanes = listLanes(choice).filter(
    ({ part, files }) => parts.includes(part) && files.length > 0,
  );
  return {
    tasks: [
      ...CHECKS.filter(({ name }) => parts.includes(name)).map(toCheckTask),
      ...lanes.flatMap((lane) => toTasks(lane, durations)),
    ],
    leftOut: listLeftOut(lanes, choice),
  };
}
