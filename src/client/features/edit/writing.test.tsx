import { act, screen, waitFor } from '@testing-library/react';
import { TIMING } from '../../../shared/constants';
import type { ContentSource } from '../../../shared/contract/editing';
import { aSource } from '../../testing/editFactories';
import { problem } from '../../testing/factories';
import { press, PUBLISHED, PUT, renderEdit, SOURCE, TEXT_LABELS, type } from './testing/renderEdit';

const saving = () => document.querySelector('[data-saving]')!;
const after = (more: Partial<ContentSource>) => ({ body: aSource({ revision: 4, ...more }) });

describe('saving by itself', () => {
  test('a draft is saved once after typing, with its address as it was, and leaving asks nothing', async () => {
    const { puts, pause, ports } = await renderEdit({
      [PUT]: after({ body: { en: 'New words.' } }),
    });
    type('Text in English', 'New');
    type('Text in English', 'New words.');
    type('Address', 'another-address');
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
      [PUT]: [
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
      [PUT]: [problem(503, 'unavailable'), after({ body: { en: 'New words.' } })],
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
});

describe('two people at once', () => {
  const theirs = aSource({
    ...PUBLISHED,
    revision: 4,
    ...{ title: { en: 'Shade everywhere' }, body: { en: 'Their words.' }, topics: ['budget'] },
  });

  async function meet(locale: 'en' | 'ar' = 'en') {
    const view = await renderEdit(
      { [SOURCE]: [{ body: aSource(PUBLISHED) }, { body: theirs }], [PUT]: { body: theirs } },
      PUBLISHED,
      locale,
    );
    type(TEXT_LABELS[locale], 'My words.');
    const tell = (version: number) =>
      view.ports.streamed({ type: 'changed', id: '', data: JSON.stringify({ version }) });
    tell(7);
    tell(8);
    await act(() => view.ports.advance(TIMING.sourceNewsMs));
    await screen.findByRole('alert');
    return view;
  }

  test('who is typing is told who changed it; what one of them changed alone merges by itself', async () => {
    const { puts } = await meet();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Omar Haddad changed it at 11:03');
    expect(notice).toHaveTextContent('Title in English');
    expect(screen.getByLabelText('Title in English')).toHaveValue('Shade everywhere');
    expect(screen.getByLabelText('Text in English')).toHaveValue('My words.');
    await press('Save the change');
    expect(puts()).toMatchObject([
      {
        revision: 4,
        title: { en: 'Shade everywhere' },
        topics: ['budget'],
        body: { en: 'My words.' },
      },
    ]);
  });

  test('of two texts either one is chosen, or both, and none is lost on the way', async () => {
    await meet();
    const field = screen.getByLabelText('Text in English');
    await press(/Take both: Text in English/);
    expect(field).toHaveValue('Their words.\n\nMy words.');
    type('Text in English', 'Their words. Mine, too.');
    await press(/Take the other/);
    expect(field).toHaveValue('Their words.');
    await press(/Keep mine/);
    expect(field).toHaveValue('My words.');
    await press(/Take both/);
    expect(field).toHaveValue('Their words. Mine, too.');
  });

  test('in Arabic both texts stand there with their own direction', async () => {
    await meet('ar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Omar Haddad');
    const mine = screen.getByText('My words.', { selector: 'dd' });
    expect([mine.lang, mine.dir]).toEqual(['en', 'ltr']);
    await press(/أخذ النص الآخر/);
    expect(screen.getByLabelText(TEXT_LABELS.ar)).toHaveValue('Their words.');
  });

  test('a draft is not saved by itself until it is decided', async () => {
    const newer = aSource({ revision: 4, body: { en: 'Their words.' } });
    const { puts, pause } = await renderEdit({
      [SOURCE]: [{ body: aSource() }, { body: newer }],
      [PUT]: [problem(409, 'newerRevision'), { body: aSource({ revision: 5 }) }],
    });
    type('Text in English', 'My words.');
    await pause();
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this');
    await pause();
    expect(puts()).toHaveLength(1);
    await press(/Keep mine/);
    await pause();
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject({ revision: 4, body: { en: 'My words.' }, isAutosave: true });
  });

  test('what was deleted meanwhile leaves what was typed on the page', async () => {
    const { ports } = await renderEdit(
      { [SOURCE]: [{ body: aSource(PUBLISHED) }, problem(404, 'notFound')] },
      PUBLISHED,
    );
    type('Text in English', 'My words.');
    act(() => ports.wake('focus'));
    await act(() => ports.advance(TIMING.sourceNewsMs));
    expect(await screen.findByText(/cannot be read any more/)).toBeVisible();
    expect(screen.getByLabelText('Text in English')).toHaveValue('My words.');
  });
});
