import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { ForbiddenScreen } from './ForbiddenScreen';

const open = (query = '') =>
  renderScreen(<ForbiddenScreen />, { url: `/forbidden${query}`, isSignedIn: true });

test.each([
  ['staff', /moderators and administrators/],
  ['editor', /editors of the portal/],
  ['member', /members of a team or a committee/],
  ['verified', /verified residents/],
])('it is said that %s is missing, and whom to ask', (missing, reason) => {
  open(`?missing=${missing}`);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask those who run the portal' })).toHaveAttribute(
    'href',
    '/feedback?page=%2Fforbidden',
  );
});

test.each(['', '?missing=king', '?missing=toString'])(
  'without a reason that is known the general one stands: %s',
  (query) => {
    open(query);
    expect(screen.getByText(/certain roles only/)).toBeVisible();
  },
);
