import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalApi } from '../../api/portalApi';
import { aListPage, aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import {
  ATTEMPT_ID,
  VISITORS_ATTEMPT,
  aReview,
  anAttempt,
  someStatistics,
} from '../../testing/quizFactories';
import { TEST_NOW_MS, renderScreen } from '../../testing/renderScreen';
import { aDetailPage, aListItem } from '../../testing/sectionFactories';
import { QuizScreen } from './QuizScreen';
import { QuizzesScreen } from './QuizzesScreen';

const QUIZ = '/v1/quizzes/who-decides-what';
const route = { path: '/quizzes/:slug', url: '/quizzes/who-decides-what' };
const ATTEMPT = `${QUIZ}/attempts/${ATTEMPT_ID}`;
const NO_NUMBERS = { [`${QUIZ}/statistics`]: { body: { numbers: null } } };

type Details = Parameters<typeof aDetailPage<'quizzes'>>[2];
const quizPage = (more?: Details, locale: 'en' | 'ar' = 'en'): FakeResponses => ({
  ...NO_NUMBERS,
  [QUIZ]: { body: aDetailPage('quizzes', locale, more) },
});

const LONG_OVER = '2020-05-01T12:00:00.000Z';

const OWN = {
  attempts: 0,
  bestPercent: null,
  latestPercent: null,
  gradePercent: null,
  hasPassed: false,
  running: null,
};
const SAVED: FakeResponse = { body: { savedAt: '2026-05-01T09:01:00.000Z' } };

/** Renders the attempt that is under way, opened by its address. */
function openAttempt(attempt = anAttempt('en'), answers: FakeResponses = {}, isSignedIn = true) {
  return renderScreen(<QuizScreen />, {
    path: route.path,
    url: `${route.url}?attempt=${attempt.id}`,
    isSignedIn,
    answers: {
      ...quizPage(),
      [`${QUIZ}/attempts/${attempt.id}`]: { body: attempt },
      [`PUT ${ATTEMPT}/answers`]: SAVED,
      [`POST ${QUIZ}/attempts/${attempt.id}/submission`]: { body: aReview('en') },
      ...answers,
    },
  });
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const goTo = (number: number) => press(new RegExp(`^Question ${number},`));
const sentBy = (calls: ReturnType<typeof renderScreen>['calls'], method: string) =>
  calls.filter((call) => call.method === method);

describe('the page of a quiz', () => {
  test('has the rules and no question', async () => {
    renderScreen(<QuizScreen />, { ...route, answers: quizPage() });
    expect(await heading('How it works')).toBeVisible();
    expect(screen.getByText('As many as you like')).toBeVisible();
    expect(screen.getByText(/You are not signed in: your answers stay in this tab/)).toBeVisible();
    expect(screen.queryByText('Who adopts the budget?')).toBeNull();
  });

  test('[WCAG 2.2.1] lets one choose the time before it runs, and begins', async () => {
    const { calls } = renderScreen(<QuizScreen />, {
      ...route,
      isSignedIn: true,
      answers: {
        ...quizPage({ details: { own: OWN, timing: 'double' } }),
        [`POST ${QUIZ}/attempts`]: { status: 201, body: anAttempt('en') },
        [ATTEMPT]: { body: anAttempt('en') },
      },
    });
    const times = await screen.findByRole('radiogroup', { name: 'How much time do you need?' });
    expect(within(times).getByRole('radio', { name: 'Twice as much' })).toBeChecked();
    await userEvent.click(within(times).getByRole('radio', { name: 'No time limit' }));
    await press('Start the quiz');
    expect(await heading('Who adopts the budget?')).toHaveFocus();
    expect(sentBy(calls, 'POST').map(({ body }) => body)).toEqual([{ timing: 'unlimited' }]);
  });

  test.each([
    ['what was chosen before stays', 'No time limit'],
    ['where nothing was chosen it is the time of last time', null],
  ])('[WCAG 2.2.1] the person’s own facts come later: %s', async (_title, chosen) => {
    const own = aDetailPage('quizzes', 'en', { details: { own: OWN, timing: 'double' } });
    const { signIn, store } = renderScreen(<QuizScreen />, {
      ...route,
      answers: { ...NO_NUMBERS, [QUIZ]: [{ body: aDetailPage('quizzes', 'en') }, { body: own }] },
    });
    const radio = (name: string) => screen.findByRole('radio', { name });
    expect(await radio('The usual time')).toBeChecked();
    if (chosen) await userEvent.click(await radio(chosen));
    act(() => {
      signIn();
      store.dispatch(portalApi.util.invalidateTags(['Content']));
    });
    expect(await screen.findByText(/^Your answers are saved/)).toBeVisible();
    expect(await radio(chosen ?? 'Twice as much')).toBeChecked();
  });

  test('[WCAG 2.2.1] tells before it runs that an attempt ends when the quiz closes', async () => {
    const closesAt = '2030-05-01T12:00:00.000Z';
    renderScreen(<QuizScreen />, { ...route, answers: quizPage({ closesAt }) });
    const rule = await screen.findByText(/Every attempt ends then at the latest/);
    expect(rule).toHaveTextContent(/The quiz closes on .*2030/);
  });

  test.each([
    ['never closes', { closesAt: null }],
    ['has closed', { closesAt: LONG_OVER, details: { refusal: 'quizClosed' as const } }],
  ])('says nothing of that where it %s', async (_when, more) => {
    renderScreen(<QuizScreen />, { ...route, answers: quizPage(more) });
    expect(await screen.findByText(/Every question counts the same/)).toBeVisible();
    expect(screen.queryByText(/ends then at the latest/)).toBeNull();
  });

  test('without a time limit there is nothing to choose', async () => {
    renderScreen(<QuizScreen />, {
      ...route,
      answers: quizPage({ details: { timeLimitSeconds: null } }),
    });
    expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('leads to the attempt that is under way', async () => {
    renderScreen(<QuizScreen />, {
      ...route,
      isSignedIn: true,
      answers: quizPage({ details: { own: { ...OWN, running: ATTEMPT_ID } } }),
    });
    expect(await screen.findByRole('link', { name: 'Go on with your attempt' })).toHaveAttribute(
      'href',
      `/quizzes/who-decides-what?attempt=${ATTEMPT_ID}`,
    );
    expect(screen.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  });

  test.each([
    ['noAttemptsLeft', 'You have used all your attempts. The best one counts.'],
    ['quizClosed', 'This is closed. Your own attempts can still be read.'],
    ['signInRequired', 'The number of attempts is limited here, so please sign in first.'],
  ] as const)('says why there is no start: %s', async (refusal, sentence) => {
    renderScreen(<QuizScreen />, { ...route, answers: quizPage({ details: { refusal } }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  });

  test('shows own attempts with the best and the latest result', async () => {
    const attempt = { startedAt: '2026-04-01T09:00:00Z', submittedAt: '2026-04-01T09:09:00Z' };
    renderScreen(<QuizScreen />, {
      ...route,
      isSignedIn: true,
      answers: quizPage({
        details: {
          own: {
            ...OWN,
            attempts: 2,
            bestPercent: 86,
            latestPercent: 43,
            gradePercent: 43,
            hasPassed: true,
          },
          attempts: [
            { ...attempt, id: 'b', number: 2, percent: 43, hasPassed: false },
            { ...attempt, id: 'a', number: 1, percent: 86, hasPassed: true },
          ],
        },
      }),
    });
    expect(await screen.findByText('Your best result is 86%, your latest 43%.')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Your attempts' });
    expect(within(table).getByRole('link', { name: 'Attempt 1' })).toHaveAttribute(
      'href',
      '/quizzes/who-decides-what?attempt=a',
    );
    expect(within(table).getByText('Not passed')).toBeVisible();
  });

  test('shows how others did, and nothing of fewer than five people', async () => {
    const { unmount } = renderScreen(<QuizScreen />, { ...route, answers: quizPage() });
    expect(await screen.findByText(/once five people have tried/)).toBeVisible();
    unmount();
    renderScreen(<QuizScreen />, {
      ...route,
      answers: { ...quizPage(), [`${QUIZ}/statistics`]: { body: someStatistics('en') } },
    });
    expect(await screen.findByText(/48 people have tried/)).toBeVisible();
    expect(screen.getByText(/On average 64% right; 58% passed/)).toBeVisible();
  });
});

describe('an attempt', () => {
  test('by keyboard alone: choose, go on, put in order, hand in', async () => {
    const user = userEvent.setup();
    const { calls } = openAttempt();
    expect(await heading('Who adopts the budget?')).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'The mayor' })).toBeChecked();

    button('Next question').focus();
    await user.keyboard('{Enter}');
    expect(await heading('Where does income come from?')).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);

    await goTo(4);
    expect(await heading('What comes first?')).toHaveFocus();
    const down = button('Move down: Recycle');
    down.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Recycle: now at place 2 of 3')).toBeInTheDocument();
    expect(button('Move down: Recycle')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Recycle: now at place 3 of 3')).toBeInTheDocument();

    button('Hand in').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await heading('Your result')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Try once more' })).toHaveAttribute(
      'href',
      '/quizzes/who-decides-what',
    );
    expect(sentBy(calls, 'POST')[0]!.body).toEqual({
      answers: [{ chosen: [0] }, { chosen: [0, 1] }, null, { order: [1, 2, 0] }, null, null, null],
    });
  });

  test('takes pairs, words and numbers, and says how a number was read', async () => {
    const { calls } = openAttempt();
    await heading('Who adopts the budget?');
    await goTo(5);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tram' }), 'Rail');
    await goTo(6);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'deficit');
    await goTo(7);
    const field = screen.getByRole('textbox', { name: 'Your answer, a number' });
    await userEvent.type(field, 'twelve');
    expect(field).toHaveAccessibleDescription(/not a number yet/);
    await userEvent.clear(field);
    await userEvent.type(field, '1,012.5');
    expect(field).toHaveAccessibleDescription('Read as 1,012.5');
    await press('Hand in');
    await press('Hand in all the same');
    await heading('Your result');
    expect(sentBy(calls, 'POST')[0]!.body).toMatchObject({
      answers: [
        null,
        null,
        null,
        null,
        { matches: [1, -1] },
        { text: 'deficit' },
        { number: 1012.5 },
      ],
    });
  });

  test('shows one question or all of them; each button says whether there is an answer', async () => {
    openAttempt();
    await heading('Who adopts the budget?');
    expect(button('Question 1, no answer yet')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    expect(button('Question 1, answered')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show all questions on one page' }));
    expect(screen.getAllByRole('group', { name: /^Question \d of 7/ })).toHaveLength(7);
  });

  test('names missing answers once before it is handed in, and leads there', async () => {
    const { calls } = openAttempt();
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await press('Hand in');
    expect(screen.getByRole('alert')).toHaveTextContent('6 questions have no answer yet.');
    expect(sentBy(calls, 'POST')).toEqual([]);
    const missing = within(screen.getByRole('alert')).getAllByRole('button');
    expect(missing.map(({ textContent }) => textContent)).toEqual(
      [2, 3, 4, 5, 6, 7].map((number) => `Question ${number}`),
    );
    await press('Question 4');
    expect(await heading('What comes first?')).toHaveFocus();
  });

  test('is saved when nothing has been changed for a moment, once', async () => {
    const { calls, ports } = openAttempt();
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await act(() => ports.advance(1_000));
    await userEvent.click(screen.getByRole('radio', { name: 'The city council' }));
    await act(() => ports.advance(1_999));
    expect(sentBy(calls, 'PUT')).toEqual([]);
    await act(() => ports.advance(1));
    expect(await screen.findByText('All answers are saved.')).toBeVisible();
    expect(sentBy(calls, 'PUT').map(({ body }) => body)).toEqual([
      { answers: [{ chosen: [1] }, null, null, null, null, null, null] },
    ]);
    await act(() => ports.advance(60_000));
    expect(sentBy(calls, 'PUT')).toHaveLength(1);
  });

  test('begins with the answers that are saved', async () => {
    openAttempt(anAttempt('en', { answers: [{ chosen: [1] }] }));
    expect(await screen.findByRole('radio', { name: 'The city council' })).toBeChecked();
  });

  test('[SPEC 8.5] without a network answers stay on the device, and are sent when there is one', async () => {
    const { calls, ports } = openAttempt(anAttempt('en'), {
      ...quizPage({ details: { own: { ...OWN, running: ATTEMPT_ID } } }),
      [`PUT ${ATTEMPT}/answers`]: [aProblem(503, 'unavailable'), SAVED],
    });
    const key = `quiz-answers:grace:${ATTEMPT_ID}`;
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await act(async () => ports.connection.lost());
    expect(await screen.findByText(/Your answers are kept on this device/)).toBeVisible();
    await act(() => ports.advance(60_000));
    expect(sentBy(calls, 'PUT')).toEqual([]);
    expect(ports.localStorage.read(key)).toContain('"chosen":[0]');

    await userEvent.click(screen.getByRole('link', { name: 'Who decides what?' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Go on with your attempt' }));
    expect(await screen.findByRole('radio', { name: 'The mayor' })).toBeChecked();

    await act(async () => ports.connection.found());
    await screen.findByText('Saving …');
    await act(() => ports.advance(2_000));
    await waitFor(() => expect(sentBy(calls, 'PUT')).toHaveLength(1));
    expect(ports.localStorage.read(key)).not.toBeNull();
    await act(() => ports.advance(20_000));
    expect(await screen.findByText('All answers are saved.')).toBeVisible();
    expect(sentBy(calls, 'PUT')).toHaveLength(2);
    expect(ports.localStorage.read(key)).toBeNull();
  });

  test('a failed submission loses nothing and can be tried again', async () => {
    const { calls, ports } = openAttempt(anAttempt('en'), {
      [`POST ${ATTEMPT}/submission`]: [aProblem(503, 'unavailable'), { body: aReview('en') }],
    });
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await press('Hand in');
    await press('Hand in all the same');
    expect(await screen.findByText(/It could not be handed in/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The mayor' })).toBeChecked();
    await press('Hand in all the same');
    await heading('Your result');
    expect(sentBy(calls, 'POST')).toHaveLength(2);
    expect(ports.localStorage.read(`quiz-answers:grace:${ATTEMPT_ID}`)).toBeNull();
  });

  test('a visitor’s answers are sent with the submission alone', async () => {
    const attempt = anAttempt('en', { id: VISITORS_ATTEMPT, isStored: false });
    const { calls, ports } = openAttempt(attempt, {}, false);
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await act(() => ports.advance(60_000));
    expect(screen.getByText('Your answers are kept in this tab.')).toBeVisible();
    expect(sentBy(calls, 'PUT')).toEqual([]);
    await press('Hand in');
    await press('Hand in all the same');
    await heading('Your result');
  });
});

describe('[WCAG 2.2.1] the time of an attempt', () => {
  const inSeconds = (seconds: number) => new Date(TEST_NOW_MS + seconds * 1_000).toISOString();
  const limited = (seconds: number) =>
    anAttempt('en', { startedAt: inSeconds(0), endsAt: inSeconds(seconds) });

  test('runs, and five minutes, one minute and the end are said in words', async () => {
    const { ports } = openAttempt(limited(600));
    await heading('Who adopts the budget?');
    expect(screen.getByRole('timer')).toHaveTextContent('Time left: 10:00');
    await act(() => ports.advance(299_000));
    expect(screen.getByRole('timer')).toHaveTextContent('5:01');
    expect(screen.queryByText('Five minutes left or less')).toBeNull();
    await act(() => ports.advance(1_000));
    expect(screen.getByText('Five minutes left or less').closest('[role=status]')).toBeVisible();
    await act(() => ports.advance(240_000));
    expect(screen.getByText('One minute left or less').closest('[role=status]')).toBeVisible();
  });

  test('can be put away; the warnings are said all the same', async () => {
    const { ports } = openAttempt(limited(302));
    await heading('Who adopts the budget?');
    await press('Hide the time');
    expect(screen.queryByRole('timer')).toBeNull();
    await act(() => ports.advance(2_000));
    expect(screen.getByText('Five minutes left or less')).toBeVisible();
    await press('Show the time');
    expect(screen.getByRole('timer')).toHaveTextContent('5:00');
  });

  test('what is shorter than a warning does not begin with it', async () => {
    openAttempt(limited(120));
    await heading('Who adopts the budget?');
    expect(screen.queryByText('Five minutes left or less')).toBeNull();
  });

  test('at its end the attempt is handed in by itself, once', async () => {
    const { calls, ports } = openAttempt(limited(3));
    await heading('Who adopts the budget?');
    await userEvent.click(screen.getByRole('radio', { name: 'The mayor' }));
    await act(() => ports.advance(3_000));
    expect(await heading('Your result')).toHaveFocus();
    await act(() => ports.advance(60_000));
    expect(sentBy(calls, 'POST').map(({ body }) => body)).toEqual([
      { answers: [{ chosen: [0] }, null, null, null, null, null, null] },
    ]);
  });

  test('a device that slept notices the end when it wakes', async () => {
    const { calls, ports } = openAttempt(limited(600));
    await heading('Who adopts the budget?');
    ports.jump(700_000);
    await act(() => ports.advance(1_000));
    await heading('Your result');
    expect(sentBy(calls, 'POST')).toHaveLength(1);
  });
});

describe('the review', () => {
  const review = (more = {}) =>
    openAttempt(aReview('en', more), {
      [ATTEMPT]: { body: aReview('en', more) },
    });

  test('says for each question what was answered, what is right and why', async () => {
    review();
    expect(await heading('Your result')).toHaveFocus();
    expect(screen.getByText('You have 50%; 70% are needed to pass.')).toBeVisible();
    expect(screen.getAllByText('It is written in the charter.')).toHaveLength(7);
    const partOf = (prompt: string) => screen.getByText(prompt).closest('li')!;
    const income = within(partOf('Where does income come from?'));
    expect(income.getByText('Partly right')).toBeVisible();
    expect(income.getByText('0.5 of 1 point')).toBeVisible();
    expect(income.getByText('Fees')).toBeVisible();
    const meetings = within(partOf('Meetings are public.'));
    expect(meetings.getByText('Wrong')).toBeVisible();
    const cooler = within(partOf('How much cooler is it?'));
    expect(cooler.getByText('No answer')).toBeVisible();
    expect(cooler.getByText('Up to 1 more or less is right too.')).toBeVisible();
    expect(screen.getByText('Also accepted: Budget deficit')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('says that it came late', async () => {
    const { result } = aReview('en');
    review({ result: { ...result, isLate: true } });
    expect(await screen.findByText(/What had been saved by then counts/)).toBeVisible();
  });

  test('says that it was passed', async () => {
    const { result } = aReview('en');
    review({ result: { ...result, percent: 85.7, hasPassed: true } });
    expect(await screen.findByText(/You have 86%. That is a pass: 70% were needed/)).toBeVisible();
  });
});

test('[SPEC 6.1] the attempt of somebody else is not found', async () => {
  openAttempt(anAttempt('en'), { [ATTEMPT]: aProblem(404, 'notFound') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
});

test('a quiz in Arabic has its plurals and its direction', async () => {
  renderScreen(<QuizzesScreen />, {
    locale: 'ar',
    answers: { '/v1/quizzes': aListPage([aListItem('quizzes', 'ar')]) },
  });
  expect(await screen.findByText('7 أسئلة')).toBeVisible();
  expect(screen.getByText('10 دقائق')).toBeVisible();
  expect(screen.getByText('من يقرر ماذا؟')).not.toHaveAttribute('dir');
});

test('a list shows the own best result', async () => {
  const own = {
    ...OWN,
    attempts: 1,
    bestPercent: 86,
    latestPercent: 86,
    gradePercent: 86,
    hasPassed: true,
  };
  renderScreen(<QuizzesScreen />, {
    answers: { '/v1/quizzes': aListPage([aListItem('quizzes', 'en', { details: { own } })]) },
  });
  expect(await screen.findByText('Your best: 86%')).toBeVisible();
});

test('a failed load offers another try', async () => {
  const answers = {
    ...NO_NUMBERS,
    [QUIZ]: [aProblem(400, 'unexpected'), { body: aDetailPage('quizzes', 'en') }],
  };
  renderScreen(<QuizScreen />, { ...route, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who decides what?' })).toBeVisible();
});

test('no quizzes: the list says so', async () => {
  renderScreen(<QuizzesScreen />, { answers: { '/v1/quizzes': aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});
