declare const askJsdom: <T>(ask: () => T) => T;

const LABELABLE = 'button, input, meter, output, progress, select, textarea';

const toText = (element: Element | null) => element && element.outerHTML.slice(0, 80);

/** Reads all elements, the control of every label and the labels of every control, as HTML. */
function readTree(root: ParentNode): object {
  return {
    elements: [...root.querySelectorAll('*')].map(toText),
    controls: [...root.querySelectorAll('label')].map(({ control }) => toText(control)),
    labels: [...root.querySelectorAll<HTMLInputElement>(LABELABLE)].map(
      ({ labels }) => labels && [...labels].map(toText),
    ),
  };
}

type Change = (root: Element) => void;

/** Compares both ways on trees of their own, before the changes and after each of them. */
function expectSameTrees(html: string, changes: readonly Change[] = []): void {
  const [light, own] = [html, html].map((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    return page.body.firstElementChild!;
  }) as [Element, Element];
  const compare = () => expect(readTree(light)).toEqual(askJsdom(() => readTree(own)));
  compare();
  for (const change of changes) {
    change(light);
    askJsdom(() => change(own));
    compare();
  }
}

const FORM = `<form>
  <label for="a">A</label><label for="a">again</label><input id="a"><input id="a" class="second">
  <label for="h">H</label><input id="h" type="hidden">
  <label for="">nothing</label><label for="missing">M</label><label for="p">P</label><p id="p">no control</p>
  <label>W <span><select id="w"><option>1</option></select><textarea></textarea></span></label>
  <label for="w">W, too</label><label>empty</label>
  <label for="o">O</label><output id="o"></output><meter id="m"></meter><progress id="g"></progress>
  <label for="m">M</label><label for="g">G</label><button id="b">B</button><label for="b">B</label>
  <svg id="a"><title>t</title><label xmlns="http://www.w3.org/1999/xhtml">in svg</label></svg>
  <template><label for="a">not in the tree</label></template>
</form>`;

const get = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector)!;

test('labels and controls are those that jsdom finds', () => expectSameTrees(FORM));

test('a tree that changes is seen at once', () =>
  expectSameTrees(FORM, [
    (root) => get(root, '#a').removeAttribute('id'),
    (root) => get(root, '#h').setAttribute('type', 'text'),
    (root) => get(root, '#w').setAttribute('id', 'missing'),
    (root) => get(root, 'label').setAttribute('for', 'b'),
    (root) => get(root, 'label').removeAttribute('for'),
    (root) => get(root, 'label').append(get(root, '#b')),
    (root) => get(root, '#missing').remove(),
    (root) => get(root, '#m').before(root.ownerDocument.createElement('label')),
    (root) => root.prepend(get(root, 'textarea')),
    (root) => void (get(root, 'p').innerHTML = '<label>new <input></label>'),
    (root) => root.replaceChildren(),
  ]));

test('controls that leave the page and come back keep what jsdom keeps of their labels', () =>
  expectSameTrees(FORM, [
    (root) => {
      const label = get(root, 'label:has(select)');
      label.remove();
      get(label, 'select').id = 'away';
      root.prepend(label);
    },
    (root) => {
      const [first, ...others] = root.querySelectorAll('label');
      const fragment = root.ownerDocument.createDocumentFragment();
      fragment.append(...others, get(root, '#a'));
      expect(readTree(fragment)).toHaveProperty('elements.length');
      root.append(fragment, first!);
    },
  ]));

test('all elements are listed of a page, an element and a fragment', () => {
  document.body.innerHTML = FORM;
  const fragment = document.createRange().createContextualFragment(FORM);
  const { content } = document.querySelector('template')!;
  for (const root of [document, document.body, document.querySelector('label')!, fragment, content])
    expect([...root.querySelectorAll('*')]).toEqual(
      askJsdom(() => [...root.querySelectorAll('*')]),
    );
});
