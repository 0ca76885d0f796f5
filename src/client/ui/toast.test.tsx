import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderScreen } from '../testing/renderScreen';
import { statusMessages } from './messages';
import { ToastProvider, useEndUndo, useToast, type Toast } from './toast';

const DONE: Toast = { text: statusMessages.home, tone: 'good' };

function Page({ toast = DONE }: { readonly toast?: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>Save</button>;
}

const openPage = (toast?: Toast, locale: 'en' | 'ar' = 'en') =>
  renderScreen(<Page {...(toast && { toast })} />, { locale });

/** Saves; the region's module is fetched with the first toast. */
async function save() {
  fireEvent.click(screen.getByText('Save'));
  return screen.findAllByRole('alertdialog');
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('alertdialog');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[WCAG 4.1.3] a toast is announced and leaves the focus where it is', async () => {
  openPage();
  const button = screen.getByText('Save');
  button.focus();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Go to the home page');
  expect(screen.getByRole('region', { name: 'What has just happened' })).toBeVisible();
  expect(button).toHaveFocus();
});

test('[WCAG 2.2.1] it stays eight seconds, with an undo fifteen', async () => {
  openPage();
  await save();
  await pass(7_999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toHaveLength(0);
});

test('[WCAG 2.2.1] with an undo it stays fifteen seconds', async () => {
  openPage({ ...DONE, undo: jest.fn() });
  await save();
  await pass(14_999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toHaveLength(0);
});

test('[WCAG 2.2.1] the time stands still while the focus is in it, and F6 leads there', async () => {
  openPage();
  await save();
  const button = screen.getByText('Save');
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'F6' });
  fireEvent.keyUp(button, { key: 'F6' });
  expect(screen.getByRole('region', { name: 'What has just happened' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  act(() => button.focus());
  await pass(8_000);
  expect(shown()).toHaveLength(0);
});

test('undo takes back what was done, once, and the toast goes', async () => {
  const undo = jest.fn();
  openPage({ ...DONE, undo });
  await save();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toHaveLength(0);
});

test('the close button has its name in the language of the page, and so has the region its direction', async () => {
  openPage(DONE, 'ar');
  await save();
  expect(screen.getByRole('region')).toHaveAttribute('dir', 'rtl');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'إغلاق' })));
  expect(shown()).toHaveLength(0);
});

test('three at once; the others have their time afterwards', async () => {
  openPage();
  await save();
  for (let more = 0; more < 4; more += 1) await save();
  expect(shown()).toHaveLength(3);
  await pass(8_000);
  expect(shown()).toHaveLength(2);
  await pass(8_000);
  expect(shown()).toHaveLength(0);
});

function EndPage() {
  const endUndo = useEndUndo();
  return <button onClick={endUndo}>Keep</button>;
}

test('what can be taken back goes when it is saved; other toasts stay', async () => {
  renderScreen(
    <>
      <Page toast={{ ...DONE, undo: jest.fn() }} />
      <EndPage />
    </>,
  );
  await save();
  expect(shown()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByText('Keep')));
  expect(shown()).toHaveLength(0);
});

test('on the host the provider is nothing but its children', () => {
  expect(renderToString(<ToastProvider>page</ToastProvider>)).toBe('page');
});

test('without a provider nothing is shown and nothing breaks', () => {
  renderScreen(<Page />);
  fireEvent.click(screen.getByText('Save'));
  expect(shown()).toHaveLength(0);
});
