import { cleanup, screen } from '@testing-library/react';
import { UNKNOWN_ACCESS, type EventDetails } from '../../../shared/contract/events';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { EventScreen } from './EventScreen';

const SLUG = 'open-house-at-the-library';

function showEvent(details: Partial<EventDetails>, phase: 'upcoming' | 'closed' = 'upcoming') {
  const dates = { phase, opensAt: '2026-05-08T15:00:00Z', closesAt: '2026-05-08T17:30:00Z' };
  renderScreen(<EventScreen />, {
    path: '/events/:slug',
    url: `/events/${SLUG}`,
    answers: {
      [`/v1/events/${SLUG}`]: { body: aDetailPage('events', 'en', { ...dates, details }) },
    },
  });
}

test('the event says when it is in the city’s time, where, and how accessible', async () => {
  showEvent({ access: { stepFree: true, hearingLoop: false, signLanguage: true } });
  expect(await screen.findByText(/Friday, 8 May 2026/)).toHaveTextContent(/18:00.*20:30/);
  expect(screen.getByText('Mill Street library, foyer')).toBeVisible();
  expect(screen.getByText('Step-free access')).toBeVisible();
  expect(screen.getByText('No hearing loop')).toBeVisible();
  expect(screen.getByText('Sign language interpretation')).toBeVisible();
});

test('an event of which nobody has said how accessible it is never says that it is not', async () => {
  showEvent({ access: { stepFree: true, hearingLoop: null, signLanguage: false } });
  expect(await screen.findByText('Hearing loop: not known yet')).toBeVisible();
  expect(screen.getByText('No sign language interpretation')).toBeVisible();
  expect(screen.getByText(/please ask the organiser/)).toBeVisible();
  cleanup();
  showEvent({ access: UNKNOWN_ACCESS });
  expect(await screen.findByText('Step-free access: not known yet')).toBeVisible();
  expect(screen.queryByText(/^No /)).toBeNull();
  cleanup();
  showEvent({ access: { stepFree: true, hearingLoop: false, signLanguage: true } });
  await screen.findByText('No hearing loop');
  expect(screen.queryByText(/please ask the organiser/)).toBeNull();
});

test('the meeting is linked with the name of the other website', async () => {
  showEvent({});
  const link = await screen.findByRole('link', { name: 'Join online' });
  expect(link).toHaveAttribute('href', 'https://meet.harbour.example/library');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText('meet.harbour.example')).toBeVisible();
});

test.each<[string, Partial<EventDetails>, 'upcoming' | 'closed']>([
  ['with an address that is not https', { onlineUrl: 'javascript:alert(1)' }, 'upcoming'],
  ['that is over', {}, 'closed'],
  ['that is cancelled', { cancellation: { text: 'Storm', lang: 'en' } }, 'upcoming'],
])('an event %s offers no meeting', async (_title, details, phase) => {
  showEvent(details, phase);
  await screen.findByText('Mill Street library, foyer');
  expect(screen.queryByRole('link', { name: 'Join online' })).toBeNull();
});

test('a cancelled event says why', async () => {
  showEvent({ cancellation: { text: 'The path is closed.', lang: 'en' } });
  expect(await screen.findByText('This event does not take place')).toBeVisible();
  expect(screen.getByText('The path is closed.')).toBeVisible();
});

test('a place on a map leads to an open map elsewhere; nothing of it is loaded here', async () => {
  const position = { latitude: 41.02, longitude: 29.0101234 };
  showEvent({ position, directions: { text: 'By tram 4, stop Mill Street.', lang: 'en' } });
  const link = await screen.findByRole('link', { name: 'See the place on a map' });
  expect(link).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=41.02000&mlon=29.01012#map=17/41.02000/29.01012',
  );
  expect(screen.getByText('By tram 4, stop Mill Street.')).toBeVisible();
  expect(document.querySelector('iframe, img[src*="openstreetmap"]')).toBeNull();
});

test('an event without a position says where it is in words alone', async () => {
  showEvent({ position: null, directions: null });
  expect(await screen.findByText('Mill Street library, foyer')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the place on a map' })).toBeNull();
});

test('afterwards there is a report, how many came, and the publications about it', async () => {
  showEvent(
    {
      minutes: { text: 'We agreed on **three** places.', lang: 'en' },
      attendees: 87,
      places: [{ section: 'publications', slug: 'report', title: { text: 'Report', lang: 'en' } }],
    } as Partial<EventDetails>,
    'closed',
  );
  expect(await screen.findByRole('heading', { name: 'Minutes' })).toBeVisible();
  expect(await screen.findByText(/We agreed on/)).toBeVisible();
  expect(screen.getByText('87 people')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    '/publications/report',
  );
});
