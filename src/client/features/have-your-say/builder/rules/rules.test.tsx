import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollRules } from '../../../../../shared/contract/papers';
import { enterText } from '../../../../testing/enterText';
import { aPollPaper } from '../../../../testing/paperFactories';
import { getCard, getChecks, press, renderBuilder, save } from '../../../../testing/renderBuilder';

const RESIDENTS = { districts: ['old-port'], minAge: 16, maxAge: null };

/** Returns the fold with this title. */
const getFold = (title: string) =>
  within(screen.getByRole('region', { name: 'Rules' }))
    .getByRole('heading', { level: 3, name: title })
    .closest('details')!;

const getSummary = (title: string) => getFold(title).querySelector('summary')!;

test.each<readonly [title: string, rules: Partial<PollRules>, summary: string]>([
  [
    'Who may vote',
    { residents: RESIDENTS },
    'Residents whose identity is verified · Old Port · from 16 years',
  ],
  ['Who may vote', {}, 'Residents whose identity is verified · all districts'],
  ['Who may vote', { eligibility: 'signed_in' }, 'Everybody who is signed in'],
  ['When', {}, 'As soon as it is published, until 1 June 2026 at 18:00'],
  ['When', { opensAt: '2026-05-01T06:00:00.000Z' }, '1 May 2026 at 09:00 – 1 June 2026 at 18:00'],
  ['When', { closesAt: null }, 'As soon as it is published, without an end'],
  ['When', { opensAt: '2026-05-01T06:00:00.000Z', closesAt: null }, 'From 1 May 2026 at 09:00 on'],
  ['Secrecy', { canChange: true }, 'Open · a vote can be changed'],
  [
    'Secrecy',
    { secrecy: 'secret', shuffle: true },
    'Secret · a vote stays as it was cast · options in another order for each voter',
  ],
  [
    'Result',
    { resultsVisibility: 'after_close', quorum: 20 },
    'When voting has ended · 20 ballots are needed',
  ],
])('%s says in one line what holds: %o', async (title, rules, summary) => {
  await renderBuilder(aPollPaper({ rules }));
  expect(getSummary(title)).toHaveTextContent(summary);
  expect(getFold(title)).not.toHaveAttribute('open');
});

test('the questions stand before the rules, and the line of a fold follows what is chosen', async () => {
  await renderBuilder();
  const rules = screen.getByRole('region', { name: 'Rules' });
  expect(getCard(1).compareDocumentPosition(rules)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(getSummary('Secrecy'));
  await userEvent.click(screen.getByRole('radio', { name: 'Secret' }));
  expect(getSummary('Secrecy')).toHaveTextContent('Secret · a vote stays as it was cast');
});

test('a fold with a fault is unfolded, and stays so once the fault is mended', async () => {
  await renderBuilder(aPollPaper({ rules: { closesAt: null } }));
  expect(getFold('When')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('radio', { name: 'Secret' }));
  expect(getFold('When')).toHaveAttribute('open');
  expect(getFold('Who may vote')).not.toHaveAttribute('open');
  await press(/^When.*A day on which voting ends is missing/, getChecks());
  await waitFor(() => expect(getFold('When')).toContainElement(document.activeElement as never));
  await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
  await userEvent.click(screen.getByRole('radio', { name: 'At any time' }));
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
  expect(getFold('When')).toHaveAttribute('open');
});

test('the money of a budget stands below the question, is empty, and has to be said', async () => {
  const view = await renderBuilder(aPollPaper({ questions: [] }));
  await press(/^Budget/);
  const money = within(getCard(1)).getByRole('textbox', { name: 'Money that can be spent' });
  expect(money).toHaveValue('');
  expect(money.closest('details')).toBeNull();
  await press(/^Question 1.*how much money can be spent/, getChecks());
  await waitFor(() => expect(money).toHaveFocus());
  expect(money).toHaveAccessibleDescription(/how much money can be spent/);
  await enterText(money, '50000');
  await userEvent.tab();
  expect(getChecks()).not.toHaveTextContent('how much money');
  const { questions } = await save(view);
  expect(questions[0]!.settings).toMatchObject({ budget: 50_000, currency: 'EUR' });
});

describe('a template', () => {
  const open = (secrecy: PollRules['secrecy']) =>
    renderBuilder(
      aPollPaper({
        questions: [],
        rules: { secrecy, resultsVisibility: 'after_close', closesAt: null },
      }),
    );
  const getTemplate = (name: RegExp) => screen.getByRole('button', { name });

  test('names what it leaves to its writers', async () => {
    await open('secret');
    expect(getTemplate(/^Neighbourhood budget/)).toHaveTextContent(
      'To add: the projects with their costs, the money that can be spent and the day on which voting ends',
    );
    expect(getTemplate(/^Choose one/)).toHaveTextContent('To add: the question, the options');
  });

  test('keeps the secrecy that was chosen, or says that it does not', async () => {
    const view = await open('secret');
    expect(getTemplate(/^Choose one/)).not.toHaveTextContent('Makes the vote');
    expect(getTemplate(/^Sense check/)).toHaveTextContent('Makes the vote open');
    await press(/^Choose one/);
    expect(getSummary('Secrecy')).toHaveTextContent('Secret');
    expect((await save(view)).rules.secrecy).toBe('secret');
  });

  test('lets everybody with an account vote where nobody can be verified', async () => {
    const view = await renderBuilder(aPollPaper({ questions: [], canVerify: false }));
    await press(/^Choose one/);
    expect(getSummary('Who may vote')).toHaveTextContent('Everybody who is signed in');
    expect((await save(view)).rules.eligibility).toBe('signed_in');
  });

  test('that makes an open vote secret says so', async () => {
    await open('open');
    expect(getTemplate(/^Neighbourhood budget/)).toHaveTextContent('Makes the vote secret');
  });
});
