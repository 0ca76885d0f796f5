import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSource } from '../../testing/editFactories';
import { aPollPaper } from '../../testing/paperFactories';
import { renderScreen } from '../../testing/renderScreen';
import { PollEditScreen } from './PollEditScreen';

const POLL = '/v1/have-your-say/trees';

const open = (query = '') =>
  renderScreen(<PollEditScreen />, {
    path: '/:section/:slug/edit',
    url: `/have-your-say/trees/edit${query}`,
    isSignedIn: true,
    answers: {
      [`${POLL}/paper`]: { body: aPollPaper() },
      [`${POLL}/source`]: { body: aSource({ section: 'have-your-say', slug: 'trees' }) },
    },
  });

test('a poll is changed in two parts; what was built in one is there when somebody comes back to it', async () => {
  open();
  expect(await screen.findByLabelText('Title in English')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Texts' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(screen.getByRole('link', { name: 'Ballot paper' }));
  const prompt = await screen.findByLabelText('What you ask');
  expect(screen.queryByLabelText('Title in English')).toBeNull();
  await userEvent.type(prompt, ' Please');

  await userEvent.click(screen.getByRole('link', { name: 'Texts' }));
  expect(await screen.findByLabelText('Title in English')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ballot paper' }));
  expect(await screen.findByLabelText('What you ask')).toHaveValue('Which tree? Please');
});

test('an address leads to the ballot paper at once', async () => {
  open('?part=paper');
  expect(await screen.findByLabelText('What you ask')).toHaveValue('Which tree?');
});
