import { screen, within } from '@testing-library/react';
import type { TeamDetails } from '../../../shared/contract/teams';
import { aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { TeamScreen } from './TeamScreen';

const PAGE = '/v1/teams/trees';
const route = { path: '/teams/:slug', url: '/teams/trees' };
const onMembers = { ...route, url: '/teams/trees?tab=members' };
const team = (details: Partial<TeamDetails> = {}) => ({
  body: aDetailPage('teams', 'en', { details }),
});

test('a team says what it wants, who can join and how to reach it', async () => {
  renderScreen(<TeamScreen />, { ...route, answers: { [PAGE]: team() } });
  const purpose = await screen.findByRole('region', { name: 'What we want' });
  expect(purpose).toHaveTextContent('More trees.');
  expect(screen.getByRole('link', { name: /harbour.example/ })).toHaveAttribute(
    'href',
    'mailto:trees@harbour.example',
  );
});

test('a team without a contact names none', async () => {
  renderScreen(<TeamScreen />, { ...route, answers: { [PAGE]: team({ contact: null }) } });
  await screen.findByRole('region', { name: 'What we want' });
  expect(screen.queryByText('Contact')).toBeNull();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});

test('members are listed with office, title and the day they joined', async () => {
  const members: TeamDetails['members'] = [
    {
      personId: '00000000-0000-4000-8000-0000000000a1',
      name: 'Leyla',
      role: 'lead',
      title: aText('Gardens'),
      since: '2024-02-01',
      until: null,
    },
    {
      personId: '00000000-0000-4000-8000-0000000000a2',
      name: 'عمر',
      role: 'member',
      title: null,
      since: '2025-05-12',
      until: null,
    },
  ];
  renderScreen(<TeamScreen />, { ...onMembers, answers: { [PAGE]: team({ members }) } });
  const list = within(await screen.findByRole('region', { name: 'Members' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Leyla\s*Team lead\s*Gardens\s*Since 1 February 2024/);
  expect(second).toHaveTextContent(/Since 12 May 2025/);
  expect(list.getByText('عمر').tagName).toBe('BDI');
  expect(list.getByText('2 members')).toBeVisible();
});

test('a team without members says so', async () => {
  renderScreen(<TeamScreen />, { ...onMembers, answers: { [PAGE]: team({ members: [] }) } });
  expect(await screen.findByText('This team has no members yet.')).toBeVisible();
});

test('a failed load offers another try', async () => {
  renderScreen(<TeamScreen />, { ...route, answers: { [PAGE]: aProblem(400, 'invalid') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
