/** Gives blobs `text()`, which every browser has and the test environment has not. */
export function polyfillBlobText(): void {
  Object.defineProperty(Blob.prototype, 'text', {
    configurable: true,
    value(this: Blob): Promise<string> {
      return new Promise((read, failed) => {
        const reader = new FileReader();
        reader.onload = () => read(String(reader.result));
        reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
        reader.readAsText(this);
      });
    },
  });
}
