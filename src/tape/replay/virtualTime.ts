import { watchCryptography } from '../../client/browser/cryptography';
import type { Ports } from '../../client/browser/ports';
import { createSeededNumbers } from '../record/seededRandom';

interface Alarm {
  readonly due: number;
  readonly run: () => void;
}

/** Time that moves only when it is told to, and takes the timers of the whole process with it. */
export interface VirtualTime extends Pick<Ports, 'clock' | 'monotonic' | 'after'> {
  /** Let everything run that waits for nothing outside. */
  readonly settle: () => Promise<void>;
  /**
   * Go on to a time, running what falls due on the way; what falls due at that very time only where
   * it is said.
   */
  readonly advanceTo: (ms: number, and?: { readonly due: boolean }) => Promise<void>;
  /** The wall clock moves, and nothing runs. */
  readonly jump: (ms: number) => void;
  readonly working: (work: Promise<unknown>) => void;
  /** Alarms of the page are forgotten. */
  readonly clear: () => void;
  /** Number of alarms that have run, by how long they were set for. */
  readonly fired: ReadonlyMap<number, number>;
}

/**
 * Real macrotasks, taken before anything is replaced. Workers of browsers have no `setImmediate`.
 */
const realTurn = globalThis.setImmediate ?? turnsByMessage();

function turnsByMessage(): (run: () => void) => void {
  if (typeof MessageChannel === 'undefined') return globalThis.setTimeout;
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (run) => {
    waiting.push(run);
    port2.postMessage(null);
  };
}

function virtualTime(t0: number): VirtualTime {
  let now = 0;
  let ahead = t0;
  let isEnding = 0;
  const alarms = new Set<Alarm>();
  const fired = new Map<number, number>();

  const settle = async () => {
    do await new Promise<void>((done) => realTurn(done));
    while (isEnding > 0);
  };
  const nextDue = (until: number, isIncluded: boolean) => {
    let next: Alarm | undefined;
    for (const alarm of alarms) {
      const isDue = isIncluded ? alarm.due <= until : alarm.due < until;
      if (isDue && (!next || alarm.due < next.due)) next = alarm;
    }
    return next;
  };
  return {
    clock: () => ahead + now,
    monotonic: () => now,
    fired,
    after: (ms, run) => {
      const alarm = {
        due: now + Math.max(0, ms),
        run: () => {
          fired.set(ms, (fired.get(ms) ?? 0) + 1);
          run();
        },
      };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    settle,
    advanceTo: async (until, { due: isIncluded } = { due: true }) => {
      for (let next = nextDue(until, isIncluded); next; next = nextDue(until, isIncluded)) {
        alarms.delete(next);
        now = Math.max(now, next.due);
        next.run();
        await settle();
      }
      now = Math.max(now, until);
    },
    jump: (ms) => {
      ahead += ms;
    },
    working: (work) => {
      isEnding += 1;
      const done = () => {
        isEnding -= 1;
      };
      void work.then(done, done);
    },
    clear: () => alarms.clear(),
  };
}

/** One at a time: they replace the timers, the date and the random numbers of the process. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Run something in a time of its own. RTK Query reads the date, sets timers and draws request ids
 * by itself, so timers, date and `Math.random` are replaced for the whole process until it is over.
 */
export function runInVirtualTime<T>(
  { t0, seed }: { t0: number; seed: string },
  run: (time: VirtualTime) => Promise<T>,
): Promise<T> {
  const mine = last.then(async () => {
    const time = virtualTime(t0);
    const restore = replaceGlobals(time, seed);
    try {
      return await run(time);
    } finally {
      restore();
    }
  });
  last = mine.catch(() => undefined);
  return mine;
}

function replaceGlobals(time: VirtualTime, seed: string): () => void {
  const { setTimeout, clearTimeout } = globalThis;
  const dateNow = Date.now;
  const mathRandom = Math.random;
  const stops = new Map<number, () => void>();
  let timers = 0;
  const virtualTimeout = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    timers += 1;
    stops.set(
      timers,
      time.after(ms, () => run(...args)),
    );
    return timers;
  };
  Object.assign(globalThis, {
    setTimeout: virtualTimeout,
    clearTimeout: (id: number) => stops.get(id)?.(),
  });
  Date.now = time.clock;
  Math.random = createSeededNumbers(seed, 'numbers');
  const stopHearing = watchCryptography(time.working);
  const restoreBodies = countReading(time);
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    Date.now = dateNow;
    Math.random = mathRandom;
    stopHearing();
    restoreBodies();
  };
}

/** Ways in which bodies are read: in browsers that takes turns of its own. */
const READING = ['text', 'json', 'arrayBuffer'] as const;

function countReading(time: VirtualTime): () => void {
  const kinds = [Request.prototype, Response.prototype];
  const restore = kinds.flatMap((kind) =>
    READING.map((name) => {
      const real = kind[name] as (this: Body) => Promise<unknown>;
      const counted = function (this: Body) {
        const work = real.call(this);
        time.working(work);
        return work;
      };
      Object.assign(kind, { [name]: counted });
      return () => void Object.assign(kind, { [name]: real });
    }),
  );
  return () => restore.forEach((back) => back());
}
