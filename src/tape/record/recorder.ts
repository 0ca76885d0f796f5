import type { Action } from '@reduxjs/toolkit';
import type { SagaMonitor } from 'redux-saga';
import type { AppStore } from '../../client/store/createStore';
import type { Ports } from '../../client/browser/ports';
import {
  CANON_VERSION,
  isInput,
  TAPE_FORMAT,
  type BareInput,
  type EffectLine,
  type InputLine,
  type Tape,
  type TapeHeader,
  type TapeLevel,
  type TapeLine,
  type TokenLine,
} from '../format/lines';
import { createRedactor, type Redactor } from '../redact/redactor';
import { createCheckpoints } from './checkpoints';
import type { ProjectedState } from './canonicalAction';
import { IMMEDIATE_TURN_QUEUE, type TurnQueue } from './turnQueue';
import { recordPage } from './recordPage';
import { recordPorts, recordWorld } from './recordPorts';
import { recordStorage } from './recordStorage';
import { recordWindows } from './recordWindows';
import { createSagaLog, createSagaTrace } from './sagaTrace';
import { createSeededBytes } from './seededRandom';
import { isForReading, type TapeWriter } from './tapeWriter';
import { createTurns } from './turns';

export interface RecorderOptions {
  readonly level: TapeLevel;
  readonly appVersion: string;
  readonly recorder: string;
  /** 32 hex digits; drawn where nothing is said. */
  readonly seed?: string;
  /** Version of the hashing of checkpoints: a replay does it as its tape does. */
  readonly canon?: number;
  /** Names that stand for values; a replay knows some already. */
  readonly redactor?: Redactor;
  /** Time for which lines that are only for reading are kept, milliseconds. */
  readonly readableMs?: number;
  /** True if what the sagas do is kept beside the lines, until it is asked for. */
  readonly logsEffects?: boolean;
  /** Hears of work that nothing outside has a part in, until it is done. */
  readonly working?: (work: Promise<unknown>) => void;
  /** Lets turns end in a browser; where time is virtual somebody else does. */
  readonly quiet?: TurnQueue;
}

/** One page while it is recorded. */
export interface RecordedPage {
  readonly ports: Ports;
  /** For `createStore`. */
  readonly onAction: (action: Action, getState: () => ProjectedState) => void;
  /** For `createSagaMiddleware`. */
  readonly sagaMonitor: SagaMonitor;
  /** The store for the components of the page. */
  readonly forPage: (store: AppStore) => AppStore;
}

export interface Recorder {
  /** The first page, or the next one in the same tab. */
  readonly page: (device: Ports) => RecordedPage;
  readonly mark: (text: string) => void;
  /** Recording so far, as a tape; the recording goes on. */
  readonly tape: () => Promise<Tape>;
  /** Forget everything, and write nothing more; the page goes on. */
  readonly close: () => void;
  /** Lines so far, in the order in which they happened, without the tokens. */
  readonly lines: readonly TapeLine[];
  /** Number of checkpoints, with the one that an action is about to get. */
  readonly written: () => number;
  /** Effects of the sagas, where they are kept beside the lines. */
  readonly effects: () => readonly EffectLine[];
  /** The path of the saga that has put an action; known where it is told what the sagas do. */
  readonly putBy: (action: object) => string | undefined;
}

/**
 * Time for which lines that are only for reading are kept; inputs are kept from the beginning,
 * since a replay needs them all.
 */
const READABLE_MS = 600_000;
const SWEEP_EVERY = 2_000;
const SEED_BYTES = 16;

