import { readFontFiles } from './fontFiles';

/**
 * OpenType, "Table Directory": the sum of each table stands beside its place and length (the head's
 * own is left out of it).
 */
function brokenTables(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const sumOf = (offset: number, length: number) => {
    let sum = 0;
    for (let at = offset; at < Math.min(offset + length, file.length); at += 4)
      sum = (sum + (at + 3 < file.length ? view.getUint32(at) : 0)) >>> 0;
    return sum;
  };
  return Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
    .map((at) => ({
      tag: String.fromCharCode(...file.subarray(at, at + 4)),
      sum: view.getUint32(at + 4),
      found: sumOf(view.getUint32(at + 8), view.getUint32(at + 12)),
    }))
    .filter(({ tag, sum, found }) => tag !== 'head' && sum !== found)
    .map(({ tag }) => tag);
}

test('each part of the typeface is whole, however many ask for it at once', async () => {
  const asked = await Promise.all([readFontFiles(), readFontFiles(), readFontFiles()]);
  const files = asked.flat();
  expect(files).toHaveLength(9);
  expect(files.map(brokenTables)).toEqual(files.map(() => []));
});
