import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../testing/detailsFactories';
import { aSource } from '../../testing/editFactories';
import { renderScreen } from '../../testing/renderScreen';
import { ContentEditScreen } from './ContentEditScreen';

const open = (section: 'faqs' | 'quizzes', query = '') =>
  renderScreen(<ContentEditScreen />, {
    path: '/:section/:slug/edit',
    url: `/${section}/any/edit${query}`,
    isSignedIn: true,
    answers: {
      [`/v1/${section}/any/source`]: { body: aSource({ section, slug: 'any' }) },
      [`/v1/${section}/any/details`]: { body: aWrittenDetails('faqs') },
      [`/v1/${section}/any/files`]: { body: { revision: 3, cover: null, attachments: [] } },
    },
  });

const link = (name: string) => screen.getByRole('link', { name });

test('a content is changed in parts; what was chosen in one is there when somebody comes back to it', async () => {
  open('faqs', '?part=details');
  await userEvent.click(await screen.findByLabelText('Blog'));
  expect(link('Details')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(link('Texts'));
  expect(await screen.findByLabelText('Title in English')).toBeVisible();
  await userEvent.click(link('Details'));
  expect(await screen.findByLabelText('Blog')).toBeChecked();
});

test('where nobody decides details there is no such part; files have all of them', async () => {
  open('quizzes', '?part=details');
  expect(await screen.findByLabelText('Title in English')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Details' })).toBeNull();
  await userEvent.click(link('Picture and documents'));
  await waitFor(() =>
    expect(link('Picture and documents')).toHaveAttribute('aria-current', 'page'),
  );
});
