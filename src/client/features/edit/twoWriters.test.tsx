import { act, screen, waitFor } from '@testing-library/react';
import { TIMING } from '../../../shared/constants';
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

const theirs = aSource({
  ...PUBLISHED,
  revision: 4,
  title: { en: 'Shade everywhere' },
  body: { en: 'Their words.' },
  topics: ['budget'],
});

async function meet(locale: 'en' | 'ar' = 'en') {
  const view = await renderEdit(
    {
      [SOURCE_PATH]: [{ body: aSource(PUBLISHED) }, { body: theirs }],
      [PUT_PAGE]: { body: theirs },
    },
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
    [SOURCE_PATH]: [{ body: aSource() }, { body: newer }],
    [PUT_PAGE]: [aProblem(409, 'newerRevision'), { body: aSource({ revision: 5 }) }],
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
    { [SOURCE_PATH]: [{ body: aSource(PUBLISHED) }, aProblem(404, 'notFound')] },
    PUBLISHED,
  );
  type('Text in English', 'My words.');
  act(() => ports.wake('focus'));
  await act(() => ports.advance(TIMING.sourceNewsMs));
  expect(await screen.findByText(/cannot be read any more/)).toBeVisible();
  expect(screen.getByLabelText('Text in English')).toHaveValue('My words.');
});
