type StyleReader = typeof getComputedStyle;
const { ofJsdom } = getComputedStyle as StyleReader & { readonly ofJsdom: StyleReader };

/** Asked by dom-testing-library, user-event, jest-dom, dom-accessibility-api and react-aria. */
const ASKED = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'content',
  'overflow',
  'position',
  'color',
] as const;

const toCamel = (name: string) =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Reads the answers for every property, once by name and once as a member. */
function readStyles(read: StyleReader, element: Element): object {
  const style = read(element);
  const members = style as unknown as Record<string, unknown>;
  return Object.fromEntries(
    ASKED.map((name) => [name, [style.getPropertyValue(name), members[toCamel(name)]]]),
  );
}

function expectSameStyles(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const light = readStyles(getComputedStyle, element);
    expect([element.outerHTML, light]).toEqual([element.outerHTML, readStyles(ofJsdom, element)]);
  }
}

/** Returns the first element of a piece of HTML that stands in the page. */
function place(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

afterEach(() => document.head.replaceChildren());

const NAMES = (
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink ' +
  'blockquote body br button canvas caption center cite code col colgroup content data datalist dd ' +
  'del details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer form ' +
  'frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex ' +
  'kbd keygen label layer legend li link listing main map mark marquee menu menuitem meta meter ' +
  'multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param ' +
  'picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select ' +
  'shadow slot small source spacer span strike strong style sub summary sup table tbody td template ' +
  'textarea tfoot th thead time title tr track tt u ul var video wbr xmp x-own'
).split(' ');

test('the page of a test is answered for without jsdom’s style sheet', () => {
  expect(ofJsdom).not.toBe(getComputedStyle);
  const page = place('<p>Text</p>');
  expect(getComputedStyle(page)).not.toBeInstanceOf(CSSStyleDeclaration);
  expect(getComputedStyle(page).display).toBe('block');
});

test.each(NAMES)('<%s> has the styles that jsdom gives it, however it is marked', (name) => {
  for (const attributes of [{}, { hidden: '' }, { open: '' }, { style: 'visibility: hidden' }]) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    expectSameStyles(element);
    for (const parent of ['div', 'ruby', 'details']) {
      document.body.replaceChildren(document.createElement(parent));
      document.body.firstElementChild!.append(element);
      expectSameStyles(element);
    }
  }
});

test.each(['hidden', 'HIDDEN', 'text', 'checkbox', 'radio', 'file', 'submit', 'date', ''])(
  'an input of type “%s” has the styles that jsdom gives it',
  (type) => {
    expectSameStyles(place(`<div><input type="${type}"><button type="${type}">x</button></div>`));
  },
);

const INLINE = [
  'display: none',
  'display: flex',
  'display: block !important',
  'display: unset',
  'display: inherit',
  'visibility: hidden',
  'visibility: collapse',
  'visibility: visible',
  'visibility: inherit',
  'visibility: unset',
  'pointer-events: none',
  'pointer-events: auto',
  'pointer-events: inherit',
  'pointer-events: unset',
  'opacity: 0',
  'opacity: 0.5',
  'opacity: unset',
  'overflow: auto',
  'position: fixed; width: 4px; color: red',
  'display: nonsense; visibility: nonsense; opacity: nonsense',
  '',
];
const INNER = [
  'display: flex',
  'visibility: visible',
  'visibility: unset',
  'pointer-events: auto',
  '',
];

test.each(INLINE)('styles inside “%s” are those that jsdom gives', (outer) => {
  for (const inner of INNER) {
    expectSameStyles(
      place(
        `<section style="${outer}"><p><span style="${inner}"><b>x</b></span></p>` +
          `<div hidden style="${inner}">y</div><svg style="${inner}"><title>z</title></svg></section>`,
      ),
    );
  }
});

test('nested parts that fold, float above the page or are drawn have the styles that jsdom gives', () => {
  expectSameStyles(
    place(
      `<div><details><summary>a</summary><p>b</p></details><details open><summary>a</summary><p>b</p></details>
       <dialog><form><input type="hidden"><label>c<input></label></form></dialog><dialog open><p hidden>d</p></dialog>
       <svg viewBox="0 0 1 1" visibility="hidden" opacity="0"><title>e</title><text style="pointer-events:none">f</text>
       <foreignObject><p>g</p></foreignObject><a href="#"><path d=""/></a></svg>
       <ruby>h<rp>(</rp><rt>i</rt></ruby><select><optgroup><option>j</option></optgroup></select>
       <table><caption>k</caption><colgroup><col></colgroup><thead><tr><th>l</th></tr></thead><tbody><tr><td>m</td></tr></tbody></table></div>`,
    ),
  );
});

test('a style that changes is seen at once', () => {
  const element = place('<p style="display: none"><b>x</b></p>') as HTMLElement;
  expectSameStyles(element);
  element.style.display = '';
  element.style.visibility = 'hidden';
  expectSameStyles(element);
  element.hidden = true;
  expectSameStyles(element);
});

test('where a page has a style sheet, jsdom’s own answers', () => {
  const element = place('<p class="gone">x</p>');
  const sheet = document.createElement('style');
  sheet.textContent = '.gone { display: none }';
  document.head.append(sheet);
  expect(getComputedStyle(element).display).toBe('none');
});
