import { screen, within } from '@testing-library/react';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import type { MeetingList, MeetingSummary } from '../../../shared/contract/meetings';
import { aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { CommitteeScreen } from './CommitteeScreen';

const PAGE = '/v1/committees/budget';
const route = { path: '/committees/:slug', url: '/committees/budget' };
const NO_MEETINGS: MeetingList = { upcoming: [], past: [], next: null, mayWrite: false };
const show = async (details: Partial<CommitteeDetails> = {}, meetings = NO_MEETINGS) => {
  const body = aDetailPage('committees', 'en', { details });
  renderScreen(<CommitteeScreen />, {
    ...route,
    answers: { [PAGE]: { body }, [`/v1/committees/${body.slug}/meetings`]: { body: meetings } },
  });
  await screen.findByRole('heading', { level: 1 });
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const meeting = (title: string, startsAt: string): MeetingSummary => ({
  id: title,
  startsAt,
  endsAt: null,
  timezone: 'Europe/Istanbul',
  isPublic: true,
  title: aText(title),
  place: aText('Town hall'),
  state: 'planned',
  hasMinutes: false,
  decisions: 0,
});

test('mandate, legal basis and rhythm are given', async () => {
  await show();
  expect(part('Mandate').getByText('Advises the council.')).toBeVisible();
  expect(screen.getByText('Bylaw, section 12')).toBeVisible();
  expect(screen.getByText('Once a month')).toBeVisible();
});

test('the composition is a table with the sum of all seats', async () => {
  await show({
    composition: [
      { key: 'council', category: aText('Councillors'), seats: 5, vacant: 0, vacantSince: null },
      { key: 'r', category: aText('Residents'), seats: 3, vacant: 1, vacantSince: '2026-03-01' },
    ],
    vacantSeats: 1,
  });
  const table = within(screen.getByRole('table', { name: 'Composition' }));
  expect(table.getByRole('row', { name: 'Councillors 5' })).toBeVisible();
  expect(
    table.getByRole('row', { name: 'Residents 1 vacant seat since 1 March 2026 3' }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: 'All seats 8' })).toBeVisible();
  expect(part('Composition').getByText('1 vacant seat')).toBeVisible();
});

test('people whose term has ended are listed apart', async () => {
  const member = {
    personId: '00000000-0000-4000-8000-0000000000a1',
    name: 'Leyla',
    title: null,
    since: '2024-02-01',
    until: null,
    seat: null,
    endedAs: null,
    electedBy: null,
    interests: null,
  };
  await show({
    members: [
      { ...member, role: 'chair' },
      { ...member, role: 'member', name: 'Omar', until: '2026-04-01' },
    ],
  });
  expect(part('Members').getByRole('listitem')).toHaveTextContent(
    /Leyla\s*Chair\s*Since 1 February 2024/,
  );
  expect(part('Former members').getByRole('listitem')).toHaveTextContent(
    /Omar\s*Member\s*1 February 2024 to 1 April 2026/,
  );
});

test('the next meeting comes first, then the later ones, then the past from the latest on', async () => {
  const list = {
    upcoming: [meeting('May', '2026-05-20T15:00:00Z'), meeting('June', '2026-06-20T15:00:00Z')],
    past: [meeting('April', '2026-04-20T15:00:00Z')],
    next: null,
    mayWrite: false,
  };
  await show({}, list);
  expect(await screen.findByRole('link', { name: 'May' })).toBeVisible();
  const titles = part('Meetings').getAllByRole('heading', { level: 4 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['May', 'June', 'April']);
});

test('a dissolved committee says when and why, and announces nothing', async () => {
  await show({
    dissolution: { on: '2026-01-10', reason: aText('The work is done.') },
    vacantSeats: 1,
  });
  expect(screen.getByText('The work is done.')).toBeVisible();
  expect(screen.getByText('Dissolved on 10 January 2026')).toBeVisible();
  expect(screen.queryByText('No meeting has been announced.')).toBeNull();
  expect(screen.queryByText('1 vacant seat')).toBeNull();
});

test('a failed load offers another try', async () => {
  renderScreen(<CommitteeScreen />, { ...route, answers: { [PAGE]: aProblem(400, 'invalid') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
