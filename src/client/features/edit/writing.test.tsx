import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TIMING } from '../../../shared/constants';
import type { ContentSource } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import { aSource } from '../../testing/editFactories';
import { problem } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { EditScreen } from './EditScreen';

const SOURCE = '/v1/blogs/shade-for-every-bench/source';
const PUT = 'PUT /v1/blogs/shade-for-every-bench';
const PUBLISHED = { status: 'published' as const, mayPublish: false, acts: [] };

const WORDS = {
  en: { text: 'Text in English', beside: 'Side by side', one: 'One language' },
  ar: { text: 'النص بالإنجليزية', beside: 'جنبًا إلى جنب', one: 'لغة واحدة' },
} as const;

async function open(
  answers: Answers = {},
  source: Partial<ContentSource> = {},
  locale: 'en' | 'ar' = 'en',
) {
  const view = renderScreen(<EditScreen />, {
    ...{ path: '/:section/:slug/edit?', url: '/blogs/shade-for-every-bench/edit', locale },
    isSignedIn: true,
    answers: { [SOURCE]: { body: aSource(source) }, ...answers },
  });
  await screen.findByLabelText(WORDS[locale].text);
  const puts = () =>
    view.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as object);
  const pause = () => act(() => view.ports.advance(TIMING.autosaveMs));
  return { ...view, puts, pause };
}

const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saving = () => document.querySelector('[data-saving]')!;
const after = (more: Partial<ContentSource>) => ({ body: aSource({ revision: 4, ...more }) });

describe('languages beside each other', () => {
  test.each([
    ['en', 'English', 'Turkish'],
    ['ar', 'الإنجليزية', 'التركية'],
  ] as const)(
    'in %s the original stays in view, and the tabs choose what stands beside it',
    async (locale, original, translation) => {
      const { ports } = await open({}, {}, locale);
      act(() => ports.resize(true));
      const group = screen.getByRole('group', { name: original });
      expect(within(group).getByLabelText(WORDS[locale].text)).toBeVisible();
      expect(
        [...screen.getAllByRole('tab', { name: /./ })].map(({ id }) => id.slice(-2)),
      ).not.toContain('en');
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(translation) }));
      const panel = screen.getByRole('tabpanel', { name: new RegExp(translation) });
      expect(within(panel).getAllByRole('textbox')[0]).toHaveAttribute('lang', 'tr');
      expect(within(group).getAllByRole('textbox')[0]).toHaveAttribute('dir', 'ltr');
    },
  );

  test('what was typed stays in its field when the view changes, and the choice is remembered', async () => {
    const { ports } = await open();
    expect(screen.queryByRole('button', { name: WORDS.en.beside })).toBeNull();
    act(() => ports.resize(true));
    type('Title in Arabic', 'ظل لكل مقعد');
    await press(WORDS.en.one);
    expect(screen.queryByRole('group', { name: 'English' })).toBeNull();
    expect(screen.getByLabelText('Title in Arabic')).toHaveValue('ظل لكل مقعد');
    expect(ports.localStorage.read('languagesBeside')).toBe('off');
    await press(WORDS.en.beside);
    expect(screen.getByLabelText('Title in Arabic')).toHaveValue('ظل لكل مقعد');
    expect(ports.localStorage.read('languagesBeside')).toBeNull();
  });
});

describe('how far the texts are', () => {
  test('a translation is to be checked while its original was changed after it', async () => {
    await open();
    const turkish = () => screen.getByRole('tab', { name: /Turkish/ });
    expect(screen.getByText('4 of 9 texts are written')).toBeVisible();
    expect(turkish()).toHaveTextContent('begun: 1 of 3');
    type('Title in English', 'Shade for each bench');
    expect(turkish()).toHaveTextContent('1 text to check');
    expect(screen.getByText(/4 of 9 texts are written, 1 of them is to be checked/)).toBeVisible();
    type('Title in Turkish', 'Her bir banka gölge');
    expect(turkish()).toHaveTextContent('begun: 1 of 3');
  });

  test('what the host knows to be older is told at the field, and what is missing', async () => {
    await open({}, { outdated: ['title.tr'] });
    await userEvent.click(screen.getByRole('tab', { name: /Turkish/ }));
    expect(screen.getByLabelText('Title in Turkish')).toHaveAccessibleDescription(
      /The original was changed after this text/,
    );
    expect(screen.getByLabelText('Summary in Turkish')).toHaveAccessibleDescription(
      /Missing: readers see the text in the original language, English/,
    );
  });
});

test.each([
  ['en', 'It still fits', /Turkish/, 'Title in English'],
  ['ar', 'ما زالت مطابقة', /التركية/, 'العنوان بالإنجليزية'],
] as const)(
  'in %s a translation that still agrees with its original is told so, and what is typed stays',
  async (locale, fits, turkish, title) => {
    const { puts } = await open(
      { [`${PUT}/translations`]: { body: aSource() } },
      { outdated: ['title.tr'] },
      locale,
    );
    type(WORDS[locale].text, 'New words.');
    await userEvent.click(screen.getByRole('tab', { name: turkish }));
    await press(fits);
    await waitFor(() => expect(screen.queryByRole('button', { name: fits })).toBeNull());
    expect(puts()).toEqual([{ name: 'title.tr', revision: 3 }]);
    expect(screen.getByLabelText(WORDS[locale].text)).toHaveValue('New words.');
    type(title, 'Another title');
    expect(screen.queryByRole('button', { name: fits })).toBeNull();
  },
);

describe('saving by itself', () => {
  test('a draft is saved once after typing, with its address as it was, and leaving asks nothing', async () => {
    const { puts, pause, ports } = await open({ [PUT]: after({ body: { en: 'New words.' } }) });
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
    const { puts, pause } = await open({
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
      const { puts, pause } = await open({}, PUBLISHED, locale);
      type(WORDS[locale].text, 'New words.');
      await pause();
      expect(saving()).toHaveTextContent(told);
      expect(puts()).toEqual([]);
    },
  );

  test('without a network it is kept on the device, and saved when the host is there again', async () => {
    const { puts, pause, ports } = await open({
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
    const { puts, pause } = await open();
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

  async function meet(locale: Locale = 'en') {
    const view = await open(
      { [SOURCE]: [{ body: aSource(PUBLISHED) }, { body: theirs }], [PUT]: { body: theirs } },
      PUBLISHED,
      locale === 'ar' ? 'ar' : 'en',
    );
    type(WORDS[locale === 'ar' ? 'ar' : 'en'].text, 'My words.');
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
    expect(screen.getByLabelText(WORDS.ar.text)).toHaveValue('Their words.');
  });

  test('a draft is not saved by itself until it is decided', async () => {
    const newer = aSource({ revision: 4, body: { en: 'Their words.' } });
    const { puts, pause } = await open({
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
    const { ports } = await open(
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
