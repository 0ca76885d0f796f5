import type { Channel } from './ports';

/** Starts the worker that counts ballots again; closing it ends whatever it is doing. */
export function openRecounter(onMessage: (message: unknown) => void): Channel {
  const worker = new Worker(
    new URL(/* webpackChunkName: "recount" */ '../recount/worker.ts', import.meta.url),
  );
  worker.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  // Without its file or enough memory the worker would never answer.
  worker.onerror = () => onMessage({ kind: 'failed' });
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
