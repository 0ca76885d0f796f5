import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarMonth } from '../../../shared/contract/calendar';
import { CITY_AUTHOR } from '../../testing/editFactories';
import { aListPage, aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { EventsScreen } from './EventsScreen';

const LIST = '/v1/events';

const upcoming = (locale: 'en' | 'ar') =>
  aListItem('events', locale, {
    id: '1',
    phase: 'upcoming',
    opensAt: '2026-05-08T16:00:00Z',
    closesAt: '2026-05-08T18:00:00Z',
  });
const past = aListItem('events', 'en', {
  id: '2',
  slug: 'picnic',
  phase: 'closed',
  opensAt: '2026-04-02T09:00:00Z',
  closesAt: '2026-04-02T11:00:00Z',
});

test('without a filter events to come stand before those that are over', async () => {
  renderScreen(<EventsScreen />, { answers: { [LIST]: aListPage([past, upcoming('en')]) } });
  await screen.findByRole('heading', { level: 2, name: 'Coming up' });
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Coming up', 'Past events']);
});

const aMonth: CalendarMonth = {
  month: '2026-05',
  today: '2026-05-01',
  items: [
    {
      id: '1',
      section: 'events',
      slug: 'open-house',
      isCancelled: false,
      title: { text: 'Open house', lang: 'en' },
      opensAt: '2026-05-08T15:00:00Z',
      closesAt: '2026-05-08T16:00:00Z',
    },
    {
      id: '2',
      section: 'training',
      slug: 'first-aid',
      isCancelled: false,
      title: { text: 'First aid', lang: 'en' },
      opensAt: '2026-05-09T07:00:00Z',
      closesAt: null,
    },
  ],
};

test('past events alone are grouped by month, and the tab is marked', async () => {
  renderScreen(<EventsScreen />, {
    url: '/events?phase=closed',
    answers: { [LIST]: aListPage([past], { phases: { open: 1, upcoming: 2, closed: 4 } }) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'April 2026' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'State' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Current3',
    'Past4',
    'All',
  ]);
  expect(tabs.getByRole('link', { name: /Past/ })).toHaveAttribute('aria-current', 'page');
});

test('a cancelled event says so in the list', async () => {
  const reason = { text: 'Storm', lang: 'en' as const };
  const event = { ...upcoming('en'), details: { ...upcoming('en').details, cancellation: reason } };
  renderScreen(<EventsScreen />, { answers: { [LIST]: aListPage([event]) } });
  expect(await screen.findByText('Cancelled')).toBeVisible();
});

test('an event that is not translated keeps its language and direction', async () => {
  renderScreen(<EventsScreen />, { answers: { [LIST]: aListPage([upcoming('ar')]) } });
  const title = await screen.findByText('يوم مفتوح في المكتبة');
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).toHaveAttribute('dir', 'rtl');
});

test('a failed load offers another try', async () => {
  renderScreen(<EventsScreen />, {
    answers: { [LIST]: [aProblem(404, 'notFound'), aListPage([past])] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Past events' })).toBeVisible();
});

test('an empty calendar says that there is nothing yet', async () => {
  renderScreen(<EventsScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('whoever the host lets write finds the way from the list', async () => {
  renderScreen(<EventsScreen />, {
    url: '/events',
    isSignedIn: true,
    answers: { '/v1/me/authors': { body: { items: [CITY_AUTHOR] } }, '/v1/events': aListPage([]) },
  });
  const link = await screen.findByRole('link', { name: 'New event' });
  expect(link).toHaveAttribute('href', '/events/create');
});

test('the calendar marks trainings, and shows events or trainings alone in the same month', async () => {
  renderScreen(<EventsScreen />, {
    url: '/events?view=month&month=2026-05&kind=online',
    answers: { '/v1/calendar': { body: aMonth } },
  });
  const link = await screen.findByRole('link', { name: /Training.*First aid/ });
  expect(link).toHaveAttribute('href', '/training/first-aid');
  expect(screen.getByRole('link', { name: /^18:00 Open house$/ })).toHaveAttribute(
    'href',
    '/events/open-house',
  );
  const shown = within(screen.getByRole('navigation', { name: 'What the calendar shows' }));
  expect(shown.getByRole('link', { name: 'Events and trainings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(shown.getByRole('link', { name: 'Only trainings' })).toHaveAttribute(
    'href',
    '/events?view=month&month=2026-05&kind=online&section=training',
  );
  expect(screen.getByRole('link', { name: /^The whole calendar/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/calendar\.ics\?.*kind=online/),
  );
});

test.each([
  ['en', 'Mon'],
  ['ar', 'السبت'],
  ['tr', 'Pzt'],
] as const)('in %s the weeks of the calendar begin with %s', async (locale, day) => {
  renderScreen(<EventsScreen />, {
    locale,
    url: '/events?view=month&month=2026-05',
    answers: { '/v1/calendar': { body: aMonth } },
  });
  const [first] = await screen.findAllByRole('columnheader');
  expect(first).toHaveTextContent(day);
});
