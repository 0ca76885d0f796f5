import type { Channel } from './ports';

/** Starts the worker that counts ballots again; closing it ends whatever it is doing. */
export function openRecounter(onMessage: (message: unknown) => void): Channel {
  const worker = new Worker(
    new URL(/* webpackChunkName: "recount" */ '../recount/worker.ts', import.meta.url),
  );
  worker.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  // Its file did not come, or the memory was not enough: nothing else would ever be said.
  worker.onerror = () => onMessage({ kind: 'failed' });
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
