import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALE_CODES, type Locale } from '../../shared/locales';

const require = createRequire(import.meta.url);
interface Loader {
  readonly charactersOf: (range: string) => string;
  readonly cut: (font: Buffer, range: string) => Promise<Buffer>;
}
const { charactersOf, cut: cutFont } = require('./subsetFont.cjs') as Loader;

const MOST_BYTES = 45 * 1024;
const FACE = /url\('([^?']+)\??([^']*)'\)[^;]*;\s*unicode-range:\s*([^;]+);/g;

const faces = [...readFileSync('src/client/styles/fonts.css', 'utf8').matchAll(FACE)].map(
  ([, file = '', cutTo = '', range = '']) => ({ file, cutTo, range: range.replace(/\s+/g, '') }),
);
const cut = faces.filter(({ cutTo }) => cutTo !== '');

const messages = (locale: Locale) =>
  Object.values(JSON.parse(readFileSync(`i18n/${locale}.json`, 'utf8')) as object).join('');
const fileFor = (letter: string) => cut.find(({ cutTo }) => charactersOf(cutTo).includes(letter));

test('each face promises exactly the characters that its file is cut down to', () => {
  expect(cut.map(({ cutTo }) => cutTo)).toEqual(cut.map(({ range }) => range));
  expect([faces.length, cut.length]).toEqual([4, 3]);
});

test.each(LOCALE_CODES)(
  '[SPEC 1.6] the portal’s own texts in %s stand wholly in the fonts that are cut for them, within 45 kB',
  async (locale) => {
    const letters = [...new Set(messages(locale))].filter((letter) => letter !== '\n');
    expect(letters.filter((letter) => !fileFor(letter))).toEqual([]);

    const needed = new Set(letters.map(fileFor));
    const files = await Promise.all(
      [...needed].map((face) => cutFont(readFileSync(require.resolve(face!.file)), face!.cutTo)),
    );
    expect(Buffer.concat(files).length).toBeLessThan(MOST_BYTES);
  },
);
