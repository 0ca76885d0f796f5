import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { anyMutatedText, fuzz } from '../../../shared/testing/fuzz';
import { MAX_SVG_BYTES, SvgRefusedError, cleanSvg, type SvgRefusal } from './cleanSvg';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const SHAPE = '<path d="M1 1h8v8H1z"/>';
/** Puts markup into a drawing that has a shape of its own. */
const around = (inner: string, attributes = '') =>
  `<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inner}${SHAPE}</svg>`;

const clean = (text: string) => cleanSvg(Buffer.from(text));

function findRefusal(input: Uint8Array): SvgRefusal | null {
  try {
    cleanSvg(input);
    return null;
  } catch (error) {
    if (error instanceof SvgRefusedError) return error.refusal;
    throw error;
  }
}

/** Signs of a drawing that does something or asks for something, whatever the rules are. */
const DANGERS: readonly RegExp[] = [
  /<\/?(?:\w+:)?(?:script|foreign|image|iframe|embed|object|animate|set\b|handler|filter|fe)/i,
  /\son\w+\s*=/i,
  /href\s*=\s*"(?!#)/i,
  /url\((?!(?:&#39;|&quot;)?#)/i,
  /<[!?]/,
  /&(?!amp;|lt;|gt;|quot;|#39;)/,
  /<style>[^<]*[@\\]/,
  /="[^"]*(?:script:|data:|@import|expression\(|\\)/i,
  /="(?!http:\/\/www\.w3\.org\/2000\/svg")[^"]*:\/\//,
];

/** Fails where the markup is not well-formed or holds a danger. */
function expectHarmless(svg: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri }) => expect(uri).toBe('http://www.w3.org/2000/svg'));
  parser.write(svg).close();
  // Text that is shown may say anything.
  const markup = svg.replace(/(<(?!style>)[^>]*>)[^<]*/g, '$1');
  expect(DANGERS.filter((danger) => danger.test(markup))).toEqual([]);
}

const HOSTILE: readonly (readonly [what: string, markup: string, leftOut: readonly string[]])[] = [
  ['a script', around('<script>alert(1)</script>'), ['script']],
  ['a script in CDATA', around('<script><![CDATA[alert(1)]]></script>'), ['script']],
  ['a script from elsewhere', around('<script href="https://evil.example/a.js"/>'), ['script']],
  ['a script in letters of both cases', around('<sCrIpT>alert(1)</sCrIpT>'), ['sCrIpT']],
  [
    'a script with a prefix',
    around(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`),
    ['script'],
  ],
  [
    'a script of HTML',
    around('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    ['script'],
  ],
  ['a handler', around('', 'onload="alert(1)"'), ['onload']],
  ['a handler of a shape', around('<rect onclick="alert(1)"/>'), ['onclick']],
  ['a handler in capitals', around('<rect ONCLICK="alert(1)"/>'), ['ONCLICK']],
  [
    'foreign content',
    around(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    ),
    ['foreignObject'],
  ],
  ['a picture from elsewhere', around('<image href="https://evil.example/a.png"/>'), ['image']],
  ['a picture inside', around('<image xlink:href="data:image/png;base64,AAAA"/>'), ['image']],
  ['a use of another file', around('<use href="https://evil.example/a.svg#a"/>'), ['href']],
  ['a use of another file, old form', around('<use xlink:href="other.svg#a"/>'), ['href']],
  ['a use of data', around('<use href="data:image/svg+xml;base64,AAAA#a"/>'), ['href']],
  ['a link that runs', around('<a href="javascript:alert(1)"><rect/></a>'), ['href']],
  [
    'a link with a tab in it',
    around('<a xlink:href="java&#9;script:alert(1)"><rect/></a>'),
    ['href'],
  ],
  ['a fill from elsewhere', around('<rect fill="url(https://evil.example/#a)"/>'), ['fill']],
  ['a fill from elsewhere, quoted', around(`<rect fill="url('//evil.example/#a')"/>`), ['fill']],
  [
    'a filter',
    around('<filter id="f"><feImage href="https://evil.example/"/></filter>'),
    ['filter'],
  ],
  ['a filter that is used', around('<rect filter="url(https://evil.example/#f)"/>'), ['filter']],
  ['a style from elsewhere', around('<rect style="fill:url(//evil.example/#a)"/>'), ['style']],
  ['an escaped style', around('<rect style="fill:u\\72l(//evil.example/)"/>'), ['style']],
  ['an import', around('<style>@import url(https://evil.example/a.css);</style>'), ['style']],
  ['an import without url', around('<style>@import "//evil.example/a.css";</style>'), ['style']],
  ['an escaped import', around('<style>@\\69mport "//evil.example/a.css";</style>'), ['style']],
  [
    'an import behind a comment',
    around('<style>/* a */@import/**/"//evil.example/a.css";.a{fill:red}</style>'),
    ['style'],
  ],
  [
    'a font from elsewhere',
    around('<style>@font-face{font-family:a;src:url(//evil.example/a)}</style>'),
    ['style'],
  ],
  [
    'a background from elsewhere',
    around('<style>path{background:url(//evil.example/a);fill:red}</style>'),
    ['style'],
  ],
  ['a style that holds an element', around('<style><script>alert(1)</script></style>'), ['script']],
  [
    'an animation of a link',
    around('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
    ['animate'],
  ],
  ['a set of a handler', around('<set attributeName="onload" to="alert(1)"/>'), ['set']],
  ['a movement', around('<animateTransform attributeName="transform"/>'), ['animateTransform']],
  ['a nested drawing', around(`<svg ${SVG} onload="alert(1)"/>`), ['svg']],
  [
    'a frame',
    around('<iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/>'),
    ['iframe'],
  ],
  [
    'a style sheet of the document',
    `<?xml-stylesheet href="https://evil.example/a.css"?>${around('')}`,
    ['xml-stylesheet'],
  ],
  ['an attribute that ends early', around('<rect fill="&quot; onload=&quot;alert(1)"/>'), ['fill']],
  ['an element in a name', around('<rect id="a&gt;&lt;script&gt;"/>'), []],
  ['markup in a text', around('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'), []],
  ['markup in CDATA', around('<text><![CDATA[<script>alert(1)</script>]]></text>'), []],
  ['another base', around('', 'xml:base="https://evil.example/"'), []],
];

test.each(HOSTILE)('%s does not come through', (_what, markup, leftOut) => {
  const cleaned = clean(markup);
  expectHarmless(cleaned.toString());
  expect(cleaned.leftOut).toEqual(leftOut);
  expect(cleaned.toString()).toContain('<path d="M1 1h8v8H1z"></path>');
});

/** Ten elements, each of which shows the one before ten times. */
const LAUGHS = Array.from(
  { length: 10 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('');

const REFUSED: readonly (readonly [what: string, input: string | Buffer, refusal: SvgRefusal])[] = [
  ['more than 100 kB', around(`<!--${'a'.repeat(MAX_SVG_BYTES)}-->`), 'tooLarge'],
  ['what is no UTF-8', Buffer.from(`\u{feff}${around('')}`, 'utf16le'), 'notSvg'],
  ['another encoding', `<?xml version="1.0" encoding="utf-7"?>${around('')}`, 'notSvg'],
  ['a page', '<!doctype html><html><body><svg/></body></html>', 'notSvg'],
  ['a page that is well-formed', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'notSvg'],
  ['an element of another language', '<svg xmlns="urn:other" viewBox="0 0 1 1"/>', 'notSvg'],
  ['a text', 'city', 'notSvg'],
  ['nothing', '', 'notSvg'],
  ['what is not well-formed', around('<g>'), 'notSvg'],
  ['a second attribute', around('<rect id="a" id="b"/>'), 'notSvg'],
  ['an unknown entity', around('<text>&city;</text>'), 'notSvg'],
  ['a prefix without a meaning', around('<x:rect/>'), 'notSvg'],
  ['a compressed drawing', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'notSvg'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${around('<text>&a;</text>')}`, 'documentType'],
  [
    'an entity from elsewhere',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${around('<text>&a;</text>')}`,
    'documentType',
  ],
  [
    'entities of entities',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${around('<text>&b;</text>')}`,
    'documentType',
  ],
  ['elements that show billions', around(`<g id="l0">${SHAPE}</g>${LAUGHS}`), 'tooComplex'],
  ['an element that shows itself', around('<g id="a"><use href="#a"/></g>'), 'tooComplex'],
  [
    'patterns that fill each other',
    around(
      '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect class="c"/></pattern><style>.c{fill:url(#a)}</style>',
    ),
    'tooComplex',
  ],
  ['too many elements', around('<g/>'.repeat(6_000)), 'tooComplex'],
  ['too deep elements', around(`${'<g>'.repeat(60)}${'</g>'.repeat(60)}`), 'tooComplex'],
  [
    'a chain of uses',
    around(
      Array.from({ length: 2_000 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join(''),
    ),
    'tooComplex',
  ],
  ['no size', `<svg ${SVG}>${SHAPE}</svg>`, 'noSize'],
  [
    'a size in parts of what is around',
    `<svg ${SVG} width="100%" height="100%">${SHAPE}</svg>`,
    'noSize',
  ],
  ['a size of nothing', `<svg ${SVG} viewBox="0 0 0 10">${SHAPE}</svg>`, 'noSize'],
  ['a size without end', `<svg ${SVG} viewBox="0 0 1e999 10">${SHAPE}</svg>`, 'noSize'],
  ['a line', `<svg ${SVG} viewBox="0 0 1000 1">${SHAPE}</svg>`, 'noSize'],
  ['nothing to be drawn', `<svg ${SVG} viewBox="0 0 1 1"><g/></svg>`, 'empty'],
  ['a script alone', `<svg ${SVG} viewBox="0 0 1 1"><script>alert(1)</script></svg>`, 'empty'],
];

test.each(REFUSED)('%s is refused', (_what, input, refusal) => {
  expect(findRefusal(Buffer.from(input as string))).toBe(refusal);
});

test('what takes long to read for its length is read at once', () => {
  const slow = [
    around(`<style>${'/*'.repeat(45_000)}</style>`),
    around(`<style>${'a{'.repeat(45_000)}</style>`),
    around(`<style>${'@{a{}'.repeat(18_000)}</style>`),
    around(`<style>${'a'.repeat(90_000)}{b{</style>`),
    around(`<rect style="${'rgb('.repeat(22_000)}"/>`),
    around(`<rect fill="${'rgb(1'.repeat(18_000)}"/>`),
    around(`<rect transform="${'a '.repeat(45_000)}!"/>`),
    around(`<rect class="${'a '.repeat(45_000)}!"/>`),
  ];
  for (const markup of slow) expectHarmless(clean(markup).toString());
});

test('a logo as drawing programs write it comes through as it looks', () => {
  const logo = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!-- Generator: some program -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xml:space="preserve"
      x="0px" y="0px" width="20mm" height="10mm" inkscape:version="1.2">
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <inkscape:namedview pagecolor="#fff"/>
      <title>Arms of the town</title>
      <style type="text/css">/* classes */
        .st0, g > .st1{fill:#009FE3;stroke:none !important;} .st2{fill:url(#SVGID_1_);}
        @media (prefers-color-scheme:dark){.st0{fill:#fff}}
      </style>
      <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="20" y2="0">
        <stop offset="0" style="stop-color:#FFD500"/><stop offset="1" stop-color="rgb(0, 159, 227)"/>
      </linearGradient>
      <radialGradient id="other" xlink:href="#SVGID_1_"/>
      <switch><g><path class="st0" d="M1.5,2c-3e-1,0,4,5,6-7z" transform="matrix(1 0 0 1 2 3)"/></g></switch>
      <a href="https://town.example"><rect class="st2" width="5" height="5" inkscape:label="x"/></a>
      <text font-family="'Readex Pro', sans-serif" style="font-size:3px;-inkscape-font-specification:x">Town &amp; <tspan>City</tspan></text>
    </svg>`;
  const cleaned = clean(logo);
  const svg = cleaned.toString();
  expectHarmless(svg);
  expect(cleaned.leftOut).toEqual(['href', 'style']);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 20 10" width="512" height="256"/,
  );
  for (const kept of [
    '<title>Arms of the town</title>',
    '.st0, g &gt; .st1{fill:#009FE3;stroke:none}.st2{fill:url(#SVGID_1_)}',
    '<stop offset="0" style="stop-color:#FFD500"></stop>',
    'stop-color="rgb(0, 159, 227)"',
    '<radialGradient id="other" href="#SVGID_1_"></radialGradient>',
    '<path class="st0" d="M1.5,2c-3e-1,0,4,5,6-7z" transform="matrix(1 0 0 1 2 3)"></path>',
    '<rect class="st2" width="5" height="5"></rect>',
    'Town &amp; <tspan>City</tspan>',
    'style="font-size:3px"',
  ])
    expect(svg).toContain(kept);
  expect(svg).not.toMatch(/inkscape|metadata|DOCTYPE|#fff\b/);
});

test('a drawing without a namespace, as pages hold it, gets one', () => {
  const svg = clean(`<svg viewBox="0 0 10 10">${SHAPE}</svg>`).toString();
  expectHarmless(svg);
});

test('what was cleaned is the same when it is cleaned again', () => {
  for (const [, markup] of HOSTILE) {
    const once = clean(markup).toString();
    expect(clean(once).toString()).toBe(once);
  }
});

const ELEMENTS =
  'g rect path use a text style script foreignObject image animate set symbol pattern mask svg switch x:rect h:script'.split(
    ' ',
  );
const KEYS =
  'href xlink:href fill style class id onload onclick transform mask filter src x:href xml:base attributeName'.split(
    ' ',
  );
const PIECES =
  'a b #a #b url(#a) url(//e.example) url( ) javascript: data:image/svg+xml, https://e.example/ fill: red ; \\ @import @media { } /* */ .a &quot; &#39; &lt; &gt; &amp; &#10; , script on'.split(
    ' ',
  );
const value = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 5 })
  .map((parts) => parts.join(' '));
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), value), {
    selector: ([key]) => key,
    maxLength: 3,
  })
  .map((pairs) => pairs.map(([key, text]) => ` ${key}="${text}"`).join(''));

/** Well-formed drawings of whatever elements and attributes, with a shape that is always good. */
const drawings = fc
  .letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      value,
      fc
        .tuple(fc.constantFrom(...ELEMENTS), attributes, fc.array(tie('node'), { maxLength: 3 }))
        .map(([name, pairs, inner]) => `<${name}${pairs}>${inner.join('')}</${name}>`),
    ),
  }))
  .node.map((inner) => around(inner, 'xmlns:x="urn:x" xmlns:h="http://www.w3.org/1999/xhtml"'));

test('fuzz, drawings: harmless, the same when cleaned again, or refused', () =>
  fuzz({
    corpus: HOSTILE.map(([what, markup]) => [what, markup] as const),
    generated: fc.oneof(drawings, anyMutatedText(...HOSTILE.map(([, markup]) => markup))),
    read: (text: string) => clean(text).toString(),
    isRefusal: (error) => error instanceof SvgRefusedError,
    look(svg) {
      expectHarmless(svg);
      expect(clean(svg).toString()).toBe(svg);
    },
    least: 1_000,
  }));
