import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { AreaSettings, SettingsChange } from '../../../shared/contract/settings';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { enterText } from '../../testing/enterText';
import { aListPage } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { anArea } from '../../testing/settingsFactories';
import { SettingsAreaScreen } from './SettingsAreaScreen';

const HOME = DEMO_SETTINGS.home;

function open(loaded: Partial<AreaSettings> = {}) {
  const view = renderScreen(<SettingsAreaScreen />, {
    path: '/admin/settings/:slug',
    url: '/admin/settings/home',
    isSignedIn: true,
    answers: {
      '/v1/settings/home': { body: anArea('home', loaded) },
      'PUT /v1/settings/home': { body: anArea('home', { revision: 2 }) },
      '/v1/have-your-say': aListPage([aListItem('have-your-say', 'en')]),
      '/v1/blogs': aListPage([aListItem('blogs', 'en')]),
      '/v1/dialogs': aListPage([]),
      '/v1/events': aListPage([]),
      '/v1/statistics': {
        body: { openPolls: 1, ballots: 2, comments: 3, people: 4, upcomingEvents: 5 },
      },
      '/v1/statistics/outcomes': { body: { items: [] } },
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

type View = ReturnType<typeof open>;
const saved = ({ calls }: View) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as SettingsChange).value as unknown as typeof HOME);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const rowOf = async (name: string) =>
  within((await screen.findByRole('checkbox', { name })).closest('li')!);
const field = async (name: string) => (await screen.findAllByRole('textbox', { name }))[0]!;

/** Finds what the preview shows. */
const findPreview = async () => {
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await preview.findByRole('heading', { level: 1 });
  return preview;
};

test('parts are moved by keys and turned off; the move is told, and the order is saved', async () => {
  const view = open();
  const up = (await rowOf('Latest blog posts')).getByRole('button', { name: 'Move up' });
  expect(up).toHaveAccessibleDescription('Latest blog posts');
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Latest blog posts: place 6 of 9')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The city in numbers' }));
  await save();
  await waitFor(() =>
    expect(saved(view).map(({ blocks }) => blocks)).toEqual([
      ['hero', 'polls', 'outcomes', 'dialogs', 'posts', 'events'],
    ]),
  );
});

test('the first and the last part do not move out of the list; the notice has its place', async () => {
  open();
  const first = await rowOf('Welcome');
  expect(first.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  const last = await rowOf('Links');
  expect(last.getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  expect((await rowOf('Notice')).queryByRole('button')).toBeNull();
});

test('the preview shows what would be there while nothing is saved', async () => {
  const view = open();
  const preview = await findPreview();
  expect(await preview.findByRole('region', { name: 'From the blog' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Latest blog posts' }));
  await waitFor(() => expect(preview.queryByRole('region', { name: 'From the blog' })).toBeNull());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Notice' }));
  await enterText(await field('Notice'), 'The desk is closed');
  expect(await preview.findByText('The desk is closed')).toBeInTheDocument();
  expect(saved(view)).toEqual([]);
});

test('nothing in the preview can be pressed or reached by keys', async () => {
  open();
  const preview = await findPreview();
  const link = await preview.findByRole('link', { name: 'How it works' });
  const picture = link.closest('[inert]')!;
  expect(picture).not.toBeNull();
  // The frame around it scrolls, by pointer and by keys: what is inert does not.
  const frame = screen.getByRole('group', { name: 'Preview' });
  expect(frame).toBe(picture.parentElement);
  expect(frame.tabIndex).toBe(0);
});

test('words in each language, the day and links are saved; fields that are empty are no link', async () => {
  const view = open();
  await enterText(await field('Notice'), 'Closed');
  await enterText(await field('Second link'), 'Town hall');
  await enterText(await field('Address of the second link'), 'town.example/');
  await save();
  await waitFor(() =>
    expect(saved(view)).toEqual([
      {
        ...HOME,
        notice: { text: { en: 'Closed' }, until: null },
        links: [{ label: { en: 'Town hall' }, address: 'https://town.example/' }],
      },
    ]),
  );
});

test('what cannot be kept is told at its field before it is sent', async () => {
  const view = open();
  for (const name of [
    'Welcome',
    'Open votes',
    'The city in numbers',
    'What came of earlier votes',
    'Open dialogues',
    'Coming events',
    'Latest blog posts',
  ])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await enterText(await field('First link'), 'Town hall');
  await enterText(await field('Address of the first link'), '//town.example');
  await enterText(await field('Address of the third link'), '/faqs');
  await save();
  expect(screen.getByRole('group', { name: 'Parts of the page' })).toHaveAccessibleDescription(
    /at least one part/,
  );
  expect(await field('Address of the first link')).toHaveAccessibleDescription(/leads nowhere/);
  expect(await field('Third link')).toHaveAccessibleDescription(/at least one language/);
  expect(saved(view)).toEqual([]);
});

test('the welcome is in the words of the city, in each language, and in the preview at once', async () => {
  const view = open();
  const preview = await findPreview();
  expect(
    preview.getByRole('heading', { level: 1, name: /decides in the square/ }),
  ).toBeInTheDocument();
  await enterText(await field('Heading of the welcome'), 'Havnby asks');
  await enterText(await field('Text of the welcome'), 'Say what you think.');
  expect(
    await preview.findByRole('heading', { level: 1, name: 'Havnby asks' }),
  ).toBeInTheDocument();
  expect(await preview.findByText('Say what you think.')).toBeInTheDocument();
  await enterText(
    (await screen.findAllByRole('textbox', { name: 'Heading of the welcome', hidden: true })).at(
      -1,
    )!,
    'Havnby soruyor',
  );
  await save();
  await waitFor(() =>
    expect(saved(view).map(({ welcome }) => welcome)).toEqual([
      {
        title: { en: 'Havnby asks', tr: 'Havnby soruyor' },
        text: { en: 'Say what you think.' },
      },
    ]),
  );
});

test('parts that the operator has set are no field, and stay in the preview', async () => {
  const view = open({ locked: ['blocks'] });
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('checkbox', { name: 'Open votes' })).toBeNull();
  const preview = await findPreview();
  expect(await preview.findByRole('region', { name: 'Open now' })).toBeInTheDocument();
  await save();
  await waitFor(() => expect(saved(view)[0]?.blocks).toEqual(HOME.blocks));
});
