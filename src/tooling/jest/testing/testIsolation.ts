import { createHash } from 'node:crypto';
import pg from 'pg';

/** Own modules are evaluated anew in each file: this begins empty. */
const seen: string[] = [];

declare global {
  // `var` is what TypeScript asks for on the global object.
  var leftByTestFile: string | undefined;
  interface Array<T> {
    leftByTestFile?: T;
  }
}

const ORIGINAL = {
  random: Math.random.toString(),
  then: Promise.prototype.then.toString(),
  limit: 100,
};

/**
 * Registers the same two tests in each file that calls it: whichever runs second finds what the
 * first left.
 */
export function testIsolation(file: string): void {
  test(`${file} finds everything as Node has it`, () => {
    expect(seen).toEqual([]);
    expect(globalThis.leftByTestFile).toBeUndefined();
    expect([].leftByTestFile).toBeUndefined();
    expect(Math.random.toString()).toContain('native code');
    expect(ORIGINAL.random).toContain('native code');
    expect(ORIGINAL.then).toContain('native code');
    expect(Error.stackTraceLimit).toBe(ORIGINAL.limit);
    expect(process.env.LEFT_BY_TEST_FILE).toBeUndefined();
    expect(process.env.PATH).not.toBe('nowhere');
    expect(process.cwd()).not.toBe('/');
    expect(process.exitCode).toBeUndefined();
    expect(process.listenerCount('SIGUSR2')).toBe(0);
    expect(Date.now()).toBeGreaterThan(Date.UTC(2020));
    expect(jest.isMockFunction(setTimeout)).toBe(false);
    expect(jest.isMockFunction(JSON.stringify)).toBe(false);
    expect(pg.defaults.binary).toBe(false);
    expect(pg.Client.name).toBe('Client');
    expect('toBeLeftBehind' in expect(1)).toBe(false);
    // Packages and own modules share one set of classes.
    expect(createHash('sha256').update('a').digest()).toBeInstanceOf(Uint8Array);
    expect(new Error('own', { cause: [1] }).cause).toBeInstanceOf(Array);
  });

  test(`${file} changes all of it`, () => {
    seen.push(file);
    globalThis.leftByTestFile = file;
    Array.prototype.leftByTestFile = file;
    Math.random = () => 0;
    const { then } = Promise.prototype;
    Promise.prototype.then = function own(this: Promise<unknown>, ...parameters) {
      return then.apply(this, parameters);
    } as typeof then;
    Error.stackTraceLimit = 1;
    process.env.LEFT_BY_TEST_FILE = file;
    process.env.PATH = 'nowhere';
    process.chdir('/');
    process.exitCode = 7;
    process.on('SIGUSR2', () => undefined);
    setTimeout(() => (globalThis.leftByTestFile = file));
    jest.spyOn(JSON, 'stringify');
    pg.defaults.binary = true;
    Object.assign(pg, { Client: function Other() {} });
    expect.extend({ toBeLeftBehind: () => ({ pass: true, message: () => '' }) });
    jest.useFakeTimers({ now: 0 });
    expect(Date.now()).toBe(0);
  });
}
