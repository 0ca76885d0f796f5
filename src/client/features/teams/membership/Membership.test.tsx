import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { aDetailPage } from '../../../testing/sectionFactories';
import { aMembership, aTeamDesk, someTeamStatistics } from '../../../testing/teamFactories';
import { InvitationScreen } from '../InvitationScreen';
import { TeamScreen } from '../TeamScreen';
import { Membership } from './Membership';

// Comes with a file of its own.
beforeAll(() => Promise.all([import('../desk/TeamAdmin'), import('../statistics/Statistics')]));

const MINE = '/v1/teams/trees/membership';
const show = (
  joining: 'open' | 'onRequest' | 'invitationOnly',
  answers: FakeResponses,
  isSignedIn = true,
) =>
  renderScreen(<Membership slug="trees" joining={joining} isClosed={false} />, {
    answers,
    isSignedIn,
  });

test('who joins an open team is a member after one press', async () => {
  const joined = { body: aMembership({ state: 'active', role: 'member', may: { leave: true } }) };
  const { calls } = show('open', {
    [MINE]: [{ body: aMembership() }, joined],
    [`PUT ${MINE}`]: joined,
  });
  await userEvent.click(await screen.findByRole('button', { name: en['membership.join'] }));
  expect(await screen.findByText(en['membership.member'])).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('visitors are led to the sign-in, and told where only members invite', () => {
  show('open', {}, false);
  expect(screen.getByRole('link', { name: en['membership.signIn'] })).toBeVisible();
});

test('a wish that waits can be taken back', async () => {
  const { calls } = show('onRequest', {
    [MINE]: { body: aMembership({ state: 'requested', may: { join: false } }) },
    [`DELETE ${MINE}`]: { body: null },
  });
  expect(await screen.findByText(en['membership.asked'])).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en['membership.takeBack'] }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

const PAGE = '/v1/teams/trees';
const page = (url: string, answers: FakeResponses, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<TeamScreen />, { path: '/teams/:slug', url, isSignedIn: true, answers, ...more });

test('tabs lead to what there is, the one that is shown is marked', async () => {
  const team = { body: aDetailPage('teams', 'en', { slug: 'trees' }) };
  page('/teams/trees?tab=activity', { [PAGE]: team, [MINE]: { body: aMembership() } });
  const tab = await screen.findByRole('link', { name: en['teams.activity'] });
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Planting day' })).toHaveAttribute(
    'href',
    '/events/planting-day',
  );
  expect(screen.queryByRole('link', { name: en['section.publications'] })).toBeNull();
});

test('who leads the team finds requests, members and invitations; others do not', async () => {
  const team = { body: aDetailPage('teams', 'en', { slug: 'trees' }) };
  const lead = aMembership({ state: 'active', role: 'lead', may: { add: true, change: true } });
  page('/teams/trees?tab=members', {
    [PAGE]: team,
    [MINE]: { body: lead },
    '/v1/teams/trees/members': { body: aTeamDesk() },
  });
  expect(await screen.findByRole('heading', { name: en['membership.wishes'] })).toBeVisible();
  expect(screen.getByText('a@one.example')).toBeVisible();
  expect(screen.getByText('3 of 20 used', { exact: false })).toBeVisible();
  expect(screen.getByRole('switch', { name: en['membership.switch.startDialogs'] })).toBeChecked();
});

const LEAD = aMembership({
  state: 'active',
  role: 'lead',
  may: { add: true, change: true, handOver: true, lookInside: true },
});
const desk = (more: FakeResponses = {}) =>
  page('/teams/trees?tab=members', {
    [PAGE]: { body: aDetailPage('teams', 'en', { slug: 'trees' }) },
    [MINE]: { body: LEAD },
    '/v1/teams/trees/members': {
      body: {
        ...aTeamDesk(),
        members: aTeamDesk().members.map((member) => ({ ...member, state: 'active' })),
      },
    },
    ...more,
  });

test('of a list with faults nothing is sent, the lines are named and what was typed stays', async () => {
  const SEND = 'POST /v1/teams/trees/invitations';
  const { calls } = desk({ [SEND]: { body: { invited: 2, faults: [] } } });
  const field = await screen.findByLabelText(en['membership.emails']);
  const send = screen.getByRole('button', { name: en['membership.invite'] });
  await userEvent.type(field, 'a@one.example\nno address');
  await userEvent.click(send);
  expect(await screen.findByText(en['membership.notSent'])).toBeVisible();
  expect(screen.getByText(/Line 2/)).toHaveTextContent('Line 2: “no address” is not an e-mail');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(field).toHaveValue('a@one.example\nno address');

  await userEvent.clear(field);
  await userEvent.type(field, 'a@one.example, b@one.example');
  await userEvent.click(send);
  expect(await screen.findByText(en['membership.sent'])).toBeVisible();
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ emails: ['a@one.example', 'b@one.example'], locale: 'en' });
});

