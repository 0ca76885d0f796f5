import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { countQuestion } from '../../../counting/countQuestion';
import type { Question } from '../../../shared/ballots/paper';
import { portalApi } from '../../api/portalApi';
import { putBallot, readOutbox } from '../../offline/outbox';
import {
  aPage,
  aSummary,
  OPTION_A_ID,
  OPTION_B_ID,
  somePollDetails,
  aProblem,
  QUESTION_ID,
  aText,
} from '../../testing/factories';
import { anOption, toQuestionId } from '../../testing/pollFactories';
import {
  BALLOTS_CALL,
  POLL_PATH,
  aPollAnswer,
  RECEIPT,
  renderPoll,
} from '../../testing/renderPoll';
import { createTennesseePlurality } from './results/testing/elections';
import { createClosedPoll } from './results/testing/poll';

const COURTYARD = { [QUESTION_ID]: { chosen: [OPTION_A_ID] } };
const RESULT = { isFinal: false, ballots: 4, seed: '5eed', counts: [] };
const voted = (more: Parameters<typeof aPollAnswer>[0] = {}) =>
  aPollAnswer({
    ownBallot: { ...RECEIPT, answers: COURTYARD },
    hasVoted: true,
    refusal: 'alreadyVoted',
    ...more,
  });
const session = { isSignedIn: true };

test('a poll shows its question and its explanation', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer() });
  expect(await screen.findByRole('heading', { level: 1, name: /new library/ })).toBeVisible();
  expect(screen.getByText('Come and look at the models.')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Which design?' })).toBeVisible();
});

test.each([
  ['signInRequired', 'Sign in so that everybody has exactly one vote'],
  ['verificationRequired', 'This vote is for verified residents'],
  ['membersOnly', 'This vote is for members of one group'],
  ['notOpenYet', 'Voting has not started yet'],
  ['closed', 'Voting has ended'],
  ['cancelled', 'No votes are accepted'],
  ['alreadyVoted', 'You have already voted here'],
] as const)('%s: instead of the ballot the reason is given', async (refusal, reason) => {
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal }) });
  expect(await screen.findByText(reason, { exact: false })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cast my vote' })).toBeNull();
});

test('the draft of a vote says that it has no day and no question, and leads its author to the paper', async () => {
  const empty = { refusal: 'notOpenYet', questions: [] } as const;
  const poll = { ...aPage(somePollDetails(empty)), opensAt: null };
  renderPoll(
    { [POLL_PATH]: { body: poll }, '/v1/me/rights': { body: { edit: true, follow: null } } },
    session,
  );
  expect(await screen.findByText(/no day is set for it/)).toBeVisible();
  expect(screen.getByText('There is no question yet.')).toBeVisible();
  expect(screen.queryByText('What is asked')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Write the ballot paper' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/edit\?part=paper$/));
});

test('who may not vote yet can read what is asked, and is told what helps', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'signInRequired' }) });
  const asked = within(await screen.findByRole('region', { name: 'What is asked' }));
  expect(asked.getByText('The tower')).toBeVisible();
});

/** The same way in the header, in the card beside the text and in the place of the paper. */
const SIGN_IN_TO_VOTE = '/sign-in?to=%2Fhave-your-say%2Fnew-library-design%23ballot';

test('the way to sign in stands at the top too, and comes back to the ballot', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'signInRequired', ballots: 105 }) });
  const links = await screen.findAllByRole('link', { name: 'Sign in to vote' });
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toHaveAttribute('href', SIGN_IN_TO_VOTE);
  expect(screen.getByText('105 people have voted')).toBeVisible();
});

test('the way to the ballot says until when one can vote', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer() }, session);
  const [inHeader, inCard] = await screen.findAllByRole('link', { name: /^Vote/ });
  expect(inHeader).toHaveTextContent(/^Vote: closes /);
  expect(inCard).toHaveTextContent(/^Vote$/);
  for (const link of [inHeader, inCard]) expect(link).toHaveAttribute('href', '#ballot');
});

