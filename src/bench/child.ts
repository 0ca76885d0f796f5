import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * A server in a process of its own, so that the load and what it measures do not share a thread.
 */
export interface Child {
  readonly origin: string;
  /** Milliseconds of processor time that it has used until now. */
  usedCpu(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a file of this folder that ends with `reportToParent`. @throws Error when it ends before
 * it is ready
 */
export async function startChild(file: string, parameters: readonly string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), [...parameters], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit');
  const answer = async () => {
    const message = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (!message) throw new Error(`${file} ended early.`);
    return Number(message[0]);
  };
  const port = await answer();
  return {
    origin: `http://127.0.0.1:${port}`,
    async usedCpu() {
      child.send('cpu');
      return answer();
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/**
 * Reports to the parent from the child: the port, then its processor time whenever it is asked;
 * ends together with its parent.
 */
export function reportToParent(port: number): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.send?.(port);
}
