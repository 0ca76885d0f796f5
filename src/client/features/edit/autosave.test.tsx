import { act, screen, waitFor } from '@testing-library/react';
import type { ContentSource } from '../../../shared/contract/editing';
import { aSource } from '../../testing/editFactories';
import { aProblem } from '../../testing/factories';
import {
  press,
  PUBLISHED,
  PUT_PAGE,
  renderEdit,
  SOURCE_PATH,
  TEXT_LABELS,
  type,
} from './testing/renderEdit';

const saving = () => document.querySelector('[data-saving]')!;
const after = (more: Partial<ContentSource>) => ({ body: aSource({ revision: 4, ...more }) });

test('a draft is saved once after typing, with its address as it was, and leaving asks nothing', async () => {
  const { puts, pause, ports } = await renderEdit({
    [PUT_PAGE]: after({ body: { en: 'New words.' } }),
  });
  type('Text in English', 'New');
  type('Text in English', 'New words.');
  type('Web address of the page', 'another-address');
  expect(puts()).toEqual([]);
  await pause();
  await waitFor(() => expect(saving()).toHaveTextContent(/^Saved at 12:00/));
  expect(puts()).toMatchObject([
    { isAutosave: true, revision: 3, slug: 'shade-for-every-bench', body: { en: 'New words.' } },
  ]);
  expect(ports.unloadWarnings).toBe(0);
});

test('the next change goes on from the revision that was made', async () => {
  const { puts, pause } = await renderEdit({
    [PUT_PAGE]: [
      after({ body: { en: 'One.' } }),
      { body: aSource({ revision: 5, body: { en: 'Two.' } }) },
    ],
  });
  type('Text in English', 'One.');
  await pause();
  await waitFor(() => expect(saving()).toHaveTextContent(/^Saved/));
  type('Text in English', 'Two.');
  await pause();
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]).toMatchObject({ revision: 4, body: { en: 'Two.' } });
});

test.each([
  ['en', /kept on this device. Readers see it when you save/],
  ['ar', /محفوظ على هذا الجهاز. يراه القراء/],
] as const)(
  'what is published is not changed by typing, and that is said in %s',
  async (locale, told) => {
    const { puts, pause } = await renderEdit({}, PUBLISHED, locale);
    type(TEXT_LABELS[locale], 'New words.');
    await pause();
    expect(saving()).toHaveTextContent(told);
    expect(puts()).toEqual([]);
  },
);

test('without a network it is kept on the device, and saved when the host is there again', async () => {
  const { puts, pause, ports } = await renderEdit({
    [PUT_PAGE]: [aProblem(503, 'unavailable'), after({ body: { en: 'New words.' } })],
  });
  type('Text in English', 'New words.');
  await pause();
  await waitFor(() => expect(saving()).toHaveTextContent('kept on this device'));
  expect(ports.unloadWarnings).toBeGreaterThan(0);
  act(() => ports.wake('online'));
  await waitFor(() => expect(saving()).toHaveTextContent(/^Saved/));
  expect(puts()).toHaveLength(2);
});

test('a draft without a title is kept on the device', async () => {
  const { puts, pause } = await renderEdit();
  type('Title in English', '');
  await pause();
  expect(saving()).toHaveTextContent('a field needs another look');
  expect(puts()).toEqual([]);
});

test.each([
  ['as it was before', { revision: 3 }],
  ['with what was on its way', { revision: 4, body: { en: 'One.' } }],
] as const)(
  'a save that was on its way when the page was left is nobody else’s; the next page comes %s',
  async (_, found) => {
    const { puts, pause, calls } = await renderEdit({
      [SOURCE_PATH]: [{ body: aSource() }, { body: aSource(found) }],
      [PUT_PAGE]: [
        // The second one is sent while the page is left.
        aProblem(503, 'unavailable'),
        aProblem(503, 'unavailable'),
        after({ body: { en: 'One.' } }),
        { body: aSource({ revision: 5, body: { en: 'One. Two.' } }) },
      ],
    });
    type('Text in English', 'One.');
    await pause();
    await waitFor(() => expect(puts()).toHaveLength(1));
    type('Text in English', 'One. Two.');
    await press('reload');
    await waitFor(() => expect(puts()).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText('Text in English')).toHaveValue('One. Two.'));
    expect(document.body).not.toHaveTextContent('Somebody changed this');
    type('Text in English', 'One. Two. ');
    await pause();
    await waitFor(() => expect(saving()).toHaveTextContent(/^Saved/));
    expect(puts().slice(1, 3)).toEqual([puts()[0], puts()[0]]);
    expect(puts()[3]).toMatchObject({ revision: 4, body: { en: 'One. Two.' } });
    const keys = calls
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(document.body).not.toHaveTextContent('Somebody changed this');
  },
);
