import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AlikeAccounts } from '../../../../../shared/contract/opinions';
import type { Locale } from '../../../../../shared/locales';
import type { FakeResponse } from '../../../../testing/fakeApi';
import { aListPage, aProblem } from '../../../../testing/factories';
import {
  someStatementOpinions,
  someAlikeAccounts,
  someOpinions,
} from '../../../../testing/opinionFactories';
import { renderScreen } from '../../../../testing/renderScreen';
import { aDetailPage } from '../../../../testing/sectionFactories';
import { ReportScreen } from '../../report/ReportScreen';
import type { OpinionsDialog } from '../opinionsContext';

const DIALOG = '/v1/dialogs/night-buses';
const ALIKE = `${DIALOG}/opinions/alike`;
const TITLE = 'Accounts that answer alike';

function dialog(locale: Locale, moderate: boolean): OpinionsDialog {
  const shown = aDetailPage('dialogs', locale) as OpinionsDialog;
  return {
    ...shown,
    details: { ...shown.details, mode: 'statements', rights: { moderate, edit: false } },
  };
}

const report = (
  alike: FakeResponse | readonly FakeResponse[],
  { moderate = true, locale = 'en' as Locale } = {},
) =>
  renderScreen(<ReportScreen />, {
    path: '/dialogs/:slug/report',
    url: '/dialogs/night-buses/report',
    locale,
    isSignedIn: true,
    answers: {
      [DIALOG]: { body: dialog(locale, moderate) },
      [`${DIALOG}/opinions`]: { body: someOpinions({ locale }) },
      [`${DIALOG}/opinions/statements`]: aListPage(someStatementOpinions(locale).slice(0, 2)),
      [ALIKE]: alike,
    },
  });

async function open(alike: FakeResponse | readonly FakeResponse[]) {
  const shown = report(alike);
  const line = await screen.findByText(TITLE);
  await userEvent.click(line);
  return { ...shown, part: within(line.closest('details')!) };
}

const answered = (more: Partial<AlikeAccounts> = {}): FakeResponse => ({
  body: { ...someAlikeAccounts(), ...more },
});
const asked = ({ calls }: ReturnType<typeof report>) =>
  calls.filter(({ path }) => path === ALIKE).length;

test('moderators read how many accounts gave the same answers, and when they began', async () => {
  const { part } = await open(answered());
  const [first, second] = await part.findAllByText(/gave the same/);
  expect(first).toHaveTextContent(
    '17 accounts gave the same 23 answers; they began between 20 April 2026 at 12:00 and 20 April 2026 at 14:00.',
  );
  expect(second).toHaveTextContent(/^2 accounts gave the same 10 answers/);
  expect(part.getByText('2 smaller groups are not listed.')).toBeVisible();
  expect(part.getByText(/this is a reason to look, not a proof/)).toBeVisible();
});

test('they read what the map would be without the copies', async () => {
  const { part } = await open(answered());
  const lists = (await part.findAllByRole('list')).map(({ textContent }) => textContent);
  expect(lists.slice(1)).toEqual([
    'Group A: 43 peopleGroup B: 42 peopleGroup C: 43 people',
    'Group A: 43 peopleGroup B: 66 people',
    'A night ticket may cost more than one for the day.',
    'People who live along the line have to be able to sleep.',
  ]);
});

test('where nothing that is shared would change, that is said', async () => {
  const { effect } = someAlikeAccounts();
  const { part } = await open(answered({ effect: { ...effect!, leave: [], come: [] } }));
  expect(await part.findByText(/would stay the same/)).toBeVisible();
  expect(part.queryByText(/no longer be among/)).toBeNull();
});

test('where all groups are listed, nothing is said of others', async () => {
  const { part } = await open(answered({ total: 2 }));
  await part.findAllByText(/gave the same/);
  expect(part.queryByText(/not listed/)).toBeNull();
});

test('where nobody answers alike, that is said', async () => {
  const { part } = await open(answered({ total: 0, groups: [], effect: null }));
  expect(
    await part.findByText('No two accounts have given the same 10 answers or more.'),
  ).toBeVisible();
});

test('what failed can be tried again', async () => {
  const { part } = await open([aProblem(404, 'notFound'), answered()]);
  await userEvent.click(await part.findByRole('button', { name: 'Try again' }));
  expect(await part.findAllByText(/gave the same/)).toHaveLength(2);
});

test('it is asked for when it is opened, and by nobody else', async () => {
  const shown = report(answered());
  const line = await screen.findByText(TITLE);
  expect(asked(shown)).toBe(0);
  await userEvent.click(line);
  await screen.findAllByText(/gave the same/);
  expect(asked(shown)).toBe(1);
  shown.unmount();
  report(answered(), { moderate: false });
  await screen.findByText('How this was computed');
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('in Arabic two accounts are a dual', async () => {
  report({ body: someAlikeAccounts('ar') }, { locale: 'ar' });
  await userEvent.click(await screen.findByText('حسابات تتطابق إجاباتها'));
  expect(await screen.findByText(/^حسابان بالإجابات نفسها \(10 إجابات\)/)).toBeVisible();
});
