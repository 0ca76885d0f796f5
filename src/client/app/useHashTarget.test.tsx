import { act, renderHook } from '@testing-library/react';
import type { PreparedPage, PageView } from '../navigation/navigationState';
import { useHashTarget } from './useHashTarget';

const view = (pathname: string, hash: string) =>
  ({ location: { pathname, search: '', hash }, cause: 'command' }) as PageView<PreparedPage>;

/** Renders a page with its target, and follows a link of the portal to it. */
function arrive() {
  document.body.innerHTML = '<main><h2 id="part">Part</h2><button>Agree</button></main>';
  Element.prototype.scrollIntoView = () => {};
  const main = { current: document.querySelector('main') };
  const { rerender } = renderHook((shown: PageView<PreparedPage>) => useHashTarget(main, shown), {
    initialProps: view('/callback', ''),
  });
  rerender(view('/dialogs/one', '#part'));
}

const untilLoaded = () => act(async () => void (await import('./followTarget')));

test('the target of an address has the focus', async () => {
  arrive();
  await untilLoaded();
  expect(document.activeElement).toHaveTextContent('Part');
});

test.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
  'whoever has begun to use the page (%s) keeps the focus, also before the file has come',
  async (type) => {
    arrive();
    const button = document.querySelector('button')!;
    button.focus();
    window.dispatchEvent(new Event(type));
    await untilLoaded();
    expect(button).toHaveFocus();
  },
);

test.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
  'whoever begins to use the page (%s) is not led back when it is drawn anew',
  async (type) => {
    arrive();
    await untilLoaded();
    const button = document.querySelector('button')!;
    window.dispatchEvent(new Event(type));
    button.focus();
    await act(async () => document.getElementById('part')!.replaceWith('Part'));
    await act(async () => button.insertAdjacentHTML('beforebegin', '<h2 id="part">Part</h2>'));
    expect(button).toHaveFocus();
  },
);
