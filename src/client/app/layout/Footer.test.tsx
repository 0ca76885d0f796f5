import { screen, within } from '@testing-library/react';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { Footer } from './Footer';

test.each(['/', '/blogs/a-post', '/me'])(
  '[SPEC 2.11] from %s the form for messages is found at the same place, and knows the page',
  (url) => {
    const { unmount } = renderScreen(<Footer />, { url });
    const help = screen.getByRole('heading', { name: 'Help' }).parentElement!;
    const links = within(help).getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Tell us what does not work');
    expect(links.at(-1)).toHaveAttribute('href', `/feedback?${new URLSearchParams({ page: url })}`);
    unmount();
  },
);

test('sections that are off have no link in the footer', () => {
  renderScreen(<Footer />, { settings: withSections({ faqs: 'off' }) });
  expect(screen.queryByRole('link', { name: 'Questions and answers' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Training' })).toBeVisible();
});
