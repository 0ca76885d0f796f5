import type { Durations } from './durations';
import { CHECKS, isEngineTest, needsBuild, partOf, type Need, type PartName } from './parts';
import { EMBEDDED_TURNS, takeTurn } from './turn';

/** One process of the queue: a check, or a runner with a share of a part's files. */
export interface Task {
  readonly part: PartName;
  readonly title: string;
  /** How long it took before, on a core of its own. */
  readonly seconds: number;
  readonly parameters: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly needs: readonly Need[];
  /** The files that have to end; empty for a check. */
  readonly files: readonly string[];
}

/** What was chosen on the command line. */
export interface Choice {
  readonly parts: readonly PartName[];
  /** Files of tests, with `/`, from the root. */
  readonly files: readonly string[];
  /** Everything, everywhere: both databases, all languages, every engine. */
  readonly isWhole: boolean;
  readonly turn: number;
  readonly hasPostgres: boolean;
  /** Seconds by part and file, of an earlier run. */
  readonly durations: Durations;
  /** Shuffles files and the tests in them. */
  readonly seed: number | null;
}

export interface Plan {
  readonly tasks: readonly Task[];
  /** What this run leaves to others, a sentence each. */
  readonly leftOut: readonly string[];
}

const SHARE_SECONDS = 70;
const UNKNOWN_SECONDS = 3;

const JEST = [
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

const ENGINE_CONFIG = 'src/e2e/engines/playwright.config.ts';

/** Plans the processes of a run, and says what it leaves out. */
export function planRun(choice: Choice): Plan {
  const { parts, isWhole, turn, hasPostgres, durations, seed } = choice;
  const filesOf = (part: PartName) => choice.files.filter((file) => partOf(file) === part);
  const host = filesOf('host');
  const others = host.filter((file) => !isEngineTest(file));
  const byTurn = takeTurn(others, turn, EMBEDDED_TURNS);
  const embedded = isWhole || !hasPostgres ? host : [...host.filter(isEngineTest), ...byTurn];
  const random = seed === null ? [] : ['--randomize', `--seed=${seed}`];
  const jest = (project: string) => (files: readonly string[]) => [
    ...JEST,
    ...random,
    '--selectProjects',
    project,
    '--runTestsByPath',
    ...files,
  ];
  const engine = (project: PartName): Lane => ({
    part: project,
    files: isWhole || parts.includes(project) ? [project] : [],
    needs: ['portal'],
    environment: {},
    parameters: () => [...PLAYWRIGHT, ENGINE_CONFIG, `--project=${project}`],
  });
  const lanes: readonly Lane[] = [
    {
      part: 'client',
      files: filesOf('client'),
      needs: [],
      environment: JEST_ENVIRONMENT,
      parameters: jest('browser'),
    },
    {
      part: 'node',
      files: filesOf('node'),
      needs: ['dumps'],
      environment: JEST_ENVIRONMENT,
      parameters: jest('node'),
    },
    {
      part: 'host',
      files: hasPostgres ? host : [],
      needs: ['postgres'],
      environment: JEST_ENVIRONMENT,
      parameters: jest('node'),
    },
    {
      part: 'embedded',
      files: embedded,
      needs: ['dumps'],
      environment: JEST_ENVIRONMENT,
      parameters: jest('node'),
    },
    {
      part: 'browser',
      files: filesOf('browser'),
      needs: ['portal', 'chromium'],
      environment: {},
      parameters: (files) => [...PLAYWRIGHT, 'src/e2e/playwright.config.ts', ...files],
    },
    engine('firefox'),
    engine('webkit'),
  ];
  const isWanted = ({ part, files }: Lane) => parts.includes(part) && files.length > 0;
  const checks = CHECKS.filter(({ name }) => parts.includes(name)).map(
    ({ name, seconds, parameters }): Task => ({
      part: name,
      title: name,
      seconds,
      parameters,
      environment: {},
      needs: [],
      files: [],
    }),
  );
  const wanted = lanes.filter(isWanted);
  const left = host.length - embedded.length;
  const leftOut =
    left > 0 && wanted.some(({ part }) => part === 'embedded')
      ? [`${left} files of the host on the embedded engine (turn ${turn}): npm run test:all`]
      : [];
  return { tasks: [...checks, ...wanted.flatMap((lane) => toTasks(lane, durations))], leftOut };
}
