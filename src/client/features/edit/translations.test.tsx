import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_SETTINGS } from '../../../demo/city';
import { aSource } from '../../testing/editFactories';
import { press, PUT_PAGE, renderEdit, TEXT_LABELS, type } from './testing/renderEdit';

describe('languages beside each other', () => {
  test.each([
    ['en', 'Side by side', 'English', 'Turkish'],
    ['ar', 'جنبًا إلى جنب', 'الإنجليزية', 'التركية'],
  ] as const)(
    'in %s the original stays in view, and the tabs choose what stands beside it',
    async (locale, beside, original, translation) => {
      const { ports } = await renderEdit({}, {}, locale);
      act(() => ports.resize(true));
      await press(beside);
      const group = screen.getByRole('group', { name: original });
      expect(within(group).getByLabelText(TEXT_LABELS[locale])).toBeVisible();
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
    const { ports } = await renderEdit();
    expect(screen.queryByRole('button', { name: 'Side by side' })).toBeNull();
    act(() => ports.resize(true));
    type('Title in Arabic', 'ظل لكل مقعد');
    expect(screen.queryByRole('group', { name: 'English' })).toBeNull();
    await press('Side by side');
    expect(screen.getByRole('group', { name: 'English' })).toBeVisible();
    expect(screen.getByLabelText('Title in Arabic')).toHaveValue('ظل لكل مقعد');
    expect(ports.localStorage.read('languagesBeside')).toBe('on');
    await press('One language');
    expect(screen.getByLabelText('Title in Arabic')).toHaveValue('ظل لكل مقعد');
    expect(ports.localStorage.read('languagesBeside')).toBeNull();
  });
});

describe('all languages together', () => {
  test('stand below each other on a narrow screen too, without a tab to press', async () => {
    const { ports } = await renderEdit();
    type('Title in Arabic', 'ظل لكل مقعد');
    await press('All languages');
    for (const name of ['English', 'Arabic', 'Turkish']) {
      const group = screen.getByRole('group', { name });
      expect(within(group).getByLabelText(`Title in ${name}`)).toBeVisible();
      expect(group).not.toHaveAttribute('inert');
    }
    expect(screen.getByLabelText('Title in Arabic')).toHaveValue('ظل لكل مقعد');
    expect(screen.getByRole('group', { name: 'Turkish' })).toHaveTextContent('begun: 1 of 3');
    expect(ports.localStorage.read('languagesBeside')).toBe('all');
  });

  test('are remembered on this device, until one language is chosen', async () => {
    const first = await renderEdit();
    await press('All languages');
    await press('reload');
    expect(await screen.findByRole('group', { name: 'Turkish' })).toBeVisible();
    type('Title in Turkish', 'Gölge');
    await press('One language');
    expect(screen.queryByRole('group', { name: 'Turkish' })).toBeNull();
    expect(screen.getByLabelText('Title in Turkish')).toHaveValue('Gölge');
    expect(first.ports.localStorage.read('languagesBeside')).toBeNull();
  });
});

const OFFERED = {
  ...DEMO_SETTINGS,
  languages: { offered: ['en' as const, 'tr' as const], first: 'tr' as const },
};

describe('a language that is not offered', () => {
  const texts = { title: { en: 'Shade', ar: 'ظل', tr: 'Gölge' } };

  test('has no tab and is not counted, and its texts are saved as they were', async () => {
    const saved = { [PUT_PAGE]: { body: aSource(texts) } };
    const { puts, pause } = await renderEdit(saved, texts, 'en', OFFERED);
    expect(screen.getByRole('tab', { name: /Turkish/ })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Arabic/ })).toBeNull();
    expect(screen.getByText('4 of 6 texts are written')).toBeVisible();
    type('Title in English', 'More shade');
    await pause();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]).toMatchObject({ title: { en: 'More shade', ar: 'ظل', tr: 'Gölge' } });
  });

  test('keeps its tab where it is the original', async () => {
    const original = { ...texts, originalLocale: 'ar' as const };
    await renderEdit({}, original, 'en', OFFERED);
    expect(screen.getByRole('tab', { name: /Arabic/ })).toBeVisible();
    expect(screen.getByLabelText('Original language')).toHaveValue('ar');
  });
});

describe('how far the texts are', () => {
  test('a translation is to be checked while its original was changed after it', async () => {
    await renderEdit();
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
    await renderEdit({}, { outdated: ['title.tr'] });
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
    const { puts } = await renderEdit(
      { [`${PUT_PAGE}/translations`]: { body: aSource() } },
      { outdated: ['title.tr'] },
      locale,
    );
    type(TEXT_LABELS[locale], 'New words.');
    await userEvent.click(screen.getByRole('tab', { name: turkish }));
    await press(fits);
    await waitFor(() => expect(screen.queryByRole('button', { name: fits })).toBeNull());
    expect(puts()).toEqual([{ name: 'title.tr', revision: 3 }]);
    expect(screen.getByLabelText(TEXT_LABELS[locale])).toHaveValue('New words.');
    type(title, 'Another title');
    expect(screen.queryByRole('button', { name: fits })).toBeNull();
  },
);
