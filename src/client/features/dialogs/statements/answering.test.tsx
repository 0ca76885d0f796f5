import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeResponse, FakeResponses } from '../../../testing/fakeApi';
import { aListPage, aProblem, aText } from '../../../testing/factories';
import { renderScreen } from '../../../testing/renderScreen';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  aNextStatement,
  aVoteAnswer,
} from '../../../testing/statementFactories';
import { StatementsPart } from './StatementsPart';

const one = aStatement('one');
const two = aStatement('two');
const NEXT = `${STATEMENTS_PATH}/next`;
const VOTE = `PUT ${STATEMENTS_PATH}/one/vote`;

function show(answers: FakeResponses, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<StatementsPart dialog={aStatementsDialog()} />, {
    path: '/dialogs/:slug',
    url: '/dialogs/waterfront',
    isSignedIn: true,
    answers,
    ...options,
  });
}

const words = () => screen.findByText('Text of one');
const button = (name: string) => screen.getByRole('button', { name });
const votes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

/** Creates an answer that comes when the test says so. */
function pending() {
  let arrive = (_answer: FakeResponse) => {};
  const answer = new Promise<FakeResponse>((done) => (arrive = done));
  return { answer, arrive: (said: FakeResponse) => act(async () => arrive(said)) };
}

describe('the card', () => {
  test('one statement at a time: an answer is sent, and the next one comes with it', async () => {
    const view = show({
      [NEXT]: aNextStatement(one, { answered: 4, left: 2 }),
      [VOTE]: aVoteAnswer(one, 1, two, { answered: 5, left: 1 }),
    });
    await words();
    expect(screen.getByText('4 answered, 2 left')).toBeVisible();
    // The content security policy takes no styles out of the first HTML.
    expect(view.container.querySelector('[style]')).toBeNull();
    await userEvent.click(button('Agree'));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(screen.getByText('5 answered, 1 left')).toBeVisible();
    expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote: 1 }]]);
    expect(view.calls.filter(({ path }) => path === NEXT)).toHaveLength(1);
  });

  test.each([
    ['Agree', 1],
    ['Pass', 0],
    ['Disagree', -1],
  ])('%s is shown at once, and the focus stays on its button', async (name, vote) => {
    const { answer, arrive } = pending();
    const view = show({ [NEXT]: aNextStatement(one), [VOTE]: answer });
    await words();
    await userEvent.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(name));
    await arrive(aVoteAnswer(one, vote, two));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(button(name)).toHaveFocus();
    expect(button(name)).toHaveAttribute('aria-pressed', 'false');
    expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote }]]);
  });

  test('the next statement is read out: its words stand where changes are announced', async () => {
    show({ [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, 1, two) });
    const live = (await words()).closest('[aria-live="polite"]');
    await userEvent.click(button('Agree'));
    const next = await screen.findByText('Text of two');
    expect(next.closest('[aria-live="polite"]')).toBe(live);
    expect(screen.getByRole('group', { name: 'Text of two' })).toBeVisible();
  });

  test('the second half of a double click answers nothing', async () => {
    const view = show({ [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, 1, two) });
    await words();
    await userEvent.click(button('Agree'));
    await screen.findByText('Text of two');
    fireEvent.click(button('Agree'), { detail: 2 });
    expect(votes(view)).toHaveLength(1);
  });

  test('a translated statement shows its original on request, in its own language', async () => {
    show({ [NEXT]: aNextStatement({ ...one, original: aText('المزيد من الأشجار', 'ar') }) });
    await words();
    await userEvent.click(button('Show original'));
    expect(screen.getByText('المزيد من الأشجار')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(button('Show translation'));
    expect(await words()).toBeVisible();
  });

  test('what the dialogue began with has no author but those who run it', async () => {
    show({ [NEXT]: aNextStatement({ ...one, isSeed: true, author: '', authorId: null }) });
    expect(await screen.findByText('From those who run the dialogue')).toBeVisible();
  });
});

