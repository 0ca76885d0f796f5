import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../testing/detailsFactories';
import { aSource } from '../../testing/editFactories';
import { enterText } from '../../testing/enterText';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { ContentEditScreen } from './ContentEditScreen';

const open = (section: 'faqs' | 'quizzes', query = '', answers: FakeResponses = {}) =>
  renderScreen(<ContentEditScreen />, {
    path: '/:section/:slug/edit',
    url: `/${section}/any/edit${query}`,
    isSignedIn: true,
    answers: {
      [`/v1/${section}/any/source`]: { body: aSource({ section, slug: 'any' }) },
      [`/v1/${section}/any/details`]: { body: aWrittenDetails('faqs') },
      [`/v1/${section}/any/files`]: { body: { revision: 3, cover: null, attachments: [] } },
      ...answers,
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

test('what is typed is saved before the summary of what is published', async () => {
  const saved = {
    ...aSource({ section: 'faqs', slug: 'any' }),
    revision: 4,
    body: { en: 'We walked along **every** street. New.' },
  };
  const { calls } = open('faqs', '', { 'PUT /v1/faqs/any': { body: saved } });
  await enterText(await screen.findByLabelText('Text in English'), ' New.');
  await userEvent.click(await screen.findByRole('button', { name: 'Save and publish…' }));
  expect(await screen.findByRole('dialog', { name: 'Publish this?' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { isAutosave: true, revision: 3 },
  ]);
});

test('what cannot be saved is not published', async () => {
  open('faqs');
  await userEvent.clear(await screen.findByLabelText('Title in English'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save and publish…' }));
  expect(await screen.findByText(/could not be saved, so nothing was published/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
