import type { Ports, Stop } from '../../client/browser/ports';

type Clocks = Pick<Ports, 'clock' | 'monotonic' | 'after'>;

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  readonly stop: Stop;
}

/** The device slept, or its clock was set, by at least this much. */
const LEAST_GAP_MS = 1_000;

/**
 * The time of a page that is recorded moves in turns: with an input, or with an alarm, which has the time that it was set for. In between
 * it stands still, so that a replay, where nothing takes time, reads the same clock.
 */
export interface Turns extends Clocks {
  /** Milliseconds since the recording began. */
  readonly now: () => number;
  readonly t0: number;
  /** Go to the present: alarms that are due come first. */
  readonly catchUp: () => void;
  /** How far the wall clock has jumped since this was last asked; 0 where it has not. */
  readonly takeGap: () => number;
  /** Forget the alarms of a page that is gone, and follow the clocks of the next one. */
  readonly changePage: (device: Clocks) => void;
}

/** `begun` is called as soon as a turn has its time, before anything of it runs. */
export function createTurns(first: Clocks, begun: () => void): Turns {
  let device = first;
  const startedAt = first.monotonic();
  const t0 = Math.floor(first.clock());
  const elapsed = () => Math.floor(device.monotonic() - startedAt);
  let now = 0;
  let gap = 0;
  let alarms: readonly Alarm[] = [];

  const fireDue = (until: number) => {
    for (let due = nextOf(alarms, until); due; due = nextOf(alarms, until)) {
      const alarm = due;
      alarm.stop();
      alarms = alarms.filter((one) => one !== alarm);
      now = Math.max(now, alarm.due);
      begun();
      alarm.run();
    }
  };
  const catchUp = () => {
    fireDue(elapsed());
    now = Math.max(now, elapsed());
    begun();
  };
  return {
    t0,
    now: () => now,
    clock: () => t0 + now + gap,
    monotonic: () => now,
    after: (ms, run) => {
      const due = now + Math.max(0, Math.ceil(ms));
      const stop = device.after(Math.max(0, due - elapsed()), () => fireDue(due));
      const alarm = { due, run, stop };
      alarms = [...alarms, alarm];
      return () => {
        stop();
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    catchUp,
    takeGap: () => {
      const jumped = Math.floor(device.clock()) - t0 - elapsed() - gap;
      if (Math.abs(jumped) < LEAST_GAP_MS) return 0;
      gap += jumped;
      return jumped;
    },
    changePage: (next) => {
      alarms.forEach(({ stop }) => stop());
      alarms = [];
      device = next;
    },
  };
}

function nextOf(alarms: readonly Alarm[], until: number): Alarm | undefined {
  return alarms.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
}