describe('keys', () => {
  test.each([
    ['en', '1', -1],
    ['en', '2', 0],
    ['en', '3', 1],
    ['ar', '1', 1],
    ['ar', '3', -1],
  ] as const)('in %s the key %s is the answer %i', async (locale, key, vote) => {
    const view = show(
      { [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, vote, two) },
      { locale },
    );
    await words();
    within(screen.getByRole('group', { name: 'Text of one' }))
      .getAllByRole('button')[0]!
      .focus();
    await userEvent.keyboard(key);
    await screen.findByText('Text of two');
    expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote }]]);
  });

  test('without the focus on an answer, and with Ctrl, a key does nothing; one held down answers once', async () => {
    const view = show({ [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, 1, two) });
    await words();
    await userEvent.keyboard('3');
    button('Agree').focus();
    await userEvent.keyboard('{Control>}3{/Control}');
    fireEvent.keyDown(button('Agree'), { code: 'Digit3', repeat: true });
    expect(fireEvent.keyDown(button('Agree'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button('Agree'), { key: 'Tab', repeat: true })).toBe(true);
    expect(votes(view)).toEqual([]);
  });

  test('agreeing is on the right: last in English, first in Arabic', async () => {
    const { unmount } = show({ [NEXT]: aNextStatement(one) });
    await words();
    const names = () =>
      within(screen.getByRole('group', { name: 'Text of one' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Disagree1', 'Pass2', 'Agree3']);
    unmount();
    show({ [NEXT]: aNextStatement(one) }, { locale: 'ar' });
    await words();
    expect(names()).toEqual(['أوافق1', 'أتخطّى2', 'لا أوافق3']);
  });
});

describe('swipe', () => {
  /** jsdom has no pointer events of its own. */
  function point(place: Element, type: string, clientX: number, pointerType = 'touch') {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    fireEvent(place, Object.assign(event, { pointerType, isPrimary: true }));
  }

  async function swipe(by: number, { end = 'pointerup', pointerType = 'touch' } = {}) {
    const place = await words();
    point(place, 'pointerdown', 200, pointerType);
    point(place, 'pointermove', 200 + by, pointerType);
    point(place, end, 200 + by, pointerType);
  }

  test.each([
    ['en', 120, 1],
    ['en', -120, -1],
    ['ar', 120, 1],
    ['ar', -120, -1],
  ] as const)(
    'in %s a swipe by %i answers %i: right agrees everywhere',
    async (locale, by, vote) => {
      const view = show(
        { [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, vote, two) },
        { locale },
      );
      await swipe(by);
      await screen.findByText('Text of two');
      expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote }]]);
    },
  );

  test.each([
    ['is too short', 40, {}],
    ['becomes scrolling', 120, { end: 'pointercancel' }],
    ['is a mouse that marks text', 120, { pointerType: 'mouse' }],
  ])('a swipe that %s answers nothing', async (_what, by, how) => {
    const view = show({ [NEXT]: aNextStatement(one) });
    await swipe(by, how);
    expect(votes(view)).toEqual([]);
    expect(button('Agree')).toHaveAttribute('aria-pressed', 'false');
  });

  test('while the finger is down its answer is marked, and moving back takes it back', async () => {
    const view = show({ [NEXT]: aNextStatement(one) });
    const place = await words();
    point(place, 'pointerdown', 100);
    point(place, 'pointermove', 230);
    expect(button('Agree')).toHaveAttribute('aria-pressed', 'true');
    point(place, 'pointermove', 110);
    expect(button('Agree')).toHaveAttribute('aria-pressed', 'false');
    point(place, 'pointerup', 110);
    expect(votes(view)).toEqual([]);
  });
});

describe('failure', () => {
  test('an answer that did not arrive brings its statement back with the reason, and is tried again', async () => {
    const view = show({
      [NEXT]: aNextStatement(one),
      [VOTE]: [aProblem(503, 'unexpected'), aVoteAnswer(one, -1, two)],
    });
    await words();
    await userEvent.click(button('Disagree'));
    expect(await screen.findByRole('alert')).toHaveTextContent('has not reached us yet');
    expect(screen.getByText('Text of one')).toBeVisible();
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(votes(view).map(([, body]) => body)).toEqual([{ vote: -1 }, { vote: -1 }]);
  });

  test('a statement that is not shown any more is passed by', async () => {
    show({
      [NEXT]: [aNextStatement(one), aNextStatement(two)],
      [VOTE]: aProblem(409, 'notShown'),
    });
    await words();
    await userEvent.click(button('Agree'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not shown any more.');
    await userEvent.click(button('Another statement'));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what did not arrive is there after a reload, and offered', async () => {
    const first = show({ [NEXT]: aNextStatement(one), [VOTE]: aProblem(503, 'unexpected') });
    await words();
    await userEvent.click(button('Agree'));
    await screen.findByRole('alert');
    const kept = first.ports.sessionStorage.read('statement-answer:waterfront');
    expect(JSON.parse(kept!)).toMatchObject({ statement: { id: 'one' }, vote: 1 });
  });

  test('a statement that cannot be asked for can be asked for again', async () => {
    show({ [NEXT]: [aProblem(404, 'notFound'), aNextStatement(one)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await words()).toBeVisible();
  });
});

describe('visitors', () => {
  const visitor = { isSignedIn: false } as const;

  test('read and look through the statements', async () => {
    const view = show(
      { [NEXT]: [aNextStatement(one, { answered: 0, left: 2 }), aNextStatement(two)] },
      visitor,
    );
    await words();
    expect(screen.getByText('2 statements')).toBeVisible();
    await userEvent.click(button('Another statement'));
    expect(await screen.findByText('Text of two')).toBeVisible();
    const asked = view.calls.filter(({ path }) => path === NEXT);
    expect(asked.map(({ search }) => search.get('after'))).toEqual([null, 'one']);
  });

  test('an answer leads to the sign-in; afterwards it is offered, and sent once', async () => {
    const view = show(
      { [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, 1, two) },
      { ...visitor, path: '*' },
    );
    await words();
    await userEvent.click(button('Agree'));
    await waitFor(() =>
      expect(decodeURIComponent(view.ports.history.current().url)).toMatch(
        /\/sign-in.*\/dialogs\/waterfront#statements/,
      ),
    );
    expect(votes(view)).toEqual([]);
    act(() => view.signIn());
    expect(await screen.findByText(/you pressed “Agree”/)).toBeVisible();
    expect(votes(view)).toEqual([]);
    await userEvent.click(button('Send my answer'));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(screen.queryByText(/you pressed/)).toBeNull();
    expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote: 1 }]]);
    expect(view.ports.sessionStorage.read('statement-answer:waterfront')).toBeNull();
  });

  test('who signs in may give another answer instead', async () => {
    const view = show(
      { [NEXT]: aNextStatement(one), [VOTE]: aVoteAnswer(one, -1, two) },
      { ...visitor, path: '*' },
    );
    await words();
    await userEvent.click(button('Agree'));
    act(() => view.signIn());
    await screen.findByText(/you pressed “Agree”/);
    await userEvent.click(button('Disagree'));
    await screen.findByText('Text of two');
    expect(votes(view)).toEqual([[`${STATEMENTS_PATH}/one/vote`, { vote: -1 }]]);
  });
});

