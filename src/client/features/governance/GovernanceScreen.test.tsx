import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INDICATORS } from '../../../shared/governance';
import { CITY_AUTHOR } from '../../testing/editFactories';
import { aListPage, aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import {
  aBody,
  aCommitment,
  aDecision,
  someFacets,
  someIndicators,
} from '../../testing/governanceFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { GovernanceScreen } from './GovernanceScreen';

const LIMITS: Readonly<Record<string, string>> = { decision: '5', commitment: '6' };
const listOf = (kind: string, locale = 'en') =>
  `/v1/governance?locale=${locale}&kind=${kind}&limit=${LIMITS[kind] ?? '100'}`;

const ANSWERS: FakeResponses = {
  [listOf('page')]: aListPage([aListItem('governance', 'en')]),
  [listOf('body')]: aListPage([aBody('en', 'council', null), aBody('en', 'mayor', 'council')]),
  [listOf('decision')]: aListPage([aDecision('en')]),
  [listOf('commitment')]: aListPage([aCommitment('en')]),
  '/v1/governance/facets': { body: someFacets('en') },
};

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the page shows how, who, what was decided and what became of it', async () => {
  renderScreen(<GovernanceScreen />, { url: '/governance', answers: ANSWERS });
  await screen.findByRole('table');
  expect(headings()).toEqual([
    'How a decision is made',
    'Who decides2 entries',
    'What has been decided1 entry',
    'What became of it1 entry',
  ]);
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/governance',
    '/governance?kind=body',
    '/governance?kind=decision',
    '/governance?kind=commitment',
    '/governance?part=indicators',
  ]);
  expect(parts.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('a body stands in the list of the body above it, with its members and decisions', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  const above = (await screen.findByRole('link', { name: 'council' })).closest('li')!;
  const below = within(above).getByRole('link', { name: 'mayor' }).closest('li')!;
  expect(within(below).getByRole('link', { name: '9 members' })).toHaveAttribute(
    'href',
    '/committees/budget-committee',
  );
  expect(within(below).getByRole('link', { name: '4 decisions' })).toHaveAttribute(
    'href',
    '/governance?kind=decision&body=mayor',
  );
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

test('a commitment shows its progress as a bar and a number, and how late it is', async () => {
  renderScreen(<GovernanceScreen />, { answers: ANSWERS });
  const bar = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(bar).toHaveAttribute('value', '40');
  expect(screen.getByText('40%')).toBeVisible();
  expect(screen.getByText('17 days overdue')).toBeVisible();
});

test('a part that fails leaves the others alone and offers another try', async () => {
  const answers = {
    ...ANSWERS,
    [listOf('decision')]: [aProblem(400, 'unexpected'), aListPage([aDecision('en')])],
  };
  renderScreen(<GovernanceScreen />, { answers });
  expect(await screen.findByRole('link', { name: 'council' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

describe('the register alone', () => {
  const REGISTER: FakeResponses = {
    ...ANSWERS,
    '/v1/governance?locale=en&kind=decision&body=council&state=in_force': aListPage(
      [aDecision('en')],
      {
        next: 'further',
        total: 26,
      },
    ),
    '/v1/governance?locale=en&kind=decision&year=2025&order=number': aListPage([aDecision('en')]),
  };
  const open = () =>
    renderScreen(<GovernanceScreen />, {
      url: '/governance?kind=decision&body=council&state=in_force',
      answers: REGISTER,
    });

  test('can be filtered by body, year, state and method, and sorted', async () => {
    open();
    const form = within(await screen.findByRole('search'));
    expect(await form.findByRole('option', { name: 'Council (4)' })).toBeInTheDocument();
    const chosen = (name: string) => form.getByRole<HTMLSelectElement>('combobox', { name }).value;
    expect([chosen('Body'), chosen('State')]).toEqual(['council', 'in_force']);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Body' }), '');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'State' }), '');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Year' }), '2025');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Order' }), 'number');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(headings()).toEqual(['What has been decided1 entry']);
  });

  test('can be downloaded as it is filtered, and goes on with a link', async () => {
    open();
    const file = await screen.findByRole('link', { name: 'Download this list (CSV)' });
    expect(file.getAttribute('href')).toMatch(
      /\/governance\/decisions\.csv\?locale=en&body=council&state=in_force$/,
    );
    expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/governance?kind=decision&body=council&state=in_force&cursor=further',
    );
  });

  test('without filters stays the register', async () => {
    open();
    const reset = await screen.findByRole('link', { name: 'Clear filters' });
    expect(reset).toHaveAttribute('href', '/governance?kind=decision');
  });
});

describe('commitments alone', () => {
  const url = '/governance?kind=commitment';

  test.each([
    ['en', '2 of 11 commitments', '1 commitment is overdue'],
    ['ar', '2 من أصل 11 التزامًا', 'التزام واحد متأخر عن موعده'],
    ['tr', '11 taahhütten 2 tanesi', '1 taahhüt gecikti'],
  ] as const)('say in %s how many are done and late', async (locale, done, late) => {
    const answers = {
      '/v1/governance': aListPage([aCommitment(locale)]),
      '/v1/governance/facets': { body: someFacets(locale) },
    };
    renderScreen(<GovernanceScreen />, { url, locale, answers });
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByRole('link', { name: late })).toHaveAttribute(
      'href',
      `${url}&state=overdue`,
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  test('can be filtered by their state, overdue among them', async () => {
    const answers = { ...ANSWERS, '/v1/governance': aListPage([aCommitment('en')]) };
    renderScreen(<GovernanceScreen />, { url, answers });
    await screen.findByRole('option', { name: 'Done (2)' });
    const options = screen.getAllByRole('option', { name: /Overdue|Done|Under way/ });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Under way (9)',
      'Done (2)',
      'Overdue (1)',
    ]);
  });
});

describe('in numbers', () => {
  const url = '/governance?part=indicators';
  const answers: FakeResponses = {
    '/v1/governance/indicators': { body: someIndicators() },
    '/v1/governance/indicators?from=2025-01&to=2025-12': {
      body: { ...someIndicators(), items: someIndicators().items.slice(0, 1) },
    },
  };

  test.each([
    ['en', 'People who took part', 'fewer than 5', 'How this number is made'],
    ['ar', 'من شاركوا', 'أقل من 5', 'كيف حُسب هذا الرقم'],
    ['tr', 'Katılan kişiler', '5 kişiden az', 'Bu sayı nasıl bulundu'],
  ] as const)('each has its table and its query in %s', async (locale, name, few, how) => {
    renderScreen(<GovernanceScreen />, { url, locale, answers });
    const item = (await screen.findByRole('heading', { level: 3, name })).closest('li')!;
    const figure = within(item).getByRole('figure', { name });
    expect(within(figure).getByText(few)).toBeInTheDocument();
    expect(within(figure).getAllByRole('row', { hidden: true })).toHaveLength(13);
    expect(within(item).getByText(how)).toBeVisible();
    expect(within(item).getByText('select 1 -- participants')).toHaveProperty('tagName', 'CODE');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(INDICATORS.length);
  });

  test('can be downloaded with their queries, for the time that is chosen', async () => {
    renderScreen(<GovernanceScreen />, { url, answers });
    await screen.findByRole('heading', { level: 3, name: 'Ballots' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '2025');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    const numbers = await screen.findByText('Download the numbers (CSV)');
    expect(numbers.getAttribute('href')).toMatch(/participants\.csv\?from=2025-01&to=2025-12$/);
    expect(screen.getByText('Download the query (SQL)').getAttribute('href')).toMatch(
      /participants\.sql$/,
    );
  });

  test('that cannot be had can be asked for again', async () => {
    const failing = { '/v1/governance/indicators': aProblem(400, 'unexpected') };
    renderScreen(<GovernanceScreen />, { url, answers: failing });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('whoever the host lets write finds the way from the list', async () => {
  renderScreen(<GovernanceScreen />, {
    url: '/governance',
    isSignedIn: true,
    answers: {
      '/v1/me/authors': { body: { items: [CITY_AUTHOR] } },
      '/v1/governance': aListPage([]),
      '/v1/governance/facets': { body: someFacets('en') },
    },
  });
  const link = await screen.findByRole('link', { name: 'New entry' });
  expect(link).toHaveAttribute('href', '/governance/create');
});
