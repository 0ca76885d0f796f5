import type { Stop } from '../../client/browser/ports';
import { createTurnQueue } from './turnQueue';
import { createTurns } from './turns';

/**
 * Creates a device whose clock and tasks the test has to move; its alarms ring late, as those of a
 * busy page.
 */
function slowDevice() {
  const tasks: (() => void)[] = [];
  const alarms = new Map<() => void, number>();
  const device = { ms: 0 };
  const after = (ms: number, run: () => void): Stop => {
    alarms.set(run, device.ms + ms);
    return () => void alarms.delete(run);
  };
  const quiet = createTurnQueue((run) => void tasks.push(run));
  const clocks = { clock: () => device.ms, monotonic: () => device.ms, after };
  const turns = createTurns(clocks, () => undefined, quiet);
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(`${what} at ${turns.now()}`);
  /** Runs all tasks that are due, task by task, with what each of them promised. */
  const settle = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  const ring = () => [...alarms].filter(([, due]) => due <= device.ms).forEach(([run]) => run());
  return { device, quiet, turns, told, tell, settle, ring };
}

test('[SPEC 10.7] what comes while a signature is verified waits, and a press keeps the time of the turn', async () => {
  const { device, quiet, turns, told, tell, settle } = slowDevice();
  let verified: () => void = () => undefined;
  device.ms = 10;
  turns.arrive(() => {
    tell('an answer')();
    const work = new Promise<void>((done) => (verified = done));
    quiet.working(work);
    void work.then(tell('it is checked'));
  });
  device.ms = 14;
  turns.arrive(tell('another answer'));
  turns.press(tell('a press'));
  turns.catchUp();
  tell('a call')();
  await settle();
  expect(told).toEqual(['an answer at 10', 'a call at 10']);
  verified();
  await Promise.resolve();
  await settle();
  expect(told.slice(2)).toEqual(['it is checked at 10', 'another answer at 14', 'a press at 14']);
});

test('[SPEC 10.7] alarms that ring late have the times that they were set for, each in a turn of its own', async () => {
  const { device, turns, told, tell, settle, ring } = slowDevice();
  const alarm = (name: string) => () => {
    tell(name)();
    void Promise.resolve().then(tell(`after ${name}`));
  };
  turns.after(100, alarm('the first'));
  turns.after(200, alarm('the second'));
  device.ms = 300;
  turns.catchUp();
  tell('a call')();
  turns.arrive(tell('an answer'));
  ring();
  await settle();
  expect(told).toEqual([
    'a call at 99',
    'the first at 100',
    'after the first at 100',
    'the second at 200',
    'after the second at 200',
    'an answer at 300',
  ]);
});
