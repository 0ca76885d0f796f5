import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/renderScreen';
import { Link } from './Link';

const link = () => screen.getByRole('link');
const address = ({ ports }: ReturnType<typeof renderScreen>) => ports.history.current();

test('a click goes through the navigation service', async () => {
  const view = renderScreen(<Link to="/blogs?q=1">Blogs</Link>);
  await userEvent.click(link());
  await waitFor(() => expect(address(view)).toMatchObject({ index: 1, url: '/blogs?q=1' }));
});

test('[SPEC 9.6] a link to the page that is shown adds nothing to the history', async () => {
  const view = renderScreen(<Link to="/blogs">Blogs</Link>, { url: '/blogs' });
  const click = createEvent.click(link());
  fireEvent(link(), click);
  await view.ports.advance(0);
  expect([click.defaultPrevented, address(view).index]).toEqual([true, 0]);
});

test.each([
  ['a modifier key', { ctrlKey: true }, {}],
  ['a modifier key', { metaKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['another window', {}, { target: '_blank' }],
  ['a download', {}, { download: 'results.csv' }],
])('a click with %s is the browser’s', async (_, how, props) => {
  const view = renderScreen(
    <Link to="/blogs" {...props}>
      Blogs
    </Link>,
  );
  const click = createEvent.click(link(), how);
  // jsdom would say that it cannot open another page.
  const stop = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  let wasPrevented = true;
  window.addEventListener('click', stop, { once: true });
  fireEvent(link(), click);
  await view.ports.advance(0);
  expect([wasPrevented, address(view).index]).toEqual([false, 0]);
});
