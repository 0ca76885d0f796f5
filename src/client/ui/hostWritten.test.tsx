import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import en from '../../../i18n/en.json';
import { IntlRoot, type Messages } from '../intl/IntlRoot';
import type { Navigation } from '../navigation/navigation';
import { NavigationContext } from '../navigation/NavigationContext';
import { step } from '../../shared/testing/step';
import { aText } from '../testing/factories';
import { Markdown, MarkdownContents } from './Markdown';

const push = jest.fn();
const navigation = { navigator: { push } } as unknown as Navigation;
const BODY = 'See the [square](/blogs/square), [elsewhere](https://city.example/) or *here*.';
/** HTML as the host writes it; the word “written” shows that the text has not been read again. */
const WRITTEN =
  '<p>Written: <a href="/en/blogs/square"><b>square</b></a>, <a href="https://city.example/">elsewhere</a> or <em>here</em>.</p>';

let root: Root | null = null;
const page = (shown: ReactNode) => (
  <MemoryRouter>
    <NavigationContext value={navigation}>
      <IntlRoot locale="en" timeZone="UTC" now={0} messages={en as unknown as Messages}>
        {shown}
      </IntlRoot>
    </NavigationContext>
  </MemoryRouter>
);
const show = (shown: ReactNode) => act(async () => root!.render(page(shown)));

async function takeOver(html: string, shown: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(container, page(shown), {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
}

/** Unmounts the page and empties the document. */
function leave(): void {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
}
afterEach(leave);

const element = (body: string) => <Markdown text={aText(body)} />;
const host = (inside: string) => `<div class="markdown"><!--$-->${inside}<!--/$--></div>`;

// The reader is loaded once for good: what is kept until then comes first.
test('texts that the host has written stay as they are until the reader is at hand', async () => {
  await step('the table of contents stays with it', async () => {
    const contents = '<nav><a href="#square">Written contents</a></nav>';
    await takeOver(
      `<div class="contents"><!--$-->${contents}<!--/$--></div>${host(WRITTEN)}`,
      <>
        <MarkdownContents text={aText(BODY)} />
        {element(BODY)}
      </>,
    );
    expect(screen.getByRole('link', { name: 'Written contents' })).toBeVisible();
    expect(screen.getByText(/Written:/)).toBeVisible();
  });

  leave();
  await step(
    'a text that the host has written stays as it is until it is another one',
    async () => {
      await takeOver(host(WRITTEN), element(BODY));
      const link = screen.getByRole('link', { name: 'square' });
      await show(element(BODY));
      expect(screen.getByRole('link', { name: 'square' })).toBe(link);
      expect(screen.getByText(/Written/)).toBeVisible();

      const click = (target: Element, more: MouseEventInit = {}) => {
        const event = createEvent.click(target, { button: 0, ...more });
        // The browser's own reaction to the click is not available here.
        document.addEventListener('click', (late) => late.preventDefault(), { once: true });
        fireEvent(target, event);
      };
      click(screen.getByRole('link', { name: 'elsewhere' }));
      click(link, { ctrlKey: true });
      click(screen.getByText('here'));
      expect(push).not.toHaveBeenCalled();
      click(screen.getByText('square'));
      expect(push.mock.calls).toEqual([['/en/blogs/square']]);

      await show(element('Another *text*.'));
      expect(await screen.findByText('text')).toBeVisible();
      expect(screen.queryByText(/Written/)).toBeNull();
    },
  );

  leave();
  await step('a text that only the browser shows is read there', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
    await show(element(BODY));
    expect(await screen.findByText('here')).toHaveProperty('tagName', 'EM');
  });
});
