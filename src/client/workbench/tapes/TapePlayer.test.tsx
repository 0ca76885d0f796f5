import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTape } from '../../../tape/format/parseTape';
import { renderScreen } from '../../testing/renderScreen';
import { createPlayedTape } from './playedTape';
import { TapePlayer } from './TapePlayer';
import type { TapeResult } from './playTape';

const FILE = resolve(import.meta.dirname, '../../../tape/shelf/sign-in.tape.jsonl');
const TEXT = readFileSync(FILE, 'utf8');

/** Without the program that replays: what the tape itself holds, effects among it. */
const play = async (_name: string, text: string): Promise<TapeResult> =>
  text === TEXT
    ? { kind: 'played', played: createPlayedTape(parseTape(text), null) }
    : { kind: 'refused', code: 'foreign' };

async function openFile(text: string) {
  renderScreen(<TapePlayer play={play} />);
  const file = Object.assign(new File([text], 'mine.tape.jsonl'), { text: async () => text });
  const field: HTMLInputElement = screen.getByLabelText('A file of your own');
  fireEvent.change(field, { target: { files: [file] } });
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('[SPEC 10.7] a tape is shown moment by moment, by its slider, its actions and its buttons', async () => {
  await openFile(TEXT);
  const slider = await screen.findByRole('slider', { name: 'Time of the tape' });
  expect(slider).toHaveAttribute('aria-valuetext', '00:00:00.000');
  expect(panel('State').getByText(/"status": "checking"/)).toBeVisible();

  const action = panel('Actions').getByRole('button', { name: /session\/providerSignedIn/ });
  await userEvent.click(action);
  expect(action).toHaveAttribute('aria-current', 'step');
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^00:00:00\.[1-9]/));
  expect(panel('Requests so far').getByText(/POST http:\/\/localhost:3100\/token/)).toBeVisible();
  expect(panel('What the sagas wait for').getAllByText(/watchProviderRenewals/)).not.toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Action before' }));
  expect(action).not.toHaveAttribute('aria-current');
});

test('actions are found by what they say', async () => {
  await openFile(TEXT);
  await userEvent.type(await screen.findByRole('searchbox'), 'validationResult');
  expect(panel('Actions').getAllByRole('button')).toHaveLength(1);
  expect(panel('Actions').getByRole('status')).toHaveTextContent(/^1 of \d+$/);
});

test('tokens are bars that say how long they are good', async () => {
  await openFile(TEXT);
  await screen.findByRole('slider');
  const [bar] = panel('Tokens').getAllByRole('listitem');
  expect(bar).toHaveTextContent(/at#1, 00:00:00\.\d{3} to 00:05:00\.\d{3}/);
});

test('[SPEC 10.7] a file that is no tape is refused in the reader’s language', async () => {
  await openFile('something else');
  expect(await screen.findByRole('alert')).toHaveTextContent('no session tape of this portal');
});
