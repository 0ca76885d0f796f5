import { decodeTable } from './decodeTable';
import type { Locale } from './locales';

const TEXT = 'name;email\nAyşe Işık;a@one.example';
const MARK = '\uFEFF';
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(MARK + TEXT)],
  ['UTF-16 with its mark', Buffer.from(MARK + TEXT, 'utf16le')],
  ['UTF-16, big end first', swap(Buffer.from(MARK + TEXT, 'utf16le'))],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 without a mark, big end first', swap(Buffer.from(TEXT, 'utf16le'))],
])('a table in %s is read', (_encoding, bytes) => {
  expect(decodeTable(bytes, 'en')).toBe(TEXT);
});

test.each<[Locale, string, readonly number[]]>([
  ['en', 'Zoë', [0x5a, 0x6f, 0xeb]],
  ['tr', 'Işık', [0x49, 0xfe, 0xfd, 0x6b]],
  ['ar', 'عمر', [0xda, 0xe3, 0xd1]],
])('without Unicode a table is read as computers of %s wrote it', (locale, text, bytes) => {
  expect(decodeTable(Uint8Array.from(bytes), locale)).toBe(text);
});

test('a file of nothing is no text', () => {
  expect(decodeTable(new Uint8Array(), 'en')).toBe('');
});
