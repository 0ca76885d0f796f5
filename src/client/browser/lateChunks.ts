/** Webpack’s loader of the files that a page asks for later; imports of them call it. */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** Longer than a page that is left stays. */
const LEAVING_MS = 10_000;

/**
 * Keeps quiet of files that were cut off because the page is being left: Firefox calls them failed
 * while the page is still seen, and an error would stand there until the next one comes. Where
 * nothing came of leaving, the failure is told late.
 */
export function forgiveCutOffChunks(): void {
  let isBeingLeft = false;
  window.addEventListener('beforeunload', () => (isBeingLeft = true));
  window.addEventListener('pageshow', () => (isBeingLeft = false));
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = async (chunk) => {
    try {
      return await load(chunk);
    } catch (error) {
      if (isBeingLeft) await new Promise((done) => setTimeout(done, LEAVING_MS));
      throw error;
    }
  };
}