describe('change of mind', () => {
  test('the last answer stands below and is changed; the card stays', async () => {
    const view = show({
      [NEXT]: aNextStatement(one),
      [VOTE]: [aVoteAnswer(one, 1, two), aVoteAnswer(one, -1, aStatement('three'))],
    });
    await words();
    await userEvent.click(button('Agree'));
    expect(await screen.findByText('Your last answer: Agree')).toBeVisible();
    await userEvent.click(button('Change'));
    const answers = within(screen.getByRole('group', { name: 'Text of one' }));
    expect(answers.getByRole('button', { name: 'Agree' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(answers.getByRole('button', { name: 'Disagree' }));
    expect(await screen.findByText('Your last answer: Disagree')).toBeVisible();
    expect(screen.getByText('Text of two')).toBeVisible();
    expect(button('Change')).toHaveFocus();
    expect(votes(view).map(([, body]) => body)).toEqual([{ vote: 1 }, { vote: -1 }]);
  });

  test('all one’s answers are a list in which each can be changed', async () => {
    const answered = { ...two, mine: { isAuthor: false, vote: 1, reported: false } };
    const view = show({
      [NEXT]: aNextStatement(one, { answered: 1, left: 1 }),
      [STATEMENTS_PATH]: aListPage([answered]),
      [`PUT ${STATEMENTS_PATH}/two/vote`]: aVoteAnswer(two, 0, null, { answered: 1, left: 1 }),
    });
    await userEvent.click(await screen.findByText('Your answers (1)'));
    const answers = within(await screen.findByRole('group', { name: 'Text of two' }));
    await userEvent.click(answers.getByRole('button', { name: 'Pass' }));
    await waitFor(() =>
      expect(answers.getByRole('button', { name: 'Pass' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(screen.getByText('Text of one')).toBeVisible();
    const list = view.calls.find(({ path }) => path === STATEMENTS_PATH)!;
    expect(list.search.get('relation')).toBe('answered');
  });
});

describe('the end', () => {
  test('after the last answer the focus is where the card was', async () => {
    show({
      [NEXT]: aNextStatement(one),
      [VOTE]: aVoteAnswer(one, 1, null, { answered: 2, left: 0 }),
    });
    await words();
    await userEvent.click(button('Agree'));
    const end = await screen.findByText('You have answered all statements');
    expect(end.closest('[data-end]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See where you stand' })).toHaveAttribute(
      'href',
      '#opinions',
    );
  });

  test('new statements are announced there, and come on request', async () => {
    const done = { answered: 1, left: 0 };
    show({ [NEXT]: [aNextStatement(null, done), aNextStatement(one, { answered: 1, left: 1 })] });
    expect(await screen.findByText('1 new statement')).toBeVisible();
    await userEvent.click(button('Go on'));
    expect(await words()).toBeVisible();
  });

  test('where nobody has written anything, that is said', async () => {
    renderScreen(
      <StatementsPart
        dialog={aStatementsDialog({ turnout: { statements: 0, participants: 0, votes: 0 } })}
      />,
      { answers: { [NEXT]: aNextStatement(null) }, isSignedIn: true },
    );
    expect(await screen.findByText('No statements yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write a statement' })).toBeVisible();
  });
});
