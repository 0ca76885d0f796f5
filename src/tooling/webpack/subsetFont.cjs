const subsetFont = require('subset-font');

/** The weights that the style sheets use. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** The characters of a CSS `unicode-range`, for example `U+0131,U+0152-0153`. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** The font with these characters alone, as WOFF 2. */
const cut = (font, range) =>
  subsetFont(font, charactersOf(range), { targetFormat: 'woff2', variationAxes: WEIGHTS });

/**
 * Webpack loader: of a font with `?U+…` in its address, only those characters in the weights in
 * use.
 */
module.exports = function (font) {
  if (!this.resourceQuery) return font;
  const done = this.async();
  cut(font, decodeURIComponent(this.resourceQuery.slice(1))).then(
    (subset) => done(null, subset),
    done,
  );
};
module.exports.raw = true;
module.exports.charactersOf = charactersOf;
module.exports.cut = cut;
