import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CITY } from '../../testing/editFactories';
import { page, problem } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf, anItemOf } from '../../testing/sectionFactories';
import { aBody, aCommitment, aDecision } from '../../testing/governanceFactories';
import { EntryScreen } from './EntryScreen';
import { GovernanceScreen } from './GovernanceScreen';

const listOf = (kind: string, locale = 'en') =>
  `/v1/governance?locale=${locale}&kind=${kind}${kind === 'decision' ? '' : '&limit=100'}`;

const ANSWERS: Answers = {
  [listOf('page')]: page([anItemOf('governance', 'en')]),
  [listOf('body')]: page([aBody('en', 'council', null), aBody('en', 'mayor', 'council')]),
  [listOf('decision')]: page([aDecision('en')]),
  [listOf('commitment')]: page([aCommitment('en')]),
};

test('the page shows how, who, what was decided and what became of it', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  await screen.findByRole('table');
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual([
    'How a decision is made',
    'Who decides2 entries',
    'What has been decided1 entry',
    'What became of it1 entry',
  ]);
});

test('a body stands in the list of the body above it', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  const above = (await screen.findByRole('link', { name: 'council' })).closest('li')!;
  expect(within(above).getByRole('link', { name: 'mayor' })).toBeVisible();
});

test('the register names the body, the vote and the state', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  const row = await screen.findByRole('row', { name: /Night bus until three/ });
  // A row that is drawn as a card is a row only where it says so itself.
  expect(row).toHaveAttribute('role', 'row');
  expect(within(row).getByText('council')).toBeVisible();
  expect(within(row).getByText('24 for, 8 against')).toBeVisible();
  expect(within(row).getByText('In force')).toBeVisible();
});

test('a commitment shows its progress as a bar and a number, and that it is late', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  const bar = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(bar).toHaveAttribute('value', '40');
  expect(screen.getByText('40%')).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
});

test('a part that fails leaves the others alone and offers another try', async () => {
  const answers = {
    ...ANSWERS,
    [listOf('decision')]: [problem(400, 'unexpected'), page([aDecision('en')])],
  };
  renderScreen(<GovernanceScreen />, { answers });
  expect(await screen.findByRole('link', { name: 'council' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('one kind alone shows one part', async () => {
  const url = '/governance?kind=commitment';
  renderScreen(<GovernanceScreen />, { url, answers: ANSWERS });
  await screen.findByRole('progressbar');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('a decision leads from the poll to the commitments', async () => {
  renderScreen(<EntryScreen />, {
    path: '/governance/:slug',
    url: '/governance/night-bus',
    locale: 'ar',
    answers: {
      '/v1/governance/night-bus': {
        body: { ...aDetailOf('governance', 'ar'), ...aDecision('ar') },
      },
      [listOf('body', 'ar')]: page([aBody('ar', 'council', null)]),
      [listOf('commitment', 'ar')]: page([aCommitment('ar')]),
      '/v1/have-your-say/night-bus-hours': { body: aDetailOf('have-your-say', 'ar') },
    },
  });
  const chain = within((await screen.findByText('من التصويت إلى الشارع')).parentElement!);
  expect(await chain.findByRole('link', { name: 'تصميم المكتبة الجديدة' })).toBeVisible();
  const links = chain.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/have-your-say/new-library-design', '/governance/later-buses']);
});

test('[SPEC 6.2] whoever the host lets write finds the way from the list', async () => {
  renderScreen(<GovernanceScreen />, {
    ...{ url: '/governance', isSignedIn: true },
    answers: { '/v1/me/authors': { body: { items: [CITY] } }, '/v1/governance': page([]) },
  });
  const link = await screen.findByRole('link', { name: 'Write something new' });
  expect(link).toHaveAttribute('href', '/governance/create');
});
