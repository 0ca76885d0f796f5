import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiMessages } from '../../intl/sharedMessages';
import { renderForm } from '../../testing/renderForm';
import { loadMarkdown } from '../Markdown';
import { MarkdownEditor } from './MarkdownEditor';
import { findMark } from './markdownShortcuts';
import { faultMessages } from './messages';

const BODY = { name: 'body', label: uiMessages.kind, maxLength: 20 };
/** Opens the editor with the modules that show the preview loaded. */
async function openEditor(...args: Parameters<typeof renderForm>) {
  const view = renderForm(...args);
  await act(loadMarkdown);
  return view;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kind' });

test('has its label, its fault, its hint and its counter, and gives what is typed', async () => {
  const onChange = jest.fn();
  const { send } = await openEditor(
    <MarkdownEditor {...BODY} hint="In short" onChange={onChange} defaultValue="Old" />,
    { faults: { body: faultMessages.tooLong } },
  );
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription(/too long.*In short 17 characters left/);
  await userEvent.type(field(), ' quay');
  expect(onChange).toHaveBeenLastCalledWith('Old quay');
  expect(field()).toHaveAccessibleDescription('In short 12 characters left');
  expect(await send()).toEqual({ body: 'Old quay' });
});

test('the text can be read as others will read it, and stays the form’s', async () => {
  const { send } = await openEditor(
    <MarkdownEditor {...BODY} defaultValue={'## Quay\n\n**shade**'} />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'Quay', level: 3 })).toBeVisible();
  expect(screen.getByText('shade').tagName).toBe('STRONG');
  expect(await send()).toEqual({ body: '## Quay\n\n**shade**' });
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  expect(field()).toHaveValue('## Quay\n\n**shade**');
});

test('what is wrong with it brings the text back from behind the preview', async () => {
  const { send } = await openEditor(<MarkdownEditor {...BODY} />, {
    check: ({ body }) => (body ? {} : { body: faultMessages.missing }),
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByText('There is nothing to show yet.')).toBeVisible();
  await send();
  expect(field()).toHaveFocus();
});

test('the marks are pressed or typed; the text keeps the focus', async () => {
  const { send } = await openEditor(<MarkdownEditor {...BODY} defaultValue="quay" />);
  field().setSelectionRange(0, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(field()).toHaveValue('**quay**');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}i{/Control}');
  expect(field()).toHaveValue('**_quay_**');
  expect(await send()).toEqual({ body: '**_quay_**' });
});

test.each([
  ['en', '{ArrowRight}', ['Bold', 'Heading']],
  ['ar', '{ArrowLeft}', ['غامق', 'عنوان']],
] as const)(
  'in %s the buttons are one stop, %s goes along them',
  async (locale, key, [first, third]) => {
    await openEditor(<MarkdownEditor {...BODY} />, {}, { locale });
    act(() => screen.getByRole('button', { name: first }).focus());
    await userEvent.keyboard(key + key);
    expect(screen.getByRole('button', { name: third })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
  },
);

test.each([
  ['en', '{ArrowRight}', 'Preview'],
  ['ar', '{ArrowLeft}', 'المعاينة'],
] as const)('in %s the tabs are gone through by %s', async (locale, key, name) => {
  await openEditor(<MarkdownEditor {...BODY} />, {}, { locale });
  act(() => screen.getAllByRole('tab')[0]!.focus());
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
});

test('a text in another language than the page says so', async () => {
  await openEditor(<MarkdownEditor {...BODY} lang="ar" />);
  expect([field().lang, field().dir]).toEqual(['ar', 'rtl']);
});

const KEYS = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

test.each([
  { on: 'a Latin keyboard', key: 'b', code: 'KeyB', shiftKey: false, mark: 'bold' },
  { on: 'an Arabic keyboard', key: 'ه', code: 'KeyI', shiftKey: false, mark: 'italic' },
  { on: 'a Turkish keyboard', key: 'i', code: 'Quote', shiftKey: false, mark: 'italic' },
  { on: 'a Turkish F keyboard', key: 'v', code: 'KeyB', shiftKey: false, mark: null },
  {
    on: 'a keyboard with another row of signs',
    key: '(',
    code: 'Digit8',
    shiftKey: true,
    mark: 'list',
  },
  { on: 'a Latin keyboard with Shift', key: 'B', code: 'KeyB', shiftKey: true, mark: null },
])('$key on $on marks $mark', ({ key, code, shiftKey, mark }) => {
  expect(findMark({ ...KEYS, key, code, shiftKey })).toBe(mark);
});

test('letters alone, with both keys or with AltGr mark nothing', () => {
  const pressed = { ...KEYS, key: 'b', code: 'KeyB' };
  expect(findMark({ ...pressed, ctrlKey: false })).toBeNull();
  expect(findMark({ ...pressed, metaKey: true })).toBeNull();
  expect(findMark({ ...pressed, altKey: true })).toBeNull();
});
