import type { Ports, Stop } from '../../client/browser/ports';
import { IMMEDIATE_TURN_QUEUE, type TurnQueue } from './turnQueue';

type Clocks = Pick<Ports, 'clock' | 'monotonic' | 'after'>;

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  readonly stop: Stop;
}

/** The device slept, or its clock was set, by at least this much. */
const LEAST_GAP_MS = 1_000;

/**
 * The time of a page that is recorded moves in turns: with an input, or with an alarm, which has
 * the time that it was set for. In between it stands still, so that a replay, where nothing takes
 * time, reads the same clock.
 */
export interface Turns extends Clocks {
  /** Milliseconds since the recording began. */
  readonly now: () => number;
  readonly t0: number;
  /** Go to the present for something that cannot wait. */
  readonly catchUp: () => void;
  /** A press happens at once, except where it would come into the midst of a turn. */
  readonly press: (run: () => void) => void;
  /**
   * Runs an input that can wait until the turn before it is over, and the alarms that were due have
   * run.
   */
  readonly arrive: (run: () => void) => void;
  /**
   * Jump of the wall clock since this was last asked, in milliseconds; 0 where it has not jumped.
   */
  readonly takeGap: () => number;
  /** Forget the alarms of a page that is gone, and follow the clocks of the next one. */
  readonly changePage: (device: Clocks) => void;
}

/** `begun` is called as soon as a turn has its time, before anything of it runs. */
export function createTurns(
  first: Clocks,
  begun: () => void,
  quiet: TurnQueue = IMMEDIATE_TURN_QUEUE,
): Turns {
  let device = first;
  const startedAt = first.monotonic();
  const t0 = Math.floor(first.clock());
  const elapsed = () => Math.floor(device.monotonic() - startedAt);
  let now = 0;
  let gap = 0;
  let alarms: readonly Alarm[] = [];

  const begin = (at: number) => {
    now = Math.max(now, at);
    begun();
  };
  /** Runs the next alarm that is due by then; false where there is none. */
  const fire = (until: number): boolean => {
    const alarm = nextOf(alarms, until);
    if (!alarm) return false;
    alarm.stop();
    alarms = alarms.filter((one) => one !== alarm);
    begin(alarm.due);
    alarm.run();
    return true;
  };
  const catchUp = () => {
    if (quiet === IMMEDIATE_TURN_QUEUE) while (fire(elapsed()));
    // Work that goes on keeps its time, and alarms that are late come afterwards at theirs.
    if (quiet.isBusy()) return;
    const late = nextOf(alarms, elapsed());
    begin(late ? late.due - 1 : elapsed());
    quiet.open();
  };
  const arrive = (run: () => void) =>
    quiet.whenOver(function turn() {
      if (fire(elapsed())) {
        quiet.next(turn);
        return;
      }
      begin(elapsed());
      run();
    });
  return {
    t0,
    now: () => now,
    clock: () => t0 + now + gap,
    monotonic: () => now,
    after: (ms, run) => {
      const due = now + Math.max(0, Math.ceil(ms));
      const stop = device.after(Math.max(0, due - elapsed()), () =>
        quiet.whenOver(() => void fire(due)),
      );
      const alarm = { due, run, stop };
      alarms = [...alarms, alarm];
      return () => {
        stop();
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    catchUp,
    arrive,
    press: (run) => {
      if (quiet.isBusy()) {
        arrive(run);
        return;
      }
      catchUp();
      run();
    },
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
  let next: Alarm | undefined;
  for (const alarm of alarms) {
    if (alarm.due <= until && (!next || alarm.due < next.due)) next = alarm;
  }
  return next;
}
