import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_SETTINGS } from '../../../demo/city';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { sessionEnded, userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aListPage, aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { someNeeds, noNeeds, someOutcomes } from '../../testing/homeFactories';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { HomeScreen } from './HomeScreen';

const NUMBERS = { openPolls: 1, ballots: 2, comments: 3, people: 11, upcomingEvents: 0 };
const answers = (more: FakeResponses = {}): FakeResponses => ({
  '/v1/have-your-say': aListPage([aListItem('have-your-say', 'en')]),
  '/v1/dialogs': aListPage([]),
  '/v1/events': aListPage([]),
  '/v1/blogs': aListPage([]),
  '/v1/statistics': { body: NUMBERS },
  '/v1/statistics/outcomes': someOutcomes('en'),
  '/v1/me/needs': someNeeds('en'),
  ...more,
});
const open = (options: NonNullable<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<HomeScreen />, { answers: answers(), ...options });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the picture of the welcome', () => {
  const welcome = () => screen.getByRole('heading', { level: 1 }).closest('section')!;

  test('is the city’s own, known in its size before it comes, and says nothing', () => {
    const { hero } = DEMO_SETTINGS.look;
    open();
    const picture = welcome().querySelector('img')!;
    expect(picture).toHaveAttribute('src', `/v1/settings/look/pictures/${hero!.file}`);
    expect(picture).toHaveAttribute('width', String(hero!.width));
    expect(picture).toHaveAttribute('height', String(hero!.height));
    expect(picture).toHaveAttribute('alt', '');
  });

  test('is none where the city has chosen none: nothing of the demonstration is drawn', () => {
    open({ settings: DEFAULT_SETTINGS });
    expect(welcome().querySelector('img, svg')).toBeNull();
    expect(welcome()).toHaveClass('plain');
  });
});