test('whoever has voted is told so beside the text, and led nowhere', async () => {
  renderPoll({ [POLL_PATH]: voted() }, session);
  expect(await screen.findByText('You have voted')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Vote/ })).toBeNull();
});

test.each(['membersOnly', 'verificationRequired', 'notOpenYet'] as const)(
  'no way leads to a ballot that is refused: %s',
  async (refusal) => {
    renderPoll({ [POLL_PATH]: aPollAnswer({ refusal }) }, session);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^(Vote|Sign in to vote)/ })).toBeNull();
  },
);

const RESIDENTS = { districts: ['old-port', 'new-shore'], minAge: 16, maxAge: null };

test.each([
  ['districtUnknown', 'your verification does not say in which one you live'],
  ['otherDistrict', 'you live in a district that this vote is not for'],
  ['ageUnknown', 'your verification does not show that you have it'],
  ['otherAge', 'you are not of the age that this vote is for'],
] as const)(
  '%s: what is missing is said with what is asked, in the place of the ballot',
  async (refusal, reason) => {
    renderPoll(
      { [POLL_PATH]: aPollAnswer({ refusal, eligibility: 'verified', residents: RESIDENTS }) },
      session,
    );
    const told = within((await screen.findByText(reason, { exact: false })).parentElement!);
    expect(told.getByText(/It is for residents of/)).toHaveTextContent(
      'It is for residents of Old Port or New Shore.',
    );
    expect(told.getByText(/at least 16 years old/)).toBeVisible();
    expect(told.getByRole('link', { name: /verification/ })).toHaveAttribute(
      'href',
      '/me/security',
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('region', { name: 'What is asked' })).toBeVisible();
  },
);

test.each([
  ['verificationRequired', 'have-your-say.refusal.verificationRequiredAtDesk'],
  ['districtUnknown', 'have-your-say.refusal.districtUnknownAtDesk'],
  ['ageUnknown', 'have-your-say.refusal.ageUnknownAtDesk'],
] as const)('%s: no login is named where no provider is set up', async (refusal, text) => {
  renderPoll(
    { [POLL_PATH]: aPollAnswer({ refusal, eligibility: 'verified', residents: RESIDENTS }) },
    {
      ...session,
      preloadedState: { installation: { legalPages: [], canRegister: true, hasProvider: false } },
    },
  );
  expect(await screen.findByText(en[text])).toBeVisible();
});

test('which residents may vote stands among the rules before the ballot, and that the reader may', async () => {
  const residents = { districts: ['old-port'], minAge: 16, maxAge: 26 };
  renderPoll({ [POLL_PATH]: aPollAnswer({ eligibility: 'verified', residents }) }, session);
  const rules = within(await screen.findByRole('region', { name: 'How this vote works' }));
  expect(rules.getByText(/It is for residents of/)).toHaveTextContent('Old Port');
  expect(rules.getByText(/at least 16 years old/)).toBeVisible();
  expect(rules.getByText(/at most 26 years old/)).toBeVisible();
  expect(rules.getByText('You may vote.')).toBeVisible();
});

test('in a section that can only be read the vote shows its questions and takes no ballot', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'sectionClosed' }) }, session);
  const ballot = within(await screen.findByRole('region', { name: 'Your ballot' }));
  expect(ballot.getByText('This section can only be read at the moment.')).toBeVisible();
  expect(ballot.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go to the ballot' })).toBeNull();
});

test('verification is found in the account', async () => {
  renderPoll(
    { [POLL_PATH]: aPollAnswer({ refusal: 'verificationRequired', eligibility: 'verified' }) },
    session,
  );
  const link = await screen.findByRole('link', { name: /verification/ });
  expect(link).toHaveAttribute('href', '/me/security');
});

