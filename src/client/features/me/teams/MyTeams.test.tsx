import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import tr from '../../../../../i18n/tr.json';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { someTeams } from '../../../testing/teamFactories';
import { MyTeamsScreen } from './MyTeamsScreen';

const MINE = '/v1/me/memberships';
const open = (answers: FakeResponses, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<MyTeamsScreen />, {
    url: '/me/teams',
    isSignedIn: true,
    answers: { [MINE]: { body: someTeams() }, ...answers },
    ...more,
  });
const sent = (calls: ReturnType<typeof open>['calls'], method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

test('an invitation is accepted from one’s own page', async () => {
  const { calls } = open({
    'POST /v1/invitations/answers': { body: { slug: 'tenants', state: 'active' } },
  });
  const link = await screen.findByRole('link', { name: 'Tenants' });
  const row = within(link.closest('li')!);
  await userEvent.click(row.getByRole('button', { name: en['membership.accept'] }));
  const id = someTeams().invitations[0]!.id;
  expect(sent(calls, 'POST')).toEqual([['/v1/invitations/answers', { id, accepts: true }]]);
});

test('a lead decides about a request; the name is read with the buttons', async () => {
  const path = '/v1/teams/trees/members/00000000-0000-4000-8000-0000000000a2/acts';
  const { calls } = open({ [`POST ${path}`]: { body: null } });
  const note = await screen.findByText('I can come on Saturdays.');
  const button = within(note.closest('li')!).getByRole('button', {
    name: en['membership.decline'],
  });
  expect(button).toHaveAccessibleDescription(/عمر/);
  await userEvent.click(button);
  expect(sent(calls, 'POST')).toEqual([[path, { act: 'decline' }]]);
});

test('leaving is asked about; the only lead is told the way out instead', async () => {
  const { calls } = open({ 'DELETE /v1/teams/coast/membership': { body: null } });
  const coast = within((await screen.findByRole('link', { name: 'Coast' })).closest('li')!);
  await userEvent.click(coast.getByRole('button', { name: en['membership.leave'] }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: en['membership.stay'] }));
  expect(sent(calls, 'DELETE')).toEqual([]);
  await userEvent.click(coast.getByRole('button', { name: en['membership.leave'] }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: en['membership.leave'] }));
  expect(sent(calls, 'DELETE')).toHaveLength(1);
  const trees = within(screen.getAllByRole('link', { name: 'Trees' }).at(-1)!.closest('li')!);
  expect(trees.getByText(en['membership.lastLead'])).toBeVisible();
});

test.each([
  ['ar', ar, '11 عضوًا'],
  ['tr', tr, '11 üye'],
] as const)('in %s states and sizes are told in words', async (locale, texts, size) => {
  open({}, { locale });
  const coast = (await screen.findByRole('link', { name: 'Coast' })).closest('li')!;
  expect(coast).toHaveTextContent(size);
  expect(within(coast).getByText(texts['me.teams.suspended'])).toBeVisible();
});

describe('founding', () => {
  const found = (answers: FakeResponses) => open(answers, { url: '/me/teams?part=found' });
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: en['me.teams.found'] }));

  test('a name that is taken is said at its field, and nothing typed is lost', async () => {
    const { calls } = found({ 'POST /v1/teams/founding': aProblem(409, 'nameTaken') });
    await fill({
      [en['me.teams.found.name']]: 'Roof gardens',
      [en['me.teams.found.handle']]: 'Roofs',
      [en['me.teams.found.purpose']]: 'Green roofs.',
      [en['me.teams.found.about']]: 'We plant.',
      'Contact address': 'a@one.example',
    });
    await press();
    expect(await screen.findByText(en['me.teams.found.badHandle'])).toBeVisible();
    await fill({ [en['me.teams.found.handle']]: 'roofs' });
    await press();
    expect(await screen.findByText(en['refused.nameTaken'])).toBeVisible();
    expect(screen.getByDisplayValue('Roof gardens')).toBeVisible();
    expect(sent(calls, 'POST')).toEqual([
      [
        '/v1/teams/founding',
        expect.objectContaining({ handle: 'roofs', joining: 'onRequest', locale: 'en' }),
      ],
    ]);
  });
});
