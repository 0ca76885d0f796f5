// Runs bundled and in a process of its own whose NODE_ENV is production, as a page does; see
// `tapes.ts`.
import { createStore } from '../client/store/createStore';
import { rootSaga } from '../client/store/rootSaga';
import { createSagaRunner } from '../client/store/sagaRunner';
import { createMemoryPorts } from '../client/browser/memoryPorts';
import { NOW_MS } from '../client/sagas/testing/fakeServers';
import { checkSessionReceived, clockSkewLearned } from '../client/state/sessionSlice';
import type { Tape } from '../tape/format/lines';
import { writeTape } from '../tape/format/writeTape';
import { createRecorder } from '../tape/record/recorder';
import { replay } from '../tape/replay/run';
import { runInVirtualTime } from '../tape/replay/virtualTime';
import { record } from '../tape/shelf/scenes';
import { SEED } from '../tape/shelf/studio';
import { runPlainHour } from './tapesPlainHour';

const REPLAYS = 15;
const EQUAL_REPLAYS = 100;
const BLOCKS = 41;
const ACTIONS = 1_000;

export interface TapeFigures {
  /** Milliseconds, one for each round. */
  readonly replayMs: readonly number[];
  readonly plainMs: readonly number[];
  readonly tape: string;
  /** The same lines with nothing left out. */
  readonly inFull: string;
  readonly overhead: readonly Overhead[];
  /** Number of texts that a hundred replays gave. */
  readonly texts: number;
}

/** Microseconds of one action, one value for each block. */
export interface Overhead {
  readonly what: string;
  readonly plain: readonly number[];
  readonly recorded: readonly number[];
  /** Microseconds of each action when the tape is saved. */
  readonly saved: number;
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

async function replays(tape: Tape) {
  const run = await replay(tape);
  if (run.divergence) throw new Error(run.divergence.cause);
  await runPlainHour();
  const replayMs: number[] = [];
  const plainMs: number[] = [];
  while (replayMs.length < REPLAYS) {
    plainMs.push(await runPlainHour());
    replayMs.push(await timed(() => replay(tape)));
  }
  return { replayMs, plainMs };
}

/** Opens a store as every page has it, and the same with a recorder around it. */
function openStores() {
  const plain = createStore({
    ports: createMemoryPorts(),
    openEffects: createSagaRunner(rootSaga),
  });
  const device = createMemoryPorts();
  const recorder = createRecorder(device, {
    level: 'checked',
    appVersion: 'bench',
    recorder: 'bench',
    readableMs: 1_000,
  });
  const { ports, onAction, sagaMonitor } = recorder.page(device);
  const recorded = createStore({
    ports,
    onAction,
    openEffects: createSagaRunner(rootSaga, sagaMonitor),
  });
  return { plain, recorded, recorder };
}

/**
 * Kinds of actions: those that change nothing, and those that change the state, whose new text is
 * then hashed.
 */
const KINDS: Readonly<Record<string, (turn: number) => object>> = {
  'an action that changes nothing': () =>
    checkSessionReceived({ configId: 'door', message: 'unchanged' }),
  'an action that changes the session': (turn) =>
    clockSkewLearned({ skewMs: turn, source: 'date', samples: turn } as never),
};

function overhead(): readonly Overhead[] {
  return Object.entries(KINDS).map(([what, actionOf]) => {
    const { plain, recorded, recorder } = openStores();
    const block = ({ dispatch }: typeof plain) => {
      const { user: before } = process.cpuUsage();
      for (let turn = 0; turn < ACTIONS; turn += 1) dispatch(actionOf(turn) as never);
      return (process.cpuUsage().user - before) / ACTIONS;
    };
    const rounds = Array.from({ length: BLOCKS }, () => ({
      plain: block(plain),
      recorded: block(recorded),
    }));
    const { user: before } = process.cpuUsage();
    const { length } = recorder.lines;
    const saved = length > 0 ? (process.cpuUsage().user - before) / (BLOCKS * ACTIONS) : 0;
    // The first blocks have warmed up.
    const warm = rounds.slice(5);
    return {
      what,
      saved,
      plain: warm.map((round) => round.plain),
      recorded: warm.map((round) => round.recorded),
    };
  });
}

async function equalReplays(): Promise<number> {
  const { tape } = await recorded('sign-in');
  const texts = new Set<string>();
  for (let run = 0; run < EQUAL_REPLAYS; run += 1) texts.add((await replay(tape)).text());
  return texts.size;
}

const recorded = (scene: string) =>
  runInVirtualTime({ t0: NOW_MS, seed: SEED }, (time) => record(scene, time));

async function measure(): Promise<TapeFigures> {
  const { tape } = await recorded('idle-hour');
  return {
    ...(await replays(tape)),
    tape: writeTape(tape),
    inFull: [tape.header, ...tape.lines].map((line) => JSON.stringify(line)).join('\n'),
    overhead: overhead(),
    texts: await equalReplays(),
  };
}

process.send!(await measure());
process.exit();