test('the rules stand before the paper: who, how secret, until when, how it is counted', async () => {
  const details = {
    eligibility: 'members',
    groupName: aText('Green Neighbourhoods'),
    secrecy: 'secret',
    quorum: 50,
    shuffle: true,
    resultsVisibility: 'after_close',
  } as const;
  renderPoll({ [POLL_PATH]: aPollAnswer(details) }, session);
  const rules = within(await screen.findByRole('region', { name: 'How this vote works' }));
  expect(rules.getByText(/members of/)).toHaveTextContent('Green Neighbourhoods');
  expect(rules.getByText('You may vote.')).toBeVisible();
  expect(rules.getByText(/stored apart from your name/)).toBeVisible();
  expect(rules.getByText(/Once cast it cannot be changed/)).toBeVisible();
  expect(rules.getByText(/^Voting ends on/)).toHaveTextContent('4 May 2026');
  expect(rules.getByText('The result is published then.')).toBeVisible();
  expect(rules.getByText(/^50 ballots/)).toBeVisible();
  expect(rules.getByText(/an order of their own/)).toBeVisible();
  await userEvent.click(rules.getByText('How the votes are counted'));
  expect(rules.getByText(/Everybody names one option/)).toBeVisible();
});

test('a poll that does not exist leads to the sections', async () => {
  renderPoll({ [POLL_PATH]: aProblem(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test.each([
  ['after_vote', 'You will see the result so far as soon as you have voted.'],
  ['after_close', 'The result is published when voting ends.'],
  ['staff_only', 'Only the staff of the city see this result.'],
] as const)('a result hidden %s says when it will be shown', async (resultsVisibility, words) => {
  renderPoll({ [POLL_PATH]: aPollAnswer({ resultsVisibility }) });
  expect(await screen.findByText(words)).toBeVisible();
});

const choose = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /The courtyard/ }));
const cast = async () => {
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
};

test('a vote is sent with the session’s token and ends in a receipt with its answers', async () => {
  const answers = {
    [POLL_PATH]: [aPollAnswer(), voted()],
    [BALLOTS_CALL]: { status: 201, body: RECEIPT },
  };
  const { sent } = renderPoll(answers, session);
  await cast();
  expect(await screen.findByText('Thank you, your vote has been counted.')).toBeVisible();
  expect(screen.getByText(RECEIPT.receipt)).toBeVisible();
  expect(screen.getByText('The courtyard')).toBeVisible();
  expect(sent()[0]!.body).toEqual({ answers: COURTYARD });
  expect(sent()[0]!.headers.get('authorization')).toBe('Bearer token');
  expect(sent()[0]!.headers.has('x-voter-key')).toBe(false);
});

test('whoever has voted is led to the next vote that closes, to follow and to pass it on', async () => {
  const next = aSummary({
    id: 'kerb-space',
    closesAt: '2126-05-04T17:00:00Z',
    slug: 'kerb-space',
    title: aText('Who gets the kerb?'),
  });
  const polls = { items: [next], next: null, total: 1 };
  const none = { items: [], next: null, total: 0 };
  renderPoll(
    {
      [POLL_PATH]: voted(),
      '/v1/me/needs': { body: { polls, drafts: none, notices: none } },
      '/v1/me/rights': { body: { edit: false, follow: { isFollowing: false, follows: 0 } } },
    },
    session,
  );
  const link = (await screen.findByText('Who gets the kerb?')).closest('a');
  expect(link).toHaveTextContent(/^Next: “Who gets the kerb\?” closes in /);
  expect(link).toHaveAttribute('href', '/have-your-say/kerb-space');
  const ballot = within(screen.getByRole('region', { name: 'Your ballot' }));
  expect(ballot.getByRole('button', { name: 'Follow' })).toBeVisible();
  expect(ballot.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a vote that failed keeps the answers and is sent again under the same key', async () => {
  const answers = {
    [POLL_PATH]: aPollAnswer(),
    [BALLOTS_CALL]: [aProblem(503, 'unavailable'), { status: 201, body: RECEIPT }],
  };
  const { sent } = renderPoll(answers, session);
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice is kept');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/.{8}/);
  expect(second).toBe(first);
});

test('other answers after a try that failed are another ballot, with another key', async () => {
  const answers = { [POLL_PATH]: aPollAnswer(), [BALLOTS_CALL]: aProblem(503, 'unavailable') };
  const { sent } = renderPoll(answers, session);
  await cast();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('radio', { name: /The tower/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]!.body).toEqual({ answers: { [QUESTION_ID]: { chosen: [OPTION_B_ID] } } });
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a session that was lost meanwhile is explained; the answers are kept', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer() });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in so that');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('a vote that has to wait for the new terms is explained; the answers are kept, and the person’s record asked for anew', async () => {
  const actions: string[] = [];
  const answers = { [POLL_PATH]: aPollAnswer(), [BALLOTS_CALL]: aProblem(403, 'termsNotAccepted') };
  const onAction = ({ type }: { readonly type: string }) => void actions.push(type);
  renderPoll(answers, { ...session, onAction });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Accept them at the top of this page');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
  expect(actions).toContain('session/userRefreshRequested');
});

const noNetwork = Promise.reject<never>(new TypeError('no network'));
noNetwork.catch(() => undefined);

test('[SPEC 8.5] a vote without a network waits on this device, and is not called counted', async () => {
  const answers = { [POLL_PATH]: aPollAnswer(), [BALLOTS_CALL]: noNetwork };
  const { ports } = renderPoll(answers, session);
  await cast();
  expect(await screen.findByText('Waiting to be sent, not counted yet')).toBeVisible();
  expect(screen.getByText('The courtyard')).toBeVisible();
  expect(screen.queryByText(/has been counted/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(readOutbox(ports.localStorage, 'grace')).toEqual([
    expect.objectContaining({ slug: 'new-library-design', answers: COURTYARD, state: 'waiting' }),
  ]);
});

test('[SPEC 8.5] taken back, the ballot paper is there again with the answers', async () => {
  renderPoll({ [POLL_PATH]: aPollAnswer(), [BALLOTS_CALL]: noNetwork }, session);
  await cast();
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
  expect(await screen.findByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('[SPEC 8.5] a browser that keeps nothing says so; the paper stays with the answers', async () => {
  const { ports } = renderPoll({ [POLL_PATH]: aPollAnswer(), [BALLOTS_CALL]: noNetwork }, session);
  Object.assign(ports.localStorage, { write: () => false });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let the portal keep');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('[SPEC 8.5] what became of a vote that waited stands beside what can be done now', async () => {
  const { store, ports } = renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'closed' }) }, session);
  putBallot(ports.localStorage, 'grace', {
    state: 'refused',
    code: 'closed',
    pollId: 'poll-1',
    slug: 'new-library-design',
    title: aText('The new library'),
    idempotencyKey: 'key',
    castAt: 0,
  });
  act(() => void store.dispatch(portalApi.util.invalidateTags(['Outbox'])));
  expect(await screen.findByText(/voting had ended when it arrived/)).toBeVisible();
});

test('[SPEC 8.5] a copy of an open poll shows no result; who is signed in may vote, and the host decides', async () => {
  const answers = { [POLL_PATH]: aPollAnswer({ refusal: 'signInRequired', result: RESULT }) };
  const { ports } = renderPoll(answers, session);
  ports.savedAt = 1;
  act(() => ports.connection.lost());
  expect(await screen.findByText(/result is shown again/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /The courtyard/ })).toBeEnabled();
  act(() => ports.connection.found());
  await waitFor(() => expect(screen.queryByText(/result is shown again/)).toBeNull());
});

test('a change told by the stream is fetched; the version that is shown is not', async () => {
  const title = aText('Renamed');
  const answers = {
    [POLL_PATH]: [aPollAnswer(), { body: aPage(somePollDetails(), { title, version: 2 }) }],
  };
  const { ports, calls } = renderPoll(answers);
  await screen.findByRole('heading', { level: 1 });
  const told = (version: number) =>
    act(() => ports.streamed({ type: 'changed', id: '', data: JSON.stringify({ version }) }));
  told(1);
  told(2);
  expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  expect(calls.filter(({ path }) => path === POLL_PATH)).toHaveLength(2);
});

test('what was entered is still there after a session that ended and the sign-in after it', async () => {
  const { store } = renderPoll(
    { [POLL_PATH]: [aPollAnswer(), aPollAnswer({ refusal: 'signInRequired' }), aPollAnswer()] },
    session,
  );
  await choose();
  act(() => void store.dispatch(portalApi.util.resetApiState()));
  expect(await screen.findByText('Sign in so that', { exact: false })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  act(() => void store.dispatch(portalApi.util.resetApiState()));
  expect(await screen.findByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('what the city made of the vote, and what happens next', async () => {
  const outcome = {
    statement: aText('The courtyard will be built.'),
    next: aText('Work begins in spring.'),
    decidedOn: '2026-05-20',
  };
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'closed', outcome }) });
  expect(await screen.findByText('The courtyard will be built.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByText('Work begins in spring.')).toBeVisible();
});

test('of a vote that is over the result comes first, then what became of it, then why', async () => {
  const outcome = {
    statement: aText('Memphis it is.'),
    next: null,
    decidedOn: '2026-05-20',
  };
  const closed = createClosedPoll([createTennesseePlurality()]);
  renderPoll({
    [POLL_PATH]: { body: { ...closed, details: { ...closed.details, outcome } } },
  });
  await screen.findByRole('heading', { name: 'Result' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const order = ['Result', 'What became of it', 'Why did this win?', 'What the vote was about'];
  order.push('Check this result yourself');
  expect(headings.filter((name) => order.includes(name))).toEqual(order);
  expect(screen.queryByRole('heading', { name: 'Your ballot' })).toBeNull();
  expect(screen.queryByText('Voting has ended.')).toBeNull();
  expect(screen.getByText('Come and look at the models.')).not.toBeVisible();
  await userEvent.click(screen.getByText('What the vote was about'));
  expect(screen.getByText('Come and look at the models.')).toBeVisible();
});

test('whoever has voted finds the receipt on the page of a vote that is over', async () => {
  const closed = createClosedPoll([createTennesseePlurality()]);
  const ownBallot = { ...RECEIPT, answers: null };
  renderPoll(
    { [POLL_PATH]: { body: { ...closed, details: { ...closed.details, ownBallot } } } },
    session,
  );
  const ballot = await screen.findByRole('region', { name: 'Your ballot' });
  expect(within(ballot).getByText(RECEIPT.receipt)).toBeVisible();
});

test('an option that was withdrawn is told with its reason and cannot be chosen any more', async () => {
  const withdrawals = [
    {
      question: QUESTION_ID,
      option: OPTION_A_ID,
      kind: 'withdrew' as const,
      reason: aText('The owner has sold it.'),
      at: '2026-03-09T09:00:00.000Z',
    },
  ];
  const third = anOption(toQuestionId(3), 'The bridge');
  const [asked] = somePollDetails().questions;
  const questions = [{ ...asked!, options: [...asked!.options, third] } as Question];
  const details = { withdrawals, questions, canChange: true };
  const { sent } = renderPoll(
    {
      [POLL_PATH]: voted({ ...details, refusal: null }),
      [BALLOTS_CALL]: { status: 201, body: RECEIPT },
    },
    session,
  );
  expect(await screen.findByText('No longer to be chosen')).toBeVisible();
  expect(screen.getByText(/you can change your vote until voting ends/)).toBeVisible();
  expect(screen.getByText('The owner has sold it.').closest('li')).toHaveTextContent(
    /^The courtyard was withdrawn\. The owner has sold it\.$/,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change my vote' }));
  const group = await screen.findByRole('group', { name: 'Which design?' });
  expect(within(group).queryByRole('radio', { name: /The courtyard/ })).toBeNull();
  const [left] = within(group).getAllByRole('radio');
  expect(left).not.toBeChecked();
  await userEvent.click(left!);
  await userEvent.click(screen.getByRole('button', { name: /Replace|Cast/ }));
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({
      answers: { [QUESTION_ID]: { chosen: [OPTION_B_ID] } },
    }),
  );
});

test('a proposed date that was withdrawn is called by when it is, also where no result is shown after the close', async () => {
  const question = {
    ...somePollDetails().questions[0]!,
    type: 'date',
    method: 'timePoll',
    settings: { seats: 1 },
    options: [OPTION_A_ID, OPTION_B_ID].map((id, day) => ({
      id,
      label: aText(''),
      description: null,
      cost: null,
      startsAt: `2026-05-0${day + 1}T15:00:00.000Z`,
    })),
  } as Question;
  const withdrawal = {
    question: QUESTION_ID,
    option: OPTION_A_ID,
    kind: 'withdrew' as const,
    reason: aText('The hall is taken.'),
    at: '2026-03-09T09:00:00.000Z',
  };
  const details = somePollDetails({
    questions: [question],
    withdrawals: [withdrawal],
    refusal: 'closed',
    resultsVisibility: 'staff_only',
  });
  renderPoll({ [POLL_PATH]: { body: { ...aPage(details), phase: 'closed' } } });
  expect((await screen.findByText('The hall is taken.')).closest('li')).toHaveTextContent(
    /^Friday 1 May\b.* was withdrawn\./,
  );
});

test('a recount of ballots cast elsewhere is marked and says where they come from', async () => {
  const recount = {
    place: aText('Burlington'),
    heldOn: '2009-03-03',
    link: 'https://elections.example/2009',
  };
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'closed', recount }) });
  expect(await screen.findAllByText('Recount of ballots cast elsewhere')).toHaveLength(2);
  expect(screen.getByText('Burlington')).toBeVisible();
  expect(screen.getByText('3 March 2009')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Where its ballots are published/ })).toHaveAttribute(
    'href',
    'https://elections.example/2009',
  );
});

test('a recount says nothing about voting, as nobody votes in it', async () => {
  const recount = { place: aText('Burlington'), heldOn: '2009-03-03', link: null };
  renderPoll({ [POLL_PATH]: aPollAnswer({ refusal: 'closed', recount }) });
  expect(await screen.findByText('Burlington')).toBeVisible();
  expect(screen.getByText('How the votes are counted')).toBeVisible();
  expect(screen.queryByText('Who may vote')).toBeNull();
  expect(screen.queryByText('Secrecy')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your ballot' })).toBeNull();
  expect(screen.queryByText(/You have one vote/)).toBeNull();
});

test('what was withdrawn from an open vote is told once, also where its result is shown already', async () => {
  const { question: asked, answers } = createTennesseePlurality();
  const withdrawn = [asked.options[0]!.id];
  const count = countQuestion(asked, answers, 100, { seed: 'head', quorum: 0, withdrawn });
  const open = createClosedPoll([{ question: asked, answers, count }], { isFinal: false });
  const [question] = open.details.questions;
  const withdrawal = {
    question: question!.id,
    option: question!.options[0]!.id,
    kind: 'struckOff' as const,
    reason: aText('Not in the district.'),
    at: '2026-03-09T09:00:00.000Z',
  };
  renderPoll({
    [POLL_PATH]: { body: { ...open, details: { ...open.details, withdrawals: [withdrawal] } } },
  });
  await screen.findByRole('heading', { level: 2, name: 'Result' });
  expect(screen.getAllByText('Not in the district.')).toHaveLength(1);
  expect(screen.queryByText(/you can change your vote/)).toBeNull();
});
