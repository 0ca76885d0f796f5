import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import { problem, text } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf } from '../../testing/sectionFactories';
import { CommitteeScreen } from './CommitteeScreen';

const PAGE = '/v1/committees/budget';
const route = { path: '/committees/:slug', url: '/committees/budget' };
const show = async (details: Partial<CommitteeDetails> = {}) => {
  const body = aDetailOf('committees', 'en', { details });
  renderScreen(<CommitteeScreen />, { ...route, answers: { [PAGE]: { body } } });
  await screen.findByRole('heading', { level: 1 });
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const meeting = (title: string, at: string) => ({
  at,
  title: text(title),
  place: text('Town hall'),
  agenda: [text('Questions')],
  minutes: null,
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
      { category: text('Councillors'), seats: 5 },
      { category: text('Residents'), seats: 3 },
    ],
    vacantSeats: 1,
  });
  const table = within(screen.getByRole('table', { name: 'Composition' }));
  expect(table.getByRole('row', { name: 'Councillors 5' })).toBeVisible();
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
  };
  await show({
    members: [
      { ...member, role: 'chair' },
      { ...member, role: 'member', name: 'Omar', until: '2026-04-01' },
    ],
  });
  expect(part('Members').getByRole('listitem')).toHaveTextContent(
    /Leyla\s*Chair\s*Since February 1, 2024/,
  );
  expect(part('Former members').getByRole('listitem')).toHaveTextContent(
    /Omar\s*Member\s*February 1, 2024 to April 1, 2026/,
  );
});

test('the next meeting comes first, then the later ones, then the past from the latest on', async () => {
  await show({
    meetings: [
      meeting('January', '2026-01-20T15:00:00Z'),
      meeting('June', '2026-06-20T15:00:00Z'),
      meeting('May', '2026-05-20T15:00:00Z'),
      meeting('April', '2026-04-20T15:00:00Z'),
    ],
  });
  const titles = part('Meetings').getAllByRole('heading', { level: 4 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['May', 'June', 'April', 'January']);
});

test('minutes open where the meeting stands', async () => {
  const minutes = text('Adopted unanimously.');
  await show({ meetings: [{ ...meeting('April', '2026-04-20T15:00:00Z'), minutes }] });
  expect(screen.getByText('No meeting has been announced.')).toBeVisible();
  expect(screen.getByText('Adopted unanimously.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Minutes'));
  expect(screen.getByText('Adopted unanimously.')).toBeVisible();
});

test('a dissolved committee says when and why, and announces nothing', async () => {
  await show({
    dissolution: { on: '2026-01-10', reason: text('The work is done.') },
    meetings: [],
    vacantSeats: 1,
  });
  expect(screen.getByText('The work is done.')).toBeVisible();
  expect(screen.getByText('Dissolved on January 10, 2026')).toBeVisible();
  expect(screen.queryByText('No meeting has been announced.')).toBeNull();
  expect(screen.queryByText('1 vacant seat')).toBeNull();
});

test('a failed load offers another try', async () => {
  renderScreen(<CommitteeScreen />, { ...route, answers: { [PAGE]: problem(400, 'invalid') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
