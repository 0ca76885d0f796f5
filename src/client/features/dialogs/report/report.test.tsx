import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import type { Opinions } from '../../../../shared/contract/opinions';
import { matchPath, listPageLinks } from '../../../../shared/routes';
import { toOpinionsTag } from '../../../api/opinionsApi';
import { portalApi } from '../../../api/portalApi';
import type { FakeResponse } from '../../../testing/fakeApi';
import { aListPage } from '../../../testing/factories';
import { someStatementOpinions, someOpinions } from '../../../testing/opinionFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { aDetailPage } from '../../../testing/sectionFactories';
import type { OpinionsDialog } from '../opinions/opinionsContext';
import { ReportScreen } from './ReportScreen';

const DIALOG = '/v1/dialogs/night-buses';
const STATEMENTS = `${DIALOG}/opinions/statements`;

function dialog(details: Partial<DialogDetails> = {}): OpinionsDialog {
  const shown = aDetailPage('dialogs', 'en') as OpinionsDialog;
  const turnout = { statements: 22, participants: 128, votes: 1_997 };
  return { ...shown, details: { ...shown.details, mode: 'statements', turnout, ...details } };
}

const report = (
  { opinions = someOpinions(), details = {} as Partial<DialogDetails> } = {},
  more: Record<string, FakeResponse | readonly FakeResponse[]> = {},
) =>
  renderScreen(<ReportScreen />, {
    path: '/dialogs/:slug/report',
    url: '/dialogs/night-buses/report',
    answers: {
      [DIALOG]: { body: dialog(details) },
      [`${DIALOG}/opinions`]: { body: opinions },
      [STATEMENTS]: aListPage(someStatementOpinions().slice(0, 2), { next: 'next' }),
      ...more,
    },
  });

test('the report names the dialogue, who took part, and leads back', async () => {
  report();
  const name = 'Report: Night buses at weekends';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(
    await screen.findByText(/128 people have given 1,997 answers to 22 statements/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dialogue' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/dialogs\/night-buses$/),
  );
});

test('it says how sure the groups are, and what that cannot say', async () => {
  const opinions = someOpinions();
  report({ opinions });
  const mean = Math.round(opinions.stability!.agreement.mean * 100);
  expect(await screen.findByText(/These groups are firm/)).toBeVisible();
  expect(
    screen.getByText(new RegExp(`10 random samples of 103 people .* to ${mean}%`)),
  ).toBeVisible();
  expect(screen.getByText(/no representative survey/)).toBeVisible();
});

test('it says what is unlike Polis, and why', async () => {
  report();
  const [firstCome, earlierMaps] = await screen.findAllByText(/unlike in Polis/i);
  expect(firstCome).toHaveTextContent(/no difference who came first.*can give other groups/);
  expect(earlierMaps).toHaveTextContent(/an earlier map decides nothing.*possible to check/);
});

test('each share stands with its interval, and how much it differs', async () => {
  report();
  expect(
    (await screen.findAllByText(/With 95% confidence between \d+% and \d+%/)).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText(/times as often as in the other groups/).length).toBeGreaterThan(0);
});

test('groups that were not measured yet are not called sure', async () => {
  report({ opinions: { ...someOpinions(), stability: null } satisfies Opinions });
  expect(await screen.findByText('This is measured as soon as the answers pause.')).toBeVisible();
  expect(screen.queryByText(/These groups are/)).toBeNull();
});

test('the answers are files that everybody can load', async () => {
  report();
  const file = await screen.findByRole('link', { name: 'Every answer (CSV)' });
  expect(file).toHaveAttribute(
    'href',
    expect.stringMatching(/\/v1\/dialogs\/night-buses\/opinions\/votes\.csv$/),
  );
});

test('where opinions are for those who have answered, a file is asked for in their name', async () => {
  const { ports, calls } = report(
    { details: { resultsAfter: 5 } },
    { [`${DIALOG}/opinions/votes.csv`]: { body: 'timestamp' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Every answer (CSV)' }));
  expect(calls.some(({ path }) => path.endsWith('/opinions/votes.csv'))).toBe(true);
  expect(ports.saved.map(({ name }) => name)).toEqual(['night-buses-votes.csv']);
});

test('all statements come page by page, in the order that is chosen', async () => {
  const statements = someStatementOpinions();
  const { calls } = report(
    {},
    {
      [STATEMENTS]: [
        aListPage(statements.slice(0, 2), { next: 'next' }),
        aListPage(statements.slice(2, 4)),
      ],
    },
  );
  const all = within(await screen.findByRole('region', { name: 'All statements' }));
  expect(all.getByRole('link', { name: 'Shared by all groups' })).toHaveAttribute('aria-current');
  expect(await all.findAllByText('Everybody')).toHaveLength(2);
  await userEvent.click(all.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(all.getAllByText('Everybody')).toHaveLength(4));
  const asked = calls.filter(({ path }) => path === STATEMENTS).map(({ search }) => [...search]);
  expect(asked.map((search) => Object.fromEntries(search))).toEqual([
    { sort: 'consensus', locale: 'en' },
    { sort: 'consensus', locale: 'en', cursor: 'next' },
  ]);
});

test('a list that is read stays as it is until newer numbers are asked for', async () => {
  const opinions = someOpinions();
  const newer = { ...opinions, version: opinions.version + 1 };
  const { store, calls } = report(
    {},
    {
      [`${DIALOG}/opinions`]: [{ body: opinions }, { body: newer }],
    },
  );
  await screen.findByRole('region', { name: 'All statements' });
  expect(screen.queryByRole('button', { name: 'Load the newest numbers' })).toBeNull();
  act(() => void store.dispatch(portalApi.util.invalidateTags([toOpinionsTag('night-buses')])));
  const button = await screen.findByRole('button', { name: 'Load the newest numbers' });
  const asked = () => calls.filter(({ path }) => path === STATEMENTS).length;
  expect(asked()).toBe(1);
  await userEvent.click(button);
  expect(asked()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Load the newest numbers' })).toBeNull();
});

test('a dialogue of comments has no report', async () => {
  report({ details: { mode: 'thread' } });
  expect(await screen.findByText(/There is no report/)).toBeVisible();
});

test('the address is copied in the reader’s language', async () => {
  const { ports } = report();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('The address has been copied.')).toBeVisible();
  expect(ports.copied).toEqual(['http://localhost:3000/dialogs/night-buses/report']);
});

test('no dialogue has a tag by the name of what every object has', () => {
  const slugs = ['constructor', 'valueOf', '__proto__'];
  expect(slugs.filter((slug) => toOpinionsTag(slug).id in {})).toEqual([]);
});

test('the report has an address of its own in each language', () => {
  expect(matchPath('/dialogs/night-buses/report').route.name).toBe('dialogs.report');
  const links = listPageLinks('/dialogs/night-buses/report?sort=divided', 'ar');
  expect(links[0]).toEqual({ rel: 'canonical', path: '/ar/dialogs/night-buses/report' });
});
