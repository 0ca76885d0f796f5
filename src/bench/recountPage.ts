// Runs in a page: what `recount` measures there.
import type { RecountMessage } from '../client/recount/protocol';

const IDLE_MS = 1_000;

/** Measurements of a recount in a page. */
export interface RecountTimes {
  readonly ms: number;
  /** The longest time between two frames while it ran, and in a second before it. */
  readonly longestFrameMs: number;
  readonly idleFrameMs: number;
  /** The largest process of the browser afterwards: page and worker together. */
  readonly megabytes: number;
}

/** Measures the longest time between two frames until the promise settles, in milliseconds. */
async function longestFrame(until: Promise<unknown>): Promise<number> {
  let [longest, last, isOver] = [0, performance.now(), false];
  const watch = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  await until;
  isOver = true;
  return longest;
}

/** Counts the chosen file again, as the portal does it, and watches the frames. */
export async function recountChosen(): Promise<Omit<RecountTimes, 'megabytes'>> {
  const idleFrameMs = await longestFrame(new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  const [file] = document.querySelector('input')!.files!;
  const worker = new Worker('/worker.js');
  const started = performance.now();
  const verified = new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<RecountMessage>) => {
      if (data.kind === 'verified') resolve(data.verified.isRight);
      if (data.kind === 'failed') resolve(false);
    };
    worker.onerror = () => resolve(false);
  });
  worker.postMessage({ kind: 'verify', file });
  const longestFrameMs = await longestFrame(verified);
  const ms = performance.now() - started;
  if (!(await verified)) throw new Error('The recount found something wrong.');
  return { ms, longestFrameMs, idleFrameMs };
}
