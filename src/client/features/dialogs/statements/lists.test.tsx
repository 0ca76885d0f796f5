import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aListPage, aProblem, aText } from '../../../testing/factories';
import { renderScreen } from '../../../testing/renderScreen';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  aNextStatement,
  UNANSWERED,
  aVoteAnswer,
} from '../../../testing/statementFactories';
import { StatementsPart, type StatementsDialog } from './StatementsPart';

const one = aStatement('one');
const two = aStatement('two');
const NEXT = `${STATEMENTS_PATH}/next`;
const OWN = { ...UNANSWERED, isAuthor: true };
const counts = { agrees: 12, disagrees: 3, seen: 17 };

interface Setting {
  readonly details?: Partial<DialogDetails>;
  readonly more?: Partial<StatementsDialog>;
  readonly url?: string;
  readonly isSignedIn?: boolean;
  readonly locale?: 'en' | 'ar';
}

function show(answers: FakeResponses, { details, more, ...rest }: Setting = {}) {
  return renderScreen(<StatementsPart dialog={aStatementsDialog(details, more)} />, {
    path: '/dialogs/:slug',
    url: '/dialogs/waterfront',
    isSignedIn: true,
    answers: { [NEXT]: aNextStatement(one), ...answers },
    ...rest,
  });
}

async function unfold() {
  await userEvent.click(await screen.findByText('All statements (2)'));
}
const listed = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ path }) => path === STATEMENTS_PATH).map(({ search }) => search.toString());
const rowOf = async (words: string) => within((await screen.findByText(words)).closest('article')!);

