import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiMessages } from '../../../intl/sharedMessages';
import { renderForm } from '../../../testing/renderForm';
import { FileUpload } from './FileUpload';
import type { SendFile } from './useUpload';

interface Sending {
  readonly file: File;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly finish: (value: string) => void;
  readonly fail: () => void;
}

/** A network in the hand of the test. */
function network() {
  const sendings: Sending[] = [];
  const upload: SendFile = (file, progress, signal) =>
    new Promise((finish, fail) => {
      sendings.push({ file, progress, signal, finish, fail: () => fail(new Error('no network')) });
    });
  return { sendings, upload };
}

const PDF = new File(['a plan'], 'plan.pdf', { type: 'application/pdf' });
const LARGE = new File(['x'.repeat(2_000_001)], 'plan.pdf', { type: 'application/pdf' });
const SCRIPT = new File(['x'], 'plan.html', { type: 'text/html' });

function openUpload() {
  const { sendings, upload } = network();
  const view = renderForm(
    <FileUpload
      name="plan"
      label={uiMessages.kind}
      types={{ 'application/pdf': 'PDF', 'image/png': 'PNG' }}
      maxBytes={2_000_000}
      upload={upload}
    />,
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  return { ...view, sendings, choose, input };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[SPEC 2.1] which files are taken is told before one is chosen', () => {
  const { input } = openUpload();
  expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription(
    'PDF or PNG, at most 2 MB',
  );
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
    'PDF or PNG, at most 2 MB',
  );
  expect(input.accept).toBe('application/pdf,image/png');
});

test.each([
  { given: SCRIPT, told: 'A file of this kind cannot be taken.' },
  { given: LARGE, told: 'This file is too large. It may have at most 2 MB.' },
])('[SPEC 2.1] $given.name of $given.size bytes is not sent: $told', async ({ given, told }) => {
  const { choose, sendings } = openUpload();
  await choose(given);
  expect(screen.getByRole('status')).toHaveTextContent(told);
  expect(sendings).toEqual([]);
});

test('[SPEC 2.1] a file is sent with its progress; the form has what the answer says, and it can be removed', async () => {
  const { choose, sendings, send } = openUpload();
  await choose(PDF);
  const progress = screen.getByRole('progressbar', { name: 'plan.pdf is being sent' });
  act(() => sendings[0]!.progress(0.4));
  expect(progress).toHaveValue(0.4);
  expect(screen.getByText('40%')).toBeVisible();
  expect(await send()).toEqual({ plan: '' });
  await act(async () => sendings[0]!.finish('file-7'));
  expect(screen.getByRole('status')).toHaveTextContent('plan.pdf was sent');
  expect(await send()).toEqual({ plan: 'file-7' });

  await press('Remove');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  expect(await send()).toEqual({ plan: '' });
});

test('[SPEC 2.1] a file is stopped and sent again by one button that keeps the focus', async () => {
  const { choose, sendings } = openUpload();
  await choose(PDF);
  await press('Stop');
  expect(sendings[0]!.signal.aborted).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('The file was not sent.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  // What comes of the stopped one does not matter any more.
  await act(async () => sendings[0]!.fail());
  expect(screen.getByRole('status')).toHaveTextContent('The file was not sent.');

  await userEvent.keyboard('{Enter}');
  expect(sendings.map(({ file }) => file)).toEqual([PDF, PDF]);
  await act(async () => sendings[1]!.fail());
  expect(screen.getByRole('status')).toHaveTextContent('The file could not be sent.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('[SPEC 2.1] another file takes the place of the first, leaving the page stops it', async () => {
  const { choose, sendings, unmount } = openUpload();
  await choose(PDF);
  await choose(new File(['b'], 'b.pdf', { type: 'application/pdf' }));
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  unmount();
  expect(sendings[1]!.signal.aborted).toBe(true);
});

test('[SPEC 2.1] a file can be dropped', async () => {
  const { sendings } = openUpload();
  const zone = screen.getByRole('button', { name: 'Choose a file' }).parentElement!;
  const item = {
    kind: 'file',
    type: PDF.type,
    getAsFile: () => PDF,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  };
  const dataTransfer = { types: ['Files'], items: [item], files: [PDF], effectAllowed: 'all' };
  fireEvent.dragEnter(zone, { dataTransfer });
  await act(async () => void fireEvent.drop(zone, { dataTransfer }));
  expect(sendings.map(({ file }) => file)).toEqual([PDF]);
});