describe('for everybody', () => {
  test('what the address says is no filter: a provider comes back with a `state` of its own', async () => {
    const url =
      '/?state=XkV3&topic=no-topic&q=lawn&phase=closed&cursor=25&iss=https://door.example';
    const { calls } = open({ url });
    await (await part('Open now')).findByText(/^Closes in/);
    const asked = calls
      .filter(({ path }) =>
        ['/v1/have-your-say', '/v1/dialogs', '/v1/events', '/v1/blogs'].includes(path),
      )
      .map(({ path, search }) => [path, Object.fromEntries(search)]);
    expect(asked).toEqual([
      ['/v1/have-your-say', { phase: 'open', locale: 'en', limit: '3' }],
      ['/v1/dialogs', { phase: 'open', locale: 'en', limit: '4' }],
      ['/v1/events', { phase: 'upcoming', locale: 'en', limit: '4' }],
      ['/v1/blogs', { locale: 'en', limit: '3' }],
    ]);
  });

  test('open polls say how much time is left; those that close soonest are asked for', async () => {
    const { calls } = open();
    const polls = await part('Open now');
    expect(await polls.findByText(/^Closes in/)).toBeVisible();
    const asked = calls.find(({ path }) => path === '/v1/have-your-say')!;
    expect(Object.fromEntries(asked.search)).toEqual({ phase: 'open', locale: 'en', limit: '3' });
    expect(calls.map(({ path }) => path)).not.toContain('/v1/me/needs');
  });

  test('what came of earlier votes: outcome, decision, and how far the promise is', async () => {
    open();
    const outcomes = await part('What came of it');
    const [card] = await outcomes.findAllByRole('article');
    const first = within(card!);
    expect(first.getByRole('link', { name: 'Night bus until 3:00?' })).toHaveAttribute(
      'href',
      '/have-your-say/night-bus-hours',
    );
    expect(first.getByText('The council follows the vote.')).toBeVisible();
    expect(first.getByRole('link', { name: 'Longer night service' })).toHaveAttribute(
      'href',
      '/governance/night-bus',
    );
    expect(first.getByText('Under way, due 1 Sept 2026')).toBeVisible();
    expect(first.getByRole('progressbar', { name: 'Progress' })).toHaveValue(40);
    expect(first.getByText('40%')).toBeVisible();
  });

  test('a part that fails leaves the others alone', async () => {
    open({ answers: answers({ '/v1/statistics/outcomes': aProblem(404, 'notFound') }) });
    expect(await (await part('What came of it')).findByRole('alert')).toBeVisible();
    expect(await (await part('Open now')).findByText(/^Closes in/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

/** For each count its six forms in Arabic, and those of English and Turkish. */
const COUNTS = [
  [0, 'صوت', 'votes cast', 'kullanılan oy'],
  [1, 'صوت تم الإدلاء به', 'vote cast', 'kullanılan oy'],
  [2, 'صوتان تم الإدلاء بهما', 'votes cast', 'kullanılan oy'],
  [3, 'أصوات تم الإدلاء بها', 'votes cast', 'kullanılan oy'],
  [11, 'صوتًا تم الإدلاء به', 'votes cast', 'kullanılan oy'],
  [100, 'صوت تم الإدلاء به', 'votes cast', 'kullanılan oy'],
  [103, 'أصوات تم الإدلاء بها', 'votes cast', 'kullanılan oy'],
] as const;

test.each(COUNTS)('[SPEC 1.6] %i votes in three languages', async (ballots, ar, en, tr) => {
  for (const [locale, label] of Object.entries({ ar, en, tr }) as ['en', string][]) {
    const view = open({
      locale,
      answers: answers({ '/v1/statistics': { body: { ...NUMBERS, ballots } } }),
    });
    const name = await screen.findByText(label, { selector: 'dt' });
    expect([locale, name.previousElementSibling?.textContent]).toEqual([locale, String(ballots)]);
    view.unmount();
  }
});

describe('for somebody who is signed in', () => {
  test('[SPEC 1.2] what waits stands where the introduction was: the vote first, then draft and notice', async () => {
    open({ isSignedIn: true });
    const needs = await part('What still needs you');
    const rows = await needs.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/have-your-say/library',
      '/blogs/my-draft/edit',
      '/events/summer-night',
    ]);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Closes in 3 days'),
      expect.stringContaining('Draft, not published yet'),
      expect.stringContaining('Begins in 2 days'),
    ]);
    expect(needs.getByRole('link', { name: '1 vote' })).toHaveAttribute(
      'href',
      '/have-your-say?phase=open',
    );
  });

  test('[SPEC 1.2] the introduction keeps its room, so that nothing below it moves', async () => {
    const { store, container } = open({ isSignedIn: true });
    await screen.findByRole('region', { name: 'What still needs you' });
    const introduction = container.querySelector('.introduction');
    expect(introduction).toHaveClass('away');
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    expect(screen.queryByRole('region', { name: 'What still needs you' })).toBeNull();
    expect(container.querySelector('.introduction')).toBe(introduction);
    expect(introduction).not.toHaveClass('away');
  });

  test('terms that are due come first; more than three are counted, not shown', async () => {
    const { store } = open({
      isSignedIn: true,
      answers: answers({ '/v1/me/needs': someNeeds('en', 12) }),
    });
    act(() => {
      const user = aStaffMember('admin', { termsDue: true });
      store.dispatch(userDataChanged({ user }));
    });
    const needs = await part('What still needs you');
    const rows = await needs.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/terms-and-conditions');
    expect(needs.getByRole('link', { name: '12 votes' })).toBeVisible();
  });

  test('who is of the staff sees what waits of their work, too; nobody else asks for it', async () => {
    const { store, calls } = open({
      isSignedIn: true,
      answers: answers({
        '/v1/me/needs': noNeeds(),
        '/v1/me/work': { body: { items: [{ kind: 'moderation', count: 9, since: null }] } },
      }),
    });
    expect(await screen.findByText(/Nothing is waiting for you|You have voted/)).toBeVisible();
    expect(calls.map(({ path }) => path)).not.toContain('/v1/me/work');
    act(() => void store.dispatch(userDataChanged({ user: aStaffMember('moderator') })));
    const needs = await part('What still needs you');
    const link = await needs.findByRole('link', { name: '9 texts wait for a decision' });
    expect(link).toHaveAttribute('href', '/admin/moderation');
    expect(needs.queryByText(/Nothing is waiting for you|You have voted/)).toBeNull();
  });

  test('where nothing waits it says so', async () => {
    open({ isSignedIn: true, answers: answers({ '/v1/me/needs': noNeeds() }) });
    expect(await screen.findByText(/waiting for you\. You have voted wherever/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at results' })).toBeVisible();
  });

  test('where nobody could vote it speaks of no vote and of no result', async () => {
    const nothing = { ...NUMBERS, openPolls: 0, ballots: 0 };
    open({
      isSignedIn: true,
      answers: answers({ '/v1/me/needs': noNeeds(), '/v1/statistics': { body: nothing } }),
    });
    const told = await screen.findByText(/Nothing is waiting for you/);
    await waitFor(() =>
      expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument(),
    );
    expect(told).toHaveTextContent(/^Nothing is waiting for you\.$/);
    expect(screen.queryByRole('link', { name: 'Look at results' })).toBeNull();
  });

  test('a failure can be tried again', async () => {
    open({
      isSignedIn: true,
      answers: answers({ '/v1/me/needs': [aProblem(400, 'invalidRequest'), someNeeds('en')] }),
    });
    const needs = await part('What still needs you');
    await userEvent.click(await needs.findByRole('button', { name: 'Try again' }));
    expect(await needs.findAllByRole('listitem')).toHaveLength(3);
  });
});

test('of a section that is off nothing is shown and nothing is asked for', async () => {
  const { calls } = open({ settings: withSections({ events: 'off', 'have-your-say': 'off' }) });
  await part('Being talked about');
  expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Have your say' })).toBeNull();
  const paths = calls.map(({ path }) => path);
  expect(paths).not.toContain('/v1/events');
  expect(paths).not.toContain('/v1/have-your-say');
  expect(await screen.findByText('comments')).toBeVisible();
  expect(screen.queryByText('upcoming events')).toBeNull();
});
