import { createHash } from 'node:crypto';
import {
  listCountedReceipts,
  hashText,
  listHeads,
  getNextHead,
  toReceipt,
  type ChainLink,
} from './receipts';

const FIRST = hashText('opening');
const LINKS: readonly ChainLink[] = [
  { receipt: 'A', replaces: null },
  { receipt: 'B', replaces: null },
  { receipt: 'C', replaces: 'A' },
  { receipt: 'D', replaces: null },
];
const headOf = (links: readonly ChainLink[]) => listHeads(FIRST, links).at(-1);

test.each(['', 'abc', 'çğışöü', 'مرحبا', '🗳'])(
  'the fingerprint of %j is its SHA-256 in UTF-8',
  (text) => {
    expect(hashText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  },
);

test('a head follows from the one before, the receipt and what it replaces', () => {
  expect(getNextHead(FIRST, LINKS[2]!)).toBe(hashText(`${FIRST}\nC\nA`));
  expect(listHeads(FIRST, LINKS)).toHaveLength(4);
  expect(listHeads(FIRST, [])).toEqual([]);
});

test('whatever is done to any link changes the last head', () => {
  const last = headOf(LINKS);
  for (const [place, link] of LINKS.entries()) {
    const others = [
      LINKS.with(place, { ...link, receipt: 'X' }),
      LINKS.with(place, { ...link, replaces: 'X' }),
      LINKS.toSpliced(place, 1),
      LINKS.toSpliced(place, 0, { receipt: 'X', replaces: null }),
      LINKS.toSpliced(place, 0, link),
    ];
    for (const links of others) expect(headOf(links)).not.toBe(last);
  }
  const swapped = [LINKS[1]!, LINKS[0]!, ...LINKS.slice(2)];
  expect(headOf(swapped)).not.toBe(last);
  expect(listHeads(hashText('another opening'), LINKS).at(-1)).not.toBe(last);
});

test('the receipts that count are those that were not replaced', () => {
  expect(listCountedReceipts(LINKS)).toEqual(['B', 'C', 'D']);
  expect(listCountedReceipts([...LINKS, { receipt: 'E', replaces: 'C' }])).toEqual(['B', 'D', 'E']);
});

test('a receipt is 80 bits in four groups that can be read out', () => {
  expect(toReceipt(Uint8Array.from([0, 17, 34, 51, 68, 85, 102, 171, 205, 255]))).toBe(
    '00112-23344-5566A-BCDFF',
  );
});