test('the lead is handed over after a question', async () => {
  const person = aTeamDesk().members[2]!.personId;
  const ACT = `POST /v1/teams/trees/members/${person}/acts`;
  const { calls } = desk({ [ACT]: { body: null } });
  const [, , last] = await screen.findAllByText(en['teams.decide']);
  await userEvent.click(last!);
  const buttons = screen.getAllByRole('button', { name: en['membership.act.handOver'] });
  await userEvent.click(buttons.at(-1)!);
  expect(await screen.findByText(en['membership.handOver.text'])).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const [confirm] = screen
    .getAllByRole('button', { name: en['membership.act.handOver'] })
    .slice(-1);
  await userEvent.click(confirm!);
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { act: 'handOver' },
    ]),
  );
});

test('members find the team in numbers, with a table behind each chart; others have no such tab', async () => {
  const team = { body: aDetailPage('teams', 'en', { slug: 'trees' }) };
  const others = page('/teams/trees?tab=statistics', {
    [PAGE]: team,
    [MINE]: { body: aMembership() },
  });
  expect(await screen.findByRole('link', { name: en['teams.about'] })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.queryByRole('link', { name: en['teams.statistics'] })).toBeNull();
  others.unmount();

  page('/teams/trees?tab=statistics', {
    [PAGE]: team,
    [MINE]: { body: LEAD },
    '/v1/teams/trees/statistics': { body: someTeamStatistics() },
  });
  const chart = within(
    await screen.findByRole('figure', { name: en['membership.numbers.turnout'] }),
  );
  expect(chart.getByText('60% (6 of 10)')).toBeVisible();
  expect(chart.getAllByText(en['membership.numbers.later'])).toHaveLength(2);
  expect(screen.getByText('fewer than 5')).toBeVisible();
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(2);
});

test('in Arabic a suspended team says why, in the language of the reason', async () => {
  const reason = { text: 'Two complaints.', lang: 'en' } as const;
  const details = { suspension: { since: '2026-04-01T09:00:00Z', reason } };
  page(
    '/teams/trees',
    {
      [PAGE]: { body: aDetailPage('teams', 'ar', { slug: 'trees', details }) },
      [MINE]: { body: aMembership({ may: { join: false } }) },
    },
    { locale: 'ar' },
  );
  expect(await screen.findByText(ar['membership.teamSuspended'])).toBeVisible();
  expect(screen.getByText('Two complaints.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

describe('an invitation', () => {
  const token = `00000000-0000-4000-8000-0000000000e1.${'x'.repeat(43)}`;
  const LOOK = 'POST /v1/invitations/look';
  const shown = (state: string) => ({
    body: {
      team: { slug: 'trees', title: { text: 'Trees', lang: 'en' } },
      by: 'Leyla',
      state,
      expiresAt: '2026-05-12T09:00:00Z',
    },
  });
  const open = (answers: FakeResponses, isSignedIn = true) =>
    renderScreen(<InvitationScreen />, { url: `/invitation#token=${token}`, answers, isSignedIn });

  test('decides nothing when it is opened; its button does', async () => {
    const { calls } = open({
      [LOOK]: shown('open'),
      'POST /v1/invitations/answers': { body: { slug: 'trees', state: 'active' } },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: en['membership.invitation.accept'] }),
    );
    expect(await screen.findByText(en['membership.invitation.member'])).toBeVisible();
    const answers = calls.filter(({ path }) => path === '/v1/invitations/answers');
    expect(answers.map(({ body }) => body)).toEqual([{ token, accepts: true }]);
  });

  test('that was used says so kindly, and one that was withdrawn is dead', async () => {
    const used = open({ [LOOK]: shown('used') });
    expect(await screen.findByText(en['membership.invitation.used'])).toBeVisible();
    used.unmount();
    open({ [LOOK]: aProblem(410, 'linkInvalid') });
    expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  });

  test.each([
    ['withdrawn', 'invitationEnded'],
    ['expired', 'invitationExpired'],
  ] as const)('that is %s says so in the language of the reader', async (_state, code) => {
    renderScreen(<InvitationScreen />, {
      url: `/invitation#token=${token}`,
      isSignedIn: true,
      locale: 'ar',
      answers: { [LOOK]: aProblem(410, code) },
    });
    expect(await screen.findByText(ar[`refused.${code}`])).toBeVisible();
    expect(screen.getByRole('link', { name: ar['membership.invitation.toTeams'] })).toBeVisible();
  });

  test('shows visitors the way to sign in, which comes back with it', async () => {
    open({ [LOOK]: shown('open') }, false);
    expect(await screen.findByText(en['membership.invitation.signIn'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['membership.invitation.accept'] })).toBeNull();
  });
});
