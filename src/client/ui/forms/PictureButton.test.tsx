import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestLocale } from '../../../shared/testing/testLocales';
import type { MemoryPorts } from '../../browser/memoryPorts';
import { uiMessages } from '../../intl/sharedMessages';
import { createFakeFileHost, advanceInSteps } from '../../testing/fakeFileHost';
import { renderForm } from '../../testing/renderForm';
import { parseOwnPicture } from '../../../shared/ownPictures';
import { MarkdownEditor } from './MarkdownEditor';
import { wrapAsParagraph, createPictureMarkdown } from './pictureMarkdown';

const BUTTONS: Readonly<Record<TestLocale, string>> = { en: 'Picture', ar: 'صورة', tr: 'Görsel' };

async function openDialog(start: string, locale: TestLocale = 'en') {
  const view = renderForm(
    <MarkdownEditor
      name="body"
      label={uiMessages.kind}
      defaultValue={start}
      maxLength={5_000}
      hasPictures
    />,
    {},
    { isSignedIn: true, locale, before: (ports: MemoryPorts) => void createFakeFileHost(ports) },
  );
  const field = document.querySelector<HTMLTextAreaElement>('textarea')!;
  field.setSelectionRange(start.length, start.length);
  await userEvent.click(screen.getByRole('button', { name: BUTTONS[locale] }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['x'], 'tram.png', { type: 'image/png' }));
    await act(() => advanceInSteps(view.ports, 2_000));
  };
  const insert = () => userEvent.click(dialog.getByRole('button', { name: 'Put it in' }));
  const type = (label: string, words: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: words } });
  return { ...view, field, dialog, choose, insert, type };
}

const SENT = '/v1/files/00000000-0000-4000-8000-000000000100/w/960#1600x900';

test('a picture is sent, described and put in as a paragraph of its own; the text has the focus', async () => {
  const { field, choose, insert, type, sent, send } = await openDialog('First.');
  await choose();
  type('Alternative text', 'The [old] tram');
  type('Caption, with whose picture it is', 'Photo: "İpek"');
  await insert();
  expect(screen.queryByRole('dialog')).toBeNull();
  const wanted = `First.\n\n![The \\[old\\] tram](${SENT} "Photo: \\"İpek\\"")`;
  expect(field).toHaveValue(wanted);
  expect(field).toHaveFocus();
  // The form around the editor has heard nothing of the one in the dialog.
  expect(sent).toEqual([]);
  expect(await send()).toEqual({ body: wanted });
});

test('[WCAG 1.1.1] a picture needs a description, or the word that it only decorates', async () => {
  const { field, dialog, choose, insert } = await openDialog('');
  await insert();
  expect(dialog.getAllByText(/Please choose a picture, and wait/)[0]).toBeVisible();
  await choose();
  await insert();
  expect(dialog.getAllByText(/Please describe the picture, or say/)[0]).toBeVisible();
  await userEvent.click(dialog.getByLabelText('The picture only decorates'));
  await insert();
  expect(field).toHaveValue(`![](${SENT})`);
});

test('Escape leaves the text as it was, and the button has the focus', async () => {
  const { field } = await openDialog('First.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveValue('First.');
});

test.each(['ar', 'tr'] as const)('the dialog speaks %s', async (locale) => {
  const { dialog } = await openDialog('', locale);
  const title = { ar: 'إدراج صورة', tr: 'Görsel ekle' }[locale];
  expect(dialog.getByRole('heading', { name: title })).toBeVisible();
});

test('an editor without pictures has no button for them', () => {
  renderForm(<MarkdownEditor name="body" label={uiMessages.kind} maxLength={5_000} />);
  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull();
});

test.each([
  ['', '', 'P'],
  ['one', '', '\n\nP'],
  ['one\n', 'two', '\nP\n\n'],
  ['one\n\n', '\n\ntwo', 'P'],
  ['\n', '', 'P'],
])('a paragraph between "%s" and "%s"', (before, after, wanted) => {
  expect(wrapAsParagraph('P', before, after)).toBe(wanted);
});

test('what is written is read again', () => {
  const picture = { id: '00000000-0000-4000-8000-000000000100', width: 1600, height: 900 };
  const [, address = ''] = /\((\S+)\)/.exec(
    createPictureMarkdown(picture, { alt: 'a', caption: '' }),
  )!;
  expect(parseOwnPicture(address)).toEqual(picture);
});
