import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { useState } from 'react';
import { userRefreshRequested } from '../../state/sessionSlice';
import { aProblem } from '../../testing/factories';
import { aProfile } from '../../testing/profileFactories';
import { renderScreen } from '../../testing/renderScreen';
import { ProfileEditScreen } from './ProfileEditScreen';

const PROFILE = '/v1/me/profile';
const PATCH = `PATCH ${PROFILE}`;
const PUT_PICTURE = 'PUT /v1/me/picture';
const DELETE_PICTURE = 'DELETE /v1/me/picture';
const SAVED = aProfile({ about: 'I keep bees.', website: 'https://roof.example/' });

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>['answers'];

/** Leaving the page and coming back, as a reload does: nothing of the screen is kept. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <ProfileEditScreen key={visit} />
    </>
  );
}

async function openEdit(answers: Answers = {}) {
  const actions: Action[] = [];
  const view = renderScreen(<Reloadable />, {
    url: '/profile/edit',
    isSignedIn: true,
    answers: { [PROFILE]: { body: SAVED }, ...answers },
    onAction: (action) => actions.push(action),
  });
  await screen.findByLabelText('Name');
  return { ...view, actions, isRefreshed: () => actions.some(userRefreshRequested.match) };
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

// The network of these tests reads bodies as JSON.
const aFile = (name = 'me.png', mediaType = 'image/png', size = 0) =>
  new File([JSON.stringify('x'.repeat(size))], name, { type: mediaType });

describe('the words', () => {
  test('only what was changed is sent, and the user record is asked for anew', async () => {
    const { calls, isRefreshed } = await openEdit({
      [PATCH]: { body: { ...SAVED, name: 'Grace B.' } },
    });
    type('Name', ' Grace B. ');
    await save();
    expect(await screen.findByText('Saved. Others see it from now on.')).toBeVisible();
    expect(sent(calls)).toEqual([{ name: 'Grace B.' }]);
    expect(calls.at(-1)!.headers.get('authorization')).toBe('Bearer token');
    expect(isRefreshed()).toBe(true);
  });

  test('what was not changed is not sent at all', async () => {
    const { calls, isRefreshed } = await openEdit();
    await save();
    expect(await screen.findByText('Saved. Others see it from now on.')).toBeVisible();
    expect(sent(calls)).toEqual([]);
    expect(isRefreshed()).toBe(false);
  });

  test.each([
    { typed: 'bees.example', website: 'https://bees.example/' },
    { typed: 'http://bees.example/honey', website: 'http://bees.example/honey' },
    { typed: '  ', website: null },
  ])('the website "$typed" is sent as $website', async ({ typed, website }) => {
    const { calls } = await openEdit({ [PATCH]: { body: SAVED } });
    type('Website', typed);
    await save();
    await screen.findByText('Saved. Others see it from now on.');
    expect(sent(calls)).toEqual([{ website }]);
  });

  test.each(['javascript:alert(1)', 'mailto:bees@roof.example', 'ftp://roof.example', 'bees'])(
    'an address that is none of the web is refused before it is sent: %s',
    async (typed) => {
      const { calls } = await openEdit();
      type('Website', typed);
      await save();
      const field = screen.getByLabelText('Website');
      expect(field).toHaveAccessibleDescription(/not a complete web address/);
      expect(field).toHaveFocus();
      expect(sent(calls)).toEqual([]);
    },
  );

  test('the letters that are left are counted, what is too long stays to be shortened', async () => {
    const { calls } = await openEdit();
    const about = screen.getByLabelText('About you');
    expect(about).toHaveAccessibleDescription(/988 characters left/);
    type('About you', '🐝'.repeat(999));
    expect(about).toHaveAccessibleDescription(/1 character left/);
    type('About you', 'b'.repeat(1_002));
    expect(about).toHaveAccessibleDescription(/2 letters too many/);
    await save();
    expect(about).toHaveFocus();
    expect(about).toBeInvalid();
    expect(about).toHaveValue('b'.repeat(1_002));
    expect(sent(calls)).toEqual([]);
  });

  test('an empty name takes the focus before anything is sent', async () => {
    await openEdit();
    type('Name', '  ');
    type('Website', 'bees');
    await save();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.');
  });

  test.each([
    { code: 'invalidName', label: 'Name', told: /at least one letter/ },
    { code: 'invalidWebsite', label: 'Website', told: /not a complete web address/ },
  ])('the server’s $code stands at its field', async ({ code, label, told }) => {
    const { isRefreshed } = await openEdit({ [PATCH]: aProblem(422, code) });
    type('Name', '...');
    await save();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(told));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('...');
    expect(isRefreshed()).toBe(false);
  });

  test('a failed try loses nothing, the next one works', async () => {
    const { calls } = await openEdit({
      [PATCH]: [aProblem(503, 'unavailable'), { body: SAVED }],
    });
    type('About you', 'Now with honey.');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('About you')).toHaveValue('Now with honey.');
    await save();
    expect(await screen.findByText('Saved. Others see it from now on.')).toBeVisible();
    expect(sent(calls)).toEqual([{ about: 'Now with honey.' }, { about: 'Now with honey.' }]);
  });
});

describe('what was typed and not saved', () => {
  const reload = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'reload' }));
    await screen.findByLabelText('Name');
  };

  test('is there after a reload, and says that it is not saved', async () => {
    await openEdit();
    type('About you', 'Half a thou');
    await reload();
    expect(screen.getByLabelText('About you')).toHaveValue('Half a thou');
    expect(screen.getByText(/It is not saved yet/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Bell');
  });

  test('can be dropped', async () => {
    await openEdit();
    type('About you', 'Half a thou');
    await reload();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('About you')).toHaveValue('I keep bees.');
    await reload();
    expect(screen.getByLabelText('About you')).toHaveValue('I keep bees.');
    expect(screen.queryByText(/It is not saved yet/)).toBeNull();
  });

  test('is forgotten once it is saved', async () => {
    const told = { ...SAVED, about: 'A whole thought.' };
    await openEdit({ [PROFILE]: [{ body: SAVED }, { body: told }], [PATCH]: { body: told } });
    type('About you', told.about);
    await save();
    await screen.findByText('Saved. Others see it from now on.');
    await reload();
    expect(screen.getByLabelText('About you')).toHaveValue(told.about);
    expect(screen.queryByText(/It is not saved yet/)).toBeNull();
  });
});

describe('the picture', () => {
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Choose a picture'), file, { applyAccept: false });
  const shown = () => document.querySelector('img')?.getAttribute('src') ?? null;
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));

  test('is shown before it is sent, then sent as it is, and the header asks for it', async () => {
    const { calls, actions, isRefreshed } = await openEdit({
      [PROFILE]: [{ body: SAVED }, { body: { ...SAVED, picture: '/pictures/2' } }],
      [PUT_PICTURE]: { body: null },
    });
    await choose(aFile('me.png', 'image/png', 10));
    expect(await screen.findByText(/This is how it will look/)).toBeVisible();
    expect(shown()).toMatch(/^data:image\/png;base64,/);
    expect(calls).toHaveLength(1);

    await use();
    expect(await screen.findByText('Your new picture is in its place.')).toBeVisible();
    const put = calls.find(({ method }) => method === 'PUT')!;
    expect(put.headers.get('content-type')).toBe('image/png');
    expect(put.headers.get('authorization')).toBe('Bearer token');
    expect(put.body).toBe('x'.repeat(10));
    await waitFor(() => expect(shown()).toBe('/v1/pictures/2'));
    expect(isRefreshed()).toBe(true);
    // Actions are plain values: the bytes stand in none of them.
    expect(JSON.stringify(actions)).not.toContain('x'.repeat(10));
    expect(
      screen.getByText('Your new picture is in its place.').closest('[tabindex]'),
    ).toHaveFocus();
  });

  test('that was chosen can be left', async () => {
    const { calls } = await openEdit();
    await choose(aFile());
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it as it was' }));
    expect(shown()).toBeNull();
    expect(screen.getByLabelText('Choose a picture')).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  test.each([
    {
      given: 'too large',
      file: () => aFile('me.png', 'image/png', 5_000_001),
      told: /at most 5 MB/,
    },
    {
      given: 'a drawing that could run scripts',
      file: () => aFile('me.svg', 'image/svg+xml'),
      told: /cannot be read/,
    },
    { given: 'no picture', file: () => aFile('me.pdf', 'application/pdf'), told: /cannot be read/ },
  ])('$given is refused at once', async ({ file, told }) => {
    const { calls } = await openEdit();
    await choose(file());
    const field = screen.getByLabelText('Choose a picture');
    await waitFor(() => expect(field).toHaveAccessibleDescription(told));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(calls).toHaveLength(1);
  });

  test('that the server cannot read says so at the field, and another one can be chosen', async () => {
    await openEdit({ [PUT_PICTURE]: [aProblem(422, 'invalidPicture'), { body: null }] });
    await choose(aFile());
    await screen.findByText(/This is how it will look/);
    await use();
    const field = screen.getByLabelText('Choose a picture');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot be read/));
    await choose(aFile('other.png'));
    await waitFor(() => expect(field).not.toBeInvalid());
    await use();
    expect(await screen.findByText('Your new picture is in its place.')).toBeVisible();
  });

  test('stays chosen when it could not be sent', async () => {
    const { isRefreshed } = await openEdit({ [PUT_PICTURE]: aProblem(503, 'unavailable') });
    await choose(aFile());
    await screen.findByText(/This is how it will look/);
    await use();
    await waitFor(() => expect(document.querySelector('#picture-news')).toHaveFocus());
    expect(document.querySelector('#picture-news')).not.toBeEmptyDOMElement();
    expect(shown()).toMatch(/^data:/);
    expect(isRefreshed()).toBe(false);
  });

  test('is removed', async () => {
    const { isRefreshed } = await openEdit({
      [PROFILE]: [{ body: { ...SAVED, picture: '/pictures/1' } }, { body: SAVED }],
      [DELETE_PICTURE]: { body: null },
    });
    expect(shown()).toBe('/v1/pictures/1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(await screen.findByText('Your picture was removed.')).toBeVisible();
    await waitFor(() => expect(shown()).toBeNull());
    expect(isRefreshed()).toBe(true);
  });
});
