import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadHost, Memory } from './loadHost';

export interface StartedHost {
  readonly host: LoadHost;
  /** Memory that the host holds after a collection. */
  look(): Promise<Memory>;
  stop(): Promise<void>;
}

/**
 * Starts a host on the server at `url`, or on an embedded database where it is empty, with so many
 * people who have tokens. @throws Error when it ends early
 */
export async function startLoadHost(url: string, people: number): Promise<StartedHost> {
  const child = fork(join(import.meta.dirname, 'loadHost.ts'), [url, String(people)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => [null]);
  const [host] = (await Promise.race([once(child, 'message'), ended])) as [LoadHost | null];
  if (!host) throw new Error('loadHost.ts ended early.');
  return {
    host,
    async look() {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
