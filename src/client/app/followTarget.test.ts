import { act } from '@testing-library/react';
import { followHash, followTarget } from './followTarget';

let shown: string[] = [];
let stop = () => {};
beforeEach(() => {
  shown = [];
  document.body.innerHTML = '<h1 tabindex="-1">Page</h1><main></main>';
  Element.prototype.scrollIntoView = function show() {
    shown.push(this.id || this.tagName);
  };
});
afterEach(() => stop());

const add = (html: string) =>
  act(async () => document.querySelector('main')!.insertAdjacentHTML('afterbegin', html));
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

test('what is there is shown and has the focus', () => {
  document.querySelector('main')!.innerHTML = '<article id="comment-1"></article>';
  stop = followTarget(document, window, 'comment-1');
  expect([shown, focused()]).toEqual([['comment-1'], 'comment-1']);
});

test('what comes later is shown when it comes; until then nothing moves', async () => {
  document.querySelector('h1')!.focus();
  stop = followTarget(document, window, 'comment-2');
  await add('<article id="comment-1" tabindex="-1"></article>');
  expect([shown, focused()]).toEqual([[], 'Page']);
  await add('<ol><li><article id="comment-2" tabindex="-1"></article></li></ol>');
  expect([shown, focused()]).toEqual([['comment-2'], 'comment-2']);
});

test('it stays in view while something comes above it, also where it is drawn anew', async () => {
  stop = followTarget(document, window, 'comment-2');
  await add('<article id="comment-2"></article>');
  await add('<p>A notice</p>');
  expect(shown).toEqual(['comment-2', 'comment-2']);
  document.getElementById('comment-2')!.remove();
  await add('<section><article id="comment-2" class="linked"></article></section>');
  expect(document.activeElement).toHaveClass('linked');
});

test('a target that came long ago does not hold the page any more', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  stop = followTarget(document, window, 'comment-2');
  await add('<article id="comment-2"></article>');
  now.mockReturnValue(60_000);
  await add('<p>A notice</p>');
  expect(shown).toEqual(['comment-2']);
  now.mockRestore();
});

test('what is folded away is unfolded with everything around it, and its heading has the focus', async () => {
  stop = followTarget(document, window, 'answer');
  await add(
    '<details><summary>Part</summary><details><summary>Question</summary><div id="answer"></div></details></details>',
  );
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect([shown, focused()]).toEqual([['DETAILS'], 'Question']);
});

test('a control keeps its place in the order of the keyboard', () => {
  document.querySelector('main')!.innerHTML =
    '<button id="send">Send</button><h2 id="part">Part</h2>';
  stop = followTarget(document, window, 'send');
  expect(document.getElementById('send')).not.toHaveAttribute('tabindex');
  stop();
  stop = followTarget(document, window, 'part');
  expect(document.getElementById('part')).toHaveAttribute('tabindex', '-1');
});

const TARGET = '<h2 id="söz"></h2>';
test.each([
  ['an address that is opened leads to its target', TARGET, 'navigate', 0, true],
  ['also where the browser has gone there itself', TARGET, 'navigate', 500, true],
  ['a page that is loaded anew stays where it was', TARGET, 'reload', 500, false],
  ['whoever has scrolled before it came is left alone', '', 'navigate', 500, false],
])('%s', async (_title, html, type, scrollY, isLed) => {
  const browser = {
    performance: { now: () => 0, getEntriesByType: () => [{ type }] },
    scrollY,
  } as unknown as Window & typeof globalThis;
  const page = jest.spyOn(document, 'defaultView', 'get').mockReturnValue(browser);
  document.querySelector('main')!.innerHTML = html;
  stop = followHash(document, '#s%C3%B6z', true);
  page.mockRestore();
  if (html === '') await add(TARGET);
  expect(shown).toEqual(isLed ? ['söz'] : []);
});

test('whoever has the focus somewhere when the page wakes up keeps it; within the portal a link leads on', () => {
  document.querySelector('main')!.innerHTML = `<input id="name">${TARGET}`;
  document.querySelector('input')!.focus();
  stop = followHash(document, '#söz', true);
  expect([shown, focused()]).toEqual([[], 'name']);
  stop = followHash(document, '#söz', false);
  expect([shown, focused()]).toEqual([['söz'], 'söz']);
});

test('an address that cannot be decoded leads nowhere', () => {
  stop = followHash(document, '#%E0%A4%A', false);
  expect(shown).toEqual([]);
});
