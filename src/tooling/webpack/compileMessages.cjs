const { readFileSync } = require('node:fs');
const path = require('node:path');
const { PARTS, partsOfIds } = require('./messageFiles.cjs');

/** Plain text stays plain; `loadMessages.ts` wraps it again. */
function packed(elements, literal) {
  const [first, ...others] = elements;
  return first?.type === literal && others.length === 0 ? first.value : elements;
}

/** Tells whether a language is written from right to left; older engines have it as a property. */
function isRightToLeft(code) {
  const locale = new Intl.Locale(code);
  return (locale.textInfo ?? locale.getTextInfo()).direction === 'rtl';
}

/** Colours, endings of files, paths and beginnings of addresses: a sign stands at their edge. */
const CODES =
  /(?<=^|[\s(«{>])(?:[#./@](?=\S*[A-Za-z])[\w./-]*\w|[A-Za-z][\w+.-]*:\/\/(?:[\w./-]*\w)?)/g;

/** Puts codes between the marks LRI and PDI: signs at their edge would go to the other side. */
const isolateCodes = (text) => text.replaceAll(CODES, '\u2066$&\u2069');

/**
 * webpack loader for `i18n/*.json`: parses every ICU message at build time, so that no parser is
 * shipped. The query names one part of `messageParts.json`, `?shell` what is in none. A text that
 * is not translated is there in English. In a language written from right to left, codes keep their
 * own direction.
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = async function compileMessages(source) {
  const done = this.async();
  try {
    const { parse, TYPE } = await import('@formatjs/icu-messageformat-parser');
    const english = path.join(path.dirname(this.resourcePath), 'en.json');
    this.addDependency(english);
    this.addDependency(PARTS);
    const texts = { ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(source) };
    const partOf = partsOfIds();
    const wanted = Object.entries(texts).filter(([id]) => `?${partOf(id)}` === this.resourceQuery);
    const isTurned = isRightToLeft(path.basename(this.resourcePath, '.json'));
    const prepare = isTurned ? isolateCodes : (text) => text;
    const compiled = wanted.map(([id, text]) => [id, packed(parse(prepare(text)), TYPE.literal)]);
    done(null, JSON.stringify(Object.fromEntries(compiled)));
  } catch (error) {
    done(error);
  }
};
