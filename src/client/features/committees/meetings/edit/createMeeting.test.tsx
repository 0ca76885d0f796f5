import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WrittenMeeting } from '../../../../../shared/contract/meetings';
import { enterText } from '../../../../testing/enterText';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { aDetailPage } from '../../../../testing/sectionFactories';
import { MEETING_ID } from '../testing/aMeeting';
import { aMeetingSource } from '../testing/aMeetingSource';
import { MEETINGS_PATH, press, listSentBodies, COMMITTEE_SLUG } from '../testing/renderMeetingEdit';
import { CreateMeetingScreen } from './CreateMeetingScreen';

/** Renders the page on which a meeting is announced. */
const renderCreate = (mayWrite: boolean, answers: FakeResponses = {}) =>
  renderScreen(<CreateMeetingScreen />, {
    path: '/committees/:slug/meetings/create',
    url: `${MEETINGS_PATH}/create`,
    isSignedIn: true,
    answers: {
      [`/v1/committees/${COMMITTEE_SLUG}`]: { body: aDetailPage('committees', 'en') },
      [`/v1${MEETINGS_PATH}`]: { body: { upcoming: [], past: [], next: null, mayWrite } },
      ...answers,
    },
  });

test('a meeting is announced, and its page follows', async () => {
  const view = renderCreate(true, {
    [`POST /v1${MEETINGS_PATH}`]: { status: 201, body: aMeetingSource() },
  });
  const title = await screen.findByRole('textbox', { name: 'Title, in English' });
  await enterText(title, 'Budget');
  await typeInto('Begins on', ['month', '06'], ['day', '10'], ['year', '2026']);
  await typeInto('Begins at', ['hour', '18'], ['minute', '30']);
  await press('Announce the meeting');
  await waitFor(() => expect(listSentBodies(view, 'POST')).toHaveLength(1));
  expect(listSentBodies<WrittenMeeting>(view, 'POST')[0]).toMatchObject({
    title: { en: 'Budget' },
    startsAt: '2026-06-10T18:30',
    endsAt: null,
    agenda: [],
    timezone: 'Europe/Istanbul',
  });
  await waitFor(() => expect(view.ports.location.href()).toMatch(new RegExp(`${MEETING_ID}$`)));
});

test('one switch shows the texts of the meeting and of its agenda in another language, or two side by side', async () => {
  const { ports } = renderCreate(true);
  const field = (name: string) => screen.findByRole('textbox', { name });
  await field('Title, in English');
  await press('Add an item');
  expect(await field('Title of the item, in English')).toBeVisible();
  const languages = within(screen.getByRole('group', { name: 'Language of the fields' }));
  await userEvent.click(languages.getByRole('button', { name: /^Turkish/ }));
  for (const name of ['Title, in Turkish', 'Place, in Turkish', 'Title of the item, in Turkish'])
    expect(await field(name)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title, in English' })).toBeNull();
  act(() => ports.resize(true));
  await press('Side by side');
  for (const name of ['Title of the item, in English', 'Title of the item, in Turkish'])
    expect(await field(name)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

async function typeInto(label: string, ...parts: readonly (readonly [string, string])[]) {
  const group = within(screen.getByRole('group', { name: new RegExp(label) }));
  for (const [part, signs] of parts)
    await userEvent.type(group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }), signs);
}

test('who may not write meetings sees no form', async () => {
  renderCreate(false);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You cannot open this page' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Announce the meeting' })).toBeNull();
});
