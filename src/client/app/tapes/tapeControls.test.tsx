import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../../../i18n/en.json';
import type { Finding } from '../../../tape/redact/lintTape';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { watchShortcut } from '../../browser/tapePage';
import { IntlRoot } from '../../intl/IntlRoot';
import { TapeCorner } from './TapeCorner';
import { createTapeControls } from './tapeControls';

const KEY = 'meydan-tape';

/**
 * Renders the controls of a page that is recorded, unless it is said that it is not, with these
 * findings on its tape.
 */
function corner({ isRecorded = true, findings = [] as readonly Finding[] } = {}) {
  const device = createMemoryPorts();
  const reloads: number[] = [];
  const marks: string[] = [];
  const logged: string[] = [];
  let isClosed = false;
  const recording = {
    mark: (text: string) => void marks.push(text),
    text: async () => ({ text: 'the tape', findings }),
    close: () => {
      isClosed = true;
    },
  };
  const controls = createTapeControls(
    {
      ...device,
      history: { ...device.history, go: (by) => void reloads.push(by) },
      log: (_level, text) => void logged.push(text),
    },
    isRecorded ? recording : null,
    KEY,
  );
  if (isRecorded) device.sessionStorage.write(KEY, 'on');
  render(
    <IntlRoot locale="en" timeZone="UTC" now={0} messages={en as never}>
      <TapeCorner controls={controls} />
    </IntlRoot>,
  );
  const isMarked = () => device.sessionStorage.read(KEY) !== null;
  return { device, controls, reloads, marks, logged, isMarked, isClosed: () => isClosed };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[SPEC 10.7] a recording begins with the page loaded anew', () => {
  const { reloads, isMarked } = corner({ isRecorded: false });
  press('Record this page');
  expect([reloads, isMarked()]).toEqual([[0], true]);
});

test('[SPEC 10.7] the console can ask for what the sagas do as well', () => {
  const { device, controls } = corner({ isRecorded: false });
  controls.start('full');
  expect(device.sessionStorage.read(KEY)).toBe('full');
});

test('[SPEC 10.7] a note goes on the tape, and the tape into a file', async () => {
  const { device, marks, isMarked, isClosed } = corner();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), {
    target: { value: ' signed in ' },
  });
  press('Mark');
  expect(marks).toEqual(['signed in']);
  press('Stop and save');
  await screen.findByText('The recording is in your downloads.');
  expect(device.saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^meydan-[\dT-]+\.tape\.jsonl$/),
  ]);
  expect([isMarked(), isClosed()]).toEqual([false, true]);
});

test('[SPEC 10.7] what still holds a secret is not saved, and goes on', async () => {
  const findings = [
    { line: 3, what: 'e-mail address', starts: 'grace@' },
    { line: 12, what: 'random text', starts: '8fJq2x' },
  ] as const;
  const { device, logged, isMarked, isClosed } = corner({ findings });
  press('Stop and save');
  await screen.findByText(/Not saved/);
  expect([device.saved, isMarked(), isClosed()]).toEqual([[], true, false]);
  expect(logged).toEqual([
    '[WARN] tape - not saved, by lines: 3 e-mail address (grace@…), 12 random text (8fJq2x…)',
  ]);
  expect(screen.getByRole('button', { name: 'Stop and save' })).toBeVisible();
});

test('[SPEC 10.7] Ctrl+Alt+R stops and saves; AltGr is for typing', async () => {
  const { device, controls } = corner();
  const stop = watchShortcut(controls.toggle);
  const key = { code: 'KeyR', ctrlKey: true, altKey: true };
  fireEvent.keyDown(window, { ...key, modifierAltGraph: true });
  fireEvent.keyDown(window, { ...key, altKey: false });
  expect(device.saved).toEqual([]);
  fireEvent.keyDown(window, key);
  await waitFor(() => expect(device.saved).toHaveLength(1));
  stop();
});
