import { recordPreHydrationEvents, replayPreHydrationEvents } from './preHydrationEvents';

const looks: { cancel: jest.Mock }[] = [];
const heard: string[] = [];

beforeEach(() => {
  looks.length = 0;
  heard.length = 0;
  // jsdom has no Web Animations.
  Element.prototype.animate = () => {
    const look = { cancel: jest.fn() };
    looks.push(look);
    return look as unknown as Animation;
  };
  recordPreHydrationEvents();
});
afterEach(() => {
  replayPreHydrationEvents();
  document.body.innerHTML = '';
});

/** Shows the page as the host wrote it. */
function show(html: string): (selector: string) => void {
  document.body.innerHTML = html;
  return (selector) => document.querySelector<HTMLElement>(selector)!.click();
}

/** React comes, and hears. */
function wakeUp(): void {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard.push(button.id));
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('sent');
    });
  replayPreHydrationEvents();
}

const sentByBrowser = jest.fn();
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) sentByBrowser();
  event.preventDefault();
});

test('what was pressed is done when presses are heard: each once, in the order of the first presses', () => {
  const press = show('<button id="a"><b>A</b></button><button id="b">B</button>');
  for (const selector of ['b', '#b', '#a', '#a']) press(selector);
  expect(looks.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0, 1, 0]);
  wakeUp();
  expect(heard).toEqual(['a', 'b']);
  expect(looks.every(({ cancel }) => cancel.mock.calls.length > 0)).toBe(true);

  press('#a');
  expect(heard).toEqual(['a', 'b', 'a']);
});

test('a form is sent when the page has woken up, not by the browser, with what was typed', () => {
  const press = show('<form method="post"><input name="email"><button id="send"></button></form>');
  document.querySelector('input')!.value = 'nina@harbour.example';
  press('#send');
  expect(sentByBrowser).not.toHaveBeenCalled();
  wakeUp();
  expect(heard).toEqual(['send', 'sent']);
  expect(document.querySelector('input')!.value).toBe('nina@harbour.example');
});

test.each([
  ['a search, which leads to a page', '<form action="/search"><button></button></form>'],
  [
    'a menu that the browser opens',
    '<button popovertarget="menu"></button><div popover id="menu">',
  ],
  ['a link', '<a href="#part"><button-like></button-like></a>'],
])('%s does not wait', (_, html) => {
  show(html);
  const target = document.querySelector('button, button-like')!;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  const isDefault = target.dispatchEvent(press);
  expect([isDefault || sentByBrowser.mock.calls.length > 0, looks.length]).toEqual([true, 0]);
});

test('a button that is gone when the page wakes up is not missed', () => {
  const press = show('<button id="a"></button>');
  press('#a');
  document.body.innerHTML = '<button id="b"></button>';
  wakeUp();
  expect(heard).toEqual([]);
});
