/**
 * Runs the program that replays tapes, once. @throws Error when its file did not come, or it broke
 * off
 */
export function replayInWorker<News>(name: string, text: string): Promise<News> {
  const worker = new Worker(
    new URL(/* webpackChunkName: "tape-replay" */ '../workbench/tapes/worker.ts', import.meta.url),
  );
  return new Promise<News>((tell, fail) => {
    worker.onmessage = ({ data }: MessageEvent<News>) => tell(data);
    worker.onerror = () => fail(new Error('The replay broke off.'));
    worker.postMessage({ name, text });
  }).finally(() => worker.terminate());
}

/** Reads a tape that a person has as a file, packed or not. */
export function readTapeFile(file: Blob & { readonly name: string }): Promise<string> {
  if (!file.name.endsWith('.gz')) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Reads a tape that is among the portal's own files. */
export const fetchTape = async (url: string): Promise<string> => (await fetch(url)).text();
