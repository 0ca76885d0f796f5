import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { runWithRequestTimeout } from './loadShedding';
import { createLoadSheddingPool } from './loadSheddingPool';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Makes a pool whose only connection is had by others, until `goOn`. */
function heldPool() {
  const released = jest.fn();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const connect = () => held.then(() => ({ release: released, query: () => null }));
  const pool = Object.assign(new EventEmitter(), { connect }) as unknown as pg.Pool;
  return { pool: createLoadSheddingPool(pool), goOn, released };
}

const asked = <T>(task: () => T) => runWithRequestTimeout(() => true, task);
const TOO_BUSY = { name: 'TooBusy', code: '53300' };

test('to a crowd that has waited for two seconds nobody is let in who waits for an answer; what nobody waits for takes its time', async () => {
  const { pool, goOn } = heldPool();
  const crowd = Array.from({ length: 99 }, () => asked(() => pool.connect()));
  await jest.advanceTimersByTimeAsync(2_100);
  crowd.push(asked(() => pool.connect()));
  await expect(asked(() => pool.connect())).rejects.toMatchObject(TOO_BUSY);
  const job = pool.connect();
  goOn();
  expect(await Promise.all([...crowd, job])).toHaveLength(101);
  await expect(asked(() => pool.connect())).resolves.toBeDefined();
});

test('whose turn comes after ten seconds is told to come again, and leaves the connection to who comes next', async () => {
  const { pool, goOn, released } = heldPool();
  const late = asked(() => pool.connect());
  const told = expect(late).rejects.toMatchObject(TOO_BUSY);
  const job = pool.connect();
  await jest.advanceTimersByTimeAsync(10_100);
  goOn();
  await told;
  expect(released).toHaveBeenCalledTimes(1);
  expect(await job).toBeDefined();
});
