/**
 * Elements and attributes that a logo is drawn with. What is not named here does not come through:
 * scripts, handlers, foreign content, pictures, links, animations, filters.
 */

/** Elements that show something by themselves. */
export const DRAWN_ELEMENTS: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'use',
]);

/** Elements whose text is kept. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  'text',
  'tspan',
  'textPath',
  'title',
  'desc',
]);

/** Elements that may name another one of the same drawing by `href`. */
export const REFERRING_ELEMENTS: ReadonlySet<string> = new Set([
  'use',
  'textPath',
  'linearGradient',
  'radialGradient',
  'pattern',
]);

export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...DRAWN_ELEMENTS,
  ...TEXT_ELEMENTS,
  ...REFERRING_ELEMENTS,
  'g',
  'defs',
  'symbol',
  'stop',
  'clipPath',
  'mask',
]);

/** Elements of which only the content counts: they become groups. */
export const GROUP_LIKE_ELEMENTS: ReadonlySet<string> = new Set(['a', 'switch']);

/** Allowed as attributes and as declarations of a style. Dashes are not: they can be too many. */
const PRESENTATION = [
  'clip-path',
  'clip-rule',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'isolation',
  'letter-spacing',
  'mask',
  'mix-blend-mode',
  'opacity',
  'overflow',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'vector-effect',
  'visibility',
  'word-spacing',
];
export const STYLE_PROPERTIES: ReadonlySet<string> = new Set(PRESENTATION);

/** Attributes of any element; `id`, `class`, `style` and `href` have rules of their own. */
export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PRESENTATION,
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x1',
  'y1',
  'x2',
  'y2',
  'fx',
  'fy',
  'fr',
  'dx',
  'dy',
  'rotate',
  'points',
  'd',
  'viewBox',
  'preserveAspectRatio',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'startOffset',
  'textLength',
]);

export const NAME = /^[A-Za-z_][\w.:-]*$/;
export const CLASS_NAMES = /^[\w\s-]+$/;
export const INNER_REFERENCE = /^#([A-Za-z_][\w.:-]*)$/;
/** Value of names, numbers, colours, quoted fonts, transformations and references inside. */
export const SAFE_VALUE =
  /^(?:[\w\s#%.,+'"-]|url\((['"]?)#[A-Za-z_][\w.:-]*\1\)|(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])\([\w\s.,%+-]*\))*$/;
const REFERENCES = /url\(['"]?#([A-Za-z_][\w.:-]*)['"]?\)/g;

/** Lists the elements that a value refers to by `url(#…)`. */
export const listReferences = (value: string): string[] =>
  [...value.matchAll(REFERENCES)].map(([, name = '']) => name);