describe('the list', () => {
  test('comes when it is unfolded; nothing is asked before', async () => {
    const view = show({ [STATEMENTS_PATH]: aListPage([two]) });
    await screen.findByText('Text of one');
    expect(listed(view)).toEqual([]);
    await unfold();
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(listed(view)).toEqual(['locale=en&sort=newest']);
  });

  test('who sees results sees how many agree, disagree and pass, and may sort by it', async () => {
    const view = show({ [STATEMENTS_PATH]: aListPage([{ ...two, counts }]) });
    await unfold();
    const row = await rowOf('Text of two');
    for (const words of ['Agree: 12', 'Disagree: 3', 'Pass: 2', 'answered by 17 people'])
      expect(row.getByText(words)).toBeVisible();
    const order = screen.getByRole('combobox', { name: 'Order' });
    expect(within(order).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(order, 'Most disagreement first');
    await waitFor(() => expect(listed(view)).toContain('locale=en&sort=disagreed'));
  });

  test('as long as results are hidden there are no counts and no orders that tell them', async () => {
    show({ [STATEMENTS_PATH]: aListPage([two]) });
    await unfold();
    const row = await rowOf('Text of two');
    expect(row.queryByText(/answered by/)).toBeNull();
    const options = within(screen.getByRole('combobox', { name: 'Order' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Newest first', 'Oldest first']);
  });

  test('with the answer that is one too few, results come into the open list', async () => {
    const view = show(
      {
        [NEXT]: aNextStatement(one, { answered: 4, left: 2 }),
        [STATEMENTS_PATH]: [aListPage([two]), aListPage([{ ...two, counts }])],
        [`PUT ${STATEMENTS_PATH}/one/vote`]: aVoteAnswer(one, 1, two, { answered: 5, left: 1 }),
      },
      { details: { resultsAfter: 5 } },
    );
    await unfold();
    await rowOf('Text of two');
    const group = screen.getByRole('group', { name: 'Text of one' });
    await userEvent.click(within(group).getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Agree: 12')).toBeVisible();
    expect(listed(view)).toHaveLength(2);
  });

  test('an answer in the list that fails is taken back, and says why', async () => {
    show({
      [STATEMENTS_PATH]: aListPage([two]),
      [`PUT ${STATEMENTS_PATH}/two/vote`]: aProblem(409, 'unexpected'),
    });
    await unfold();
    const row = await rowOf('Text of two');
    await userEvent.click(row.getByRole('button', { name: 'Agree' }));
    expect(await row.findByRole('alert')).toBeVisible();
    expect(row.getByRole('button', { name: 'Agree' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('more are appended; a page that fails leaves those that are there', async () => {
    const view = show({
      [STATEMENTS_PATH]: [
        aListPage([two], { next: 'c2', total: 2 }),
        aProblem(404, 'notFound'),
        aListPage([aStatement('three')]),
      ],
    });
    await unfold();
    await userEvent.click(await screen.findByRole('button', { name: 'More statements' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Text of three')).toBeVisible();
    expect(screen.getByText('Text of two')).toBeVisible();
    expect(listed(view).at(-1)).toContain('cursor=c2');
  });

  test('a statement in another language is marked as that', async () => {
    show({ [STATEMENTS_PATH]: aListPage([{ ...two, text: aText('مقاعد أكثر', 'ar') }]) });
    await unfold();
    const words = await screen.findByText('مقاعد أكثر');
    expect(words).toHaveAttribute('lang', 'ar');
    expect(words).toHaveAttribute('dir', 'rtl');
  });
});

describe('what else one can do', () => {
  test.each([
    ['held', null, 'The moderators look at this statement before everybody sees it.'],
    ['hidden', 'spam', 'This statement was hidden by moderation: advertising or spam.'],
  ] as const)(
    'one’s own that is %s says so and takes no answers',
    async (state, hiddenFor, note) => {
      show({ [STATEMENTS_PATH]: aListPage([{ ...two, state, hiddenFor, mine: OWN }]) });
      await unfold();
      const row = await rowOf('Text of two');
      expect(row.getByText(note)).toBeVisible();
      expect(row.queryByRole('button', { name: 'Agree' })).toBeNull();
    },
  );

  test('one’s own is deleted after a question; a note stays in its place', async () => {
    const view = show({
      [STATEMENTS_PATH]: aListPage([{ ...two, mine: OWN }]),
      [`DELETE ${STATEMENTS_PATH}/two`]: { body: null },
    });
    await unfold();
    const row = await rowOf('Text of two');
    await userEvent.click(row.getByRole('button', { name: 'More actions' }));
    expect(row.queryByRole('button', { name: 'Report' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this statement?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This statement was removed by its author.')).toBeVisible();
    expect(screen.queryByText('Text of two')).toBeNull();
    expect(view.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  test('somebody else’s is reported with a reason, once', async () => {
    const view = show({
      [STATEMENTS_PATH]: aListPage([two]),
      [`POST ${STATEMENTS_PATH}/two/report`]: { body: null },
    });
    await unfold();
    const row = await rowOf('Text of two');
    await userEvent.click(row.getByRole('button', { name: 'More actions' }));
    expect(row.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this statement' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'insulting or hateful' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.calls.find(({ method }) => method === 'POST')!.body).toEqual({
      reason: 'offensive',
    });
    expect(row.queryByRole('button', { name: 'Report' })).toBeNull();
  });

  test('the link to a statement names its number', async () => {
    const view = show({ [STATEMENTS_PATH]: aListPage([{ ...two, number: 7 }]) });
    await unfold();
    const row = await rowOf('Text of two');
    await userEvent.click(row.getByRole('button', { name: 'More actions' }));
    await userEvent.click(row.getByRole('button', { name: 'Copy link' }));
    expect(view.ports.copied).toEqual([
      'http://localhost:3000/dialogs/waterfront?statement=7#statements',
    ]);
  });
});

describe('a link', () => {
  const linked = { url: '/dialogs/waterfront?statement=7' };

  test('shows its statement above the card, to be answered there; the card stays', async () => {
    const seven = aStatement('seven', { number: 7 });
    const view = show(
      {
        [STATEMENTS_PATH]: aListPage([seven]),
        [`PUT ${STATEMENTS_PATH}/seven/vote`]: aVoteAnswer(seven, 1, two, { answered: 1, left: 1 }),
      },
      linked,
    );
    const place = within(
      await screen.findByRole('region', { name: 'The statement that you were sent to' }),
    );
    await place.findByText('Text of seven');
    expect(listed(view)).toEqual(['locale=en&number=7']);
    await userEvent.click(place.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(place.getByRole('button', { name: 'Agree' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(screen.getByText('Text of one')).toBeVisible();
    expect(await screen.findByText('1 answered, 1 left')).toBeVisible();
  });

  test('to one that is gone says so; what is no number is no link', async () => {
    const { unmount } = show({ [STATEMENTS_PATH]: aListPage([]) }, linked);
    expect(
      await screen.findByText('The statement behind this link is not here any more.'),
    ).toBeVisible();
    unmount();
    const view = show({}, { url: '/dialogs/waterfront?statement=7%20or%201' });
    await screen.findByText('Text of one');
    expect(listed(view)).toEqual([]);
  });
});

describe('when nobody can answer', () => {
  test('a dialogue that is over shows all its statements with counts, to be read', async () => {
    const view = show(
      { [STATEMENTS_PATH]: aListPage([{ ...two, counts }]) },
      { more: { phase: 'closed' } },
    );
    await userEvent.click(await screen.findByText(/^All statements/));
    const row = await rowOf('Text of two');
    expect(screen.getByText(/This dialogue has ended/)).toBeVisible();
    expect(row.getByText('Agree: 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Agree|Write/ })).toBeNull();
    expect(view.calls.some(({ path }) => path === NEXT)).toBe(false);
    // The content security policy takes no styles out of the first HTML.
    expect(view.container.querySelector('[style]')).toBeNull();
  });

  test('one that has not begun says when it does', async () => {
    show(
      { [STATEMENTS_PATH]: aListPage([two]) },
      { more: { phase: 'upcoming', opensAt: '2026-06-01T08:00:00Z' } },
    );
    expect(await screen.findByText(/People can answer and write from here on/)).toHaveTextContent(
      '1 June 2026',
    );
    await screen.findByText('Text of two');
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  test('a draft leads those who write it to the first statements', async () => {
    show(
      { [STATEMENTS_PATH]: aListPage([]) },
      { more: { status: 'draft' }, details: { rights: { moderate: true, edit: true } } },
    );
    expect(await screen.findByRole('link', { name: 'Add first statements' })).toHaveAttribute(
      'href',
      '/dialogs/waterfront/edit?part=statements',
    );
  });
});

describe('live', () => {
  /** The page as it is after others have written. */
  function Growing() {
    const [statements, setStatements] = useState(2);
    const turnout = { statements, participants: 1, votes: 1 };
    return (
      <>
        <button onClick={() => setStatements(5)}>others write</button>
        <StatementsPart dialog={aStatementsDialog({ turnout })} />
      </>
    );
  }

  test('new statements are announced and count as left; the list changes on request, the card never', async () => {
    const view = renderScreen(<Growing />, {
      path: '/dialogs/:slug',
      url: '/dialogs/waterfront',
      isSignedIn: true,
      answers: {
        [NEXT]: aNextStatement(one, { answered: 1, left: 1 }),
        [STATEMENTS_PATH]: [aListPage([two]), aListPage([aStatement('new'), two])],
      },
    });
    await unfold();
    await screen.findByText('Text of two');
    await userEvent.click(screen.getByRole('button', { name: 'others write' }));
    expect(await screen.findByText('3 new statements')).toBeVisible();
    expect(screen.getByText('1 answered, 4 left')).toBeVisible();
    expect(screen.queryByText('Text of new')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Text of new')).toBeVisible();
    expect(screen.queryByText('3 new statements')).toBeNull();
    expect(screen.getByText('Text of one')).toBeVisible();
    expect(view.calls.filter(({ path }) => path === NEXT)).toHaveLength(1);
  });

  test('when everything is asked again, the statement that is being read is asked for by its id', async () => {
    const view = show({});
    await screen.findByText('Text of one');
    view.store.dispatch({
      type: 'portalApi/invalidateTags',
      payload: ['Statements'],
    });
    await waitFor(() => {
      const asked = view.calls.filter(({ path }) => path === NEXT);
      expect(asked.map(({ search }) => search.get('keep'))).toEqual([null, 'one']);
    });
  });
});