/** Records what comes to a tab from outside. */
export function createRecorder(first: Ports, options: RecorderOptions): Recorder {
  const { level, canon = CANON_VERSION, readableMs = READABLE_MS } = options;
  const { working = () => undefined, quiet = IMMEDIATE_TURN_QUEUE } = options;
  const redactor = options.redactor ?? createRedactor();
  const seed = options.seed ?? hex(first.random(SEED_BYTES));
  let lines: TapeLine[] = [];
  let inputs = 0;
  const counts = new Map<string, number>();
  const waiting = new Set<BareInput>();
  const initial = { session: {}, local: {}, cookies: {} };
  let sample: () => void = () => undefined;

  const turns = createTurns(first, () => sample(), quiet);
  let isClosed = false;
  const write = (line: TapeLine) => {
    if (isClosed) return;
    lines.push(line);
    const since = turns.now() - readableMs;
    if (since <= 0 || lines.length % SWEEP_EVERY !== 0) return;
    // Lines that go are links of the chain as well.
    checkpoints.hash();
    lines = lines.filter(isKept(since));
  };
  const checkpoints = createCheckpoints(redactor, canon, write);
  const log = createSagaLog(turns.now);
  const trace = level === 'full' ? createSagaTrace(turns.now, write) : log;
  const isTraced = level === 'full' || options.logsEffects === true;
  const note = (line: BareInput) => {
    checkpoints.settle();
    inputs += 1;
    write({ i: inputs, t: turns.now(), ...line } as InputLine);
  };
  const writer: TapeWriter = {
    turns,
    redactor,
    note,
    input: (line) => {
      turns.catchUp();
      note(line);
    },
    count: (what) => {
      const number = counts.get(what) ?? 0;
      counts.set(what, number + 1);
      return number;
    },
    waiting: (line) => {
      waiting.add(line);
      return () => void waiting.delete(line);
    },
    working: (work) => {
      working(work);
      quiet.working(work);
      return work;
    },
    reading: (work) => {
      working(work);
      return work;
    },
  };
  const header = headerOf(first, { ...options, seed, canon, t0: turns.t0 });
  const decide = createSeededBytes(seed, 'deciding');
  /** Some keys have the name of a person in them, which is not known yet when they are read. */
  const named = (kept: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [redactor.text(key, 'outside'), value]),
    );
  let isFirstPage = true;

  return {
    get lines() {
      checkpoints.hash();
      return lines;
    },
    putBy: trace.putBy,
    effects: log.lines,
    written: checkpoints.written,
    mark: (text) => writer.input({ k: 'mark', text: redactor.text(text, 'outside') }),
    close: () => {
      isClosed = true;
      lines = [];
    },
    tape: async () => {
      turns.catchUp();
      checkpoints.hash();
      const happened = [...lines];
      const t = turns.now();
      const open = [...waiting].map(
        (line, at) => ({ i: inputs + at + 1, t, ...line }) as InputLine,
      );
      const tokens: readonly TokenLine[] = await redactor.tokens.lines(redactor.keys.seen());
      const { url, lang } = header;
      return {
        header: {
          ...header,
          url: redactor.text(url, 'outside'),
          lang,
          storage: {
            session: named(initial.session),
            local: named(initial.local),
            cookies: named(initial.cookies),
          },
          redaction: { policy: 'v1', ...redactor.aliases.counts() },
        },
        lines: [...tokens, ...happened, ...open],
        endMs: t,
      };
    },
    page: (device) => {
      if (!isFirstPage) {
        turns.changePage(device);
        sample = () => undefined;
        const url = redactor.text(device.location.href(), 'outside');
        writer.input({ k: 'nav', cause: 'load', url });
      }
      const storages = recordStorage(device, writer, { initial, isFirstPage });
      const windows = recordWindows(device, writer);
      const world = recordWorld(device, writer);
      isFirstPage = false;
      sample = () => {
        const wallGapMs = turns.takeGap();
        if (wallGapMs !== 0) note({ k: 'wake', wallGapMs });
        storages.sample();
        windows.sample();
        world.sample();
      };
      const page = recordPage(writer, device);
      return {
        ports: recordPorts(device, writer, { storages, windows, world, decide }),
        sagaMonitor: isTraced ? trace.monitor : {},
        onAction: (action, getState) => {
          page.dispatched(action);
          if (level !== 'inputs') checkpoints.dispatched(action, turns.now(), getState);
        },
        forPage: page.forPage,
      };
    },
  };
}

const isKept = (since: number) => (line: TapeLine) =>
  isInput(line) || !isForReading(line) || ('t' in line && line.t >= since);

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

interface HeaderFacts {
  readonly seed: string;
  readonly canon: number;
  readonly t0: number;
}

function headerOf(
  device: Ports,
  { level, appVersion, recorder, seed, canon, t0 }: RecorderOptions & HeaderFacts,
): TapeHeader {
  return {
    tape: TAPE_FORMAT,
    app: 'meydan',
    appVersion,
    recorder,
    level,
    t0,
    lang: device.language(),
    url: device.location.href(),
    visible: device.isVisible(),
    online: device.isOnline(),
    seed,
    storage: { session: {}, local: {}, cookies: {} },
    redaction: { policy: 'v1', secrets: 0, pii: 0 },
    canon,
  };
}
