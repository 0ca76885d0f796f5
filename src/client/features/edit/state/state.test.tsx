import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import type { ContentSource } from '../../../../shared/contract/editing';
import { aSource } from '../../../testing/editFactories';
import { enterText } from '../../../testing/enterText';
import { aPage, aProblem, somePollDetails } from '../../../testing/factories';
import { aPollPaper } from '../../../testing/paperFactories';
import { aQuestion } from '../../../testing/pollFactories';
import { aDetailPage } from '../../../testing/sectionFactories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { StateBox } from '../StateBox';
import { Acts } from './Acts';

const PAGE = '/blogs/shade-for-every-bench';
const POST = `POST /v1${PAGE}/transitions`;
const PREVIEWS = `/v1${PAGE}/previews`;

const open = (
  source: Partial<ContentSource>,
  answers: FakeResponses = {},
  locale: 'en' | 'ar' = 'en',
) =>
  renderScreen(
    <>
      <StateBox source={aSource(source)} />
      <Acts source={aSource(source)} />
    </>,
    {
      url: `${PAGE}/edit`,
      isSignedIn: true,
      locale,
      answers,
    },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Chooses an act that stands in the menu. */
const choose = async (name: string) => {
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test.each<[string, Partial<ContentSource>, string[]]>([
  ['a draft', {}, ['Publish…', 'Submit it', 'Publish later…', 'Delete it…']],
  ['what lacks something', { missing: ['body'] }, ['Submit it', 'Delete it…']],
  [
    'what was submitted',
    { status: 'in_review', acts: ['return', 'publish', 'delete'] },
    ['Publish…', 'Return it to its author', 'Delete it…'],
  ],
  [
    'what is published',
    { status: 'published', acts: ['archive', 'retract'] },
    ['Archive it…', 'Retract it…'],
  ],
  [
    'what is archived',
    { status: 'archived', acts: ['unarchive', 'delete'] },
    ['Take it out of the archive', 'Delete it…'],
  ],
])('%s offers what can become of it', async (_what, source, names) => {
  open(source);
  const group = await screen.findByRole('group', { name: 'What you can do with it' });
  const buttons = within(group).getAllByRole('button');
  const main = buttons.map(({ textContent }) => textContent!).filter((name) => name !== 'More');
  await press('More');
  const entries = await screen.findAllByRole('menuitem');
  expect([...main, ...entries.map(({ textContent }) => textContent)]).toEqual(names);
  expect(main).not.toContain('Delete it…');
});

test('publishing sums up first; it ends on “Published” with a link to share', async () => {
  const view = open(
    { summary: { en: 'Which benches have no tree.', tr: 'Hangi banklar' } },
    {
      [POST]: { body: aSource({ status: 'published' }) },
      [`/v1${PAGE}`]: { body: aDetailPage('blogs', 'en', { opensAt: '2026-05-08T15:00:00Z' }) },
    },
  );
  await press('Publish…');
  const dialog = await screen.findByRole('dialog', { name: 'Publish this?' });
  const rowOf = (label: string) => within(dialog).findByText(label);
  expect((await rowOf('What')).nextElementSibling).toHaveTextContent('Shade for every bench');
  expect((await rowOf('Who can read it')).nextElementSibling).toHaveTextContent('Everybody');
  expect((await rowOf('Begins')).nextElementSibling).toHaveTextContent('8 May 2026');
  expect((await rowOf('Not yet translated')).nextElementSibling).toHaveTextContent(
    'Arabic and Turkish',
  );
  expect((await rowOf('Cannot be changed afterwards')).nextElementSibling).toHaveTextContent(
    'web address',
  );
  expect(sent(view)).toEqual([]);
  await press('Publish now');
  expect(await screen.findByRole('dialog', { name: 'Published' })).toBeVisible();
  expect(sent(view)).toEqual([{ revision: 3, act: 'publish' }]);
  expect(screen.getByLabelText('Link to the page')).toHaveValue(`http://localhost:3000${PAGE}`);
  expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', PAGE);
});

test('of a vote it counts who could vote today; where that is nobody it says what to do', async () => {
  const answers = (verified: number): FakeResponses => ({
    '/v1/have-your-say/trees': { body: aPage(somePollDetails({ eligibility: 'verified' })) },
    '/v1/have-your-say/trees/paper': {
      body: aPollPaper({ rules: { eligibility: 'verified' }, voters: { verified, signed_in: 9 } }),
    },
  });
  const source = { section: 'have-your-say', slug: 'trees' } as const;
  const { unmount } = open(source, answers(2));
  await press('Publish…');
  expect((await screen.findByText('Could vote today')).nextElementSibling).toHaveTextContent(
    '2 people',
  );
  expect(screen.queryByText('Nobody can vote yet')).toBeNull();
  unmount();
  open(source, answers(0));
  await press('Publish…');
  expect(await screen.findByText('Nobody can vote yet')).toBeVisible();
  expect(screen.getByText('Could vote today').nextElementSibling).toHaveTextContent('Nobody');
  expect(screen.getByRole('link', { name: 'Change who may vote' })).toHaveAttribute(
    'href',
    '/have-your-say/trees/edit?part=paper',
  );
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

test('of a vote it says who may vote, until when, and how much money it is about', async () => {
  const budget = aQuestion('budget');
  const residents = { districts: ['old-port', 'new-shore'], minAge: 16, maxAge: 26 };
  const details = somePollDetails({ eligibility: 'verified', residents, questions: [budget] });
  open(
    { section: 'have-your-say', slug: 'trees' },
    {
      '/v1/have-your-say/trees': {
        body: { ...aPage(details), opensAt: null, closesAt: '2026-06-01T15:00:00Z' },
      },
    },
  );
  await press('Publish…');
  expect((await screen.findByText('Who may vote')).nextElementSibling).toHaveTextContent(
    'Residents whose identity is verified · Old Port and New Shore · from 16 years · up to 26 years',
  );
  expect(screen.getByText('Begins').nextElementSibling).toHaveTextContent(
    'As soon as it is published',
  );
  expect(screen.getByText('Secrecy').nextElementSibling).toHaveTextContent('Open');
  expect(screen.getByText('Ends').nextElementSibling).toHaveTextContent('1 June 2026');
  expect(screen.getByText('Money that is shared out').nextElementSibling).toHaveTextContent(
    '€100,000',
  );
  expect(screen.getByText(/once voting has begun, also the questions/)).toBeVisible();
});

test('it is set when it goes out, in the time of the city; the day is compulsory', async () => {
  const view = open({}, { [POST]: { body: aSource({ status: 'scheduled' }) } });
  await choose('Publish later…');
  await press('Publish it then');
  expect(sent(view)).toEqual([]);
  const day = await screen.findByRole('group', { name: 'Day' });
  for (const [part, digits] of [
    ['month', '12'],
    ['day', '24'],
    ['year', '2026'],
  ] as const)
    await userEvent.type(within(day).getByRole('spinbutton', { name: new RegExp(part) }), digits);
  await press('Publish it then');
  await waitFor(() =>
    expect(sent(view)).toEqual([{ revision: 3, act: 'schedule', at: '2026-12-24T09:00:00.000Z' }]),
  );
});

test('a retraction needs its reason in the original language; the server’s refusal stands at its field', async () => {
  const view = open(
    { status: 'published', originalLocale: 'tr', acts: ['retract'] },
    { [POST]: aProblem(422, 'reasonMissing') },
  );
  await choose('Retract it…');
  await press('Retract it');
  const reason = await screen.findByLabelText('Reason in Turkish');
  expect(reason).toHaveAccessibleDescription(/fill this in/);
  await enterText(reason, 'Yanlıştı.');
  await press('Retract it');
  await waitFor(() =>
    expect(sent(view)).toEqual([{ revision: 3, act: 'retract', reason: { tr: 'Yanlıştı.' } }]),
  );
});

test('nothing is deleted before the question is answered; then the page is left', async () => {
  const view = open({}, { [POST]: { body: aSource({ isDeleted: true }) } });
  await choose('Delete it…');
  await press('Cancel');
  expect(sent(view)).toEqual([]);
  await choose('Delete it…');
  await press('Delete');
  await waitFor(() => expect(view.ports.location.href()).toMatch(/\/blogs$/));
  expect(sent(view)).toEqual([{ revision: 3, act: 'delete' }]);
});

test.each([
  ['newerRevision', /changed it meanwhile/],
  ['notPossibleNow', /people have taken part/],
])('a refusal is told in words: %s', async (code, told) => {
  open({}, { [POST]: aProblem(409, code) });
  await choose('Submit it');
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

test('[SPEC 1.6] in Arabic, an author reads why it was returned', async () => {
  open({ returnNote: 'Which streets?' }, {}, 'ar');
  expect(await screen.findByText('Which streets?')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(ar['edit.state.returned'])).toBeVisible();
});

test('a link for readers is made, shown once, and ended', async () => {
  const token = 't'.repeat(43);
  const link = {
    id: '1',
    createdAt: '2026-05-01T08:00:00Z',
    expiresAt: '2026-05-31T08:00:00Z',
    by: 'Nadia',
  };
  const view = open(
    {},
    {
      [PREVIEWS]: [{ body: { items: [] } }, { body: { items: [link] } }, { body: { items: [] } }],
      [`POST ${PREVIEWS}`]: { body: { ...link, token } },
      [`DELETE ${PREVIEWS}/1`]: { status: 204, body: null },
    },
  );
  const fold = await screen.findByText(/Links for those who/);
  await userEvent.click(fold);
  await userEvent.click(await screen.findByLabelText('30 days'));
  await press('Make a link');
  const field = await screen.findByLabelText(/This is the link/);
  expect(field).toHaveValue(`http://localhost:3000${PAGE}?preview=${token}`);
  expect(sent(view)).toEqual([{ days: 30 }]);
  await press('End it');
  await waitFor(() => expect(screen.queryByText(/made by/)).toBeNull());
});
