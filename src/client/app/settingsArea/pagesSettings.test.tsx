import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FreePage, SettingsChange, SettingsValues } from '../../../shared/contract/settings';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { enterText } from '../../testing/enterText';
import { renderScreen } from '../../testing/renderScreen';
import { anArea } from '../../testing/settingsFactories';
import { loadMarkdown } from '../../ui/Markdown';
import { SettingsAreaScreen } from './SettingsAreaScreen';

beforeAll(loadMarkdown);

const aPage = (slug: string, more: Partial<FreePage> = {}): FreePage => ({
  slug,
  title: { en: `Title of ${slug}`, ar: 'عنوان' },
  text: { en: `Text of ${slug}` },
  isPublished: true,
  ...more,
});
const PAGES: SettingsValues['pages'] = {
  pages: [aPage('about'), aPage('offline', { isPublished: false })],
  footer: ['offline', 'about'],
};

function open(value: SettingsValues['pages'] = PAGES) {
  const view = renderScreen(<SettingsAreaScreen />, {
    path: '/admin/pages',
    url: '/admin/pages',
    isSignedIn: true,
    answers: {
      '/v1/settings/pages': { body: anArea('pages', { value }) },
      'PUT /v1/settings/pages': { body: anArea('pages', { revision: 2, value }) },
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

type View = ReturnType<typeof open>;
const saved = ({ calls }: View) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as SettingsChange).value as unknown as SettingsValues['pages']);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findPage = async (name: string) => within(await screen.findByRole('group', { name }));
const field = (name: string) => screen.getAllByRole('textbox', { name })[0]!;

test('a new page is written, placed in the footer and saved; the others stay as they are', async () => {
  const view = open();
  await press('Add a page');
  await enterText(field('Title'), 'Take part offline');
  await enterText(field('Text'), 'Come to the **town hall**.');
  await enterText(field('Address'), 'town-hall');
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take part offline' }));
  await press('Save');
  const written: FreePage = {
    slug: 'town-hall',
    title: { en: 'Take part offline' },
    text: { en: 'Come to the **town hall**.' },
    isPublished: true,
  };
  await waitFor(() =>
    expect(saved(view)).toEqual([
      { pages: [...PAGES.pages, written], footer: ['offline', 'about', 'town-hall'] },
    ]),
  );
});

test('another address moves its place in the footer along; a deleted page leaves it', async () => {
  const view = open();
  const about = await findPage('Title of about');
  expect(about.getByText('/pages/about')).toBeVisible();
  expect((await findPage('Title of offline')).getByText('Draft')).toBeVisible();
  await userEvent.click(about.getByRole('button', { name: 'Edit' }));
  await userEvent.clear(field('Address'));
  await enterText(field('Address'), 'who-we-are');
  const offline = await findPage('Title of offline');
  await userEvent.click(offline.getByRole('button', { name: 'Delete' }));
  expect(offline.getByText('Deleted when you save')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Title of offline' })).toBeNull();
  await press('Save');
  await waitFor(() =>
    expect(saved(view)).toEqual([
      {
        pages: [aPage('who-we-are', aPage('about', { slug: 'who-we-are' }))],
        footer: ['who-we-are'],
      },
    ]),
  );
});

test('the order of the footer is changed by keys, and told', async () => {
  const view = open();
  const row = (await screen.findByRole('checkbox', { name: 'Title of about' })).closest('li')!;
  within(row).getByRole('button', { name: 'Move up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Title of about: place 1 of 2')).toBeInTheDocument();
  await press('Save');
  await waitFor(() => expect(saved(view)[0]?.footer).toEqual(['about', 'offline']));
});

test('what cannot be kept is told at its field before it is sent', async () => {
  const view = open();
  await press('Add a page');
  await press('Save');
  expect(field('Title')).toHaveAccessibleDescription(/at least one language/);
  expect(field('Text')).toHaveAccessibleDescription(/at least one language/);
  expect(field('Address')).toHaveAccessibleDescription(/small letters/);
  await enterText(field('Address'), 'about');
  await press('Save');
  expect(field('Address')).toHaveAccessibleDescription(/Another page/);
  expect(saved(view)).toEqual([]);
});
