import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putDraft, readDrafts } from '../../../offline/ballotDrafts';
import { OPTION_A_ID, OPTION_B_ID, aProblem, QUESTION_ID, aText } from '../../../testing/factories';
import { anOption, aQuestion, toQuestionId } from '../../../testing/pollFactories';
import { shuffleOptions } from './shuffle';
import {
  BALLOTS_CALL,
  POLL_PATH,
  aPollAnswer,
  RECEIPT,
  renderPaper,
  renderPoll,
} from '../../../testing/renderPoll';

const OPTIONS = [anOption(OPTION_A_ID, 'The courtyard'), anOption(OPTION_B_ID, 'The tower')];
const SECOND = toQuestionId(2);
const TWO = [
  aQuestion('choice', { id: QUESTION_ID, options: OPTIONS }),
  aQuestion('text', { id: SECOND, prompt: aText('Why?') }),
];
const WHY_TOWER = [
  TWO[0]!,
  aQuestion('text', {
    id: SECOND,
    prompt: aText('Why the tower?'),
    conditions: [{ question: QUESTION_ID, is: 'chosen', option: OPTION_B_ID }],
  }),
];
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const session = { isSignedIn: true };

test('each fault stands at its question, with a summary that leads there', async () => {
  const { cast, sent } = await renderPaper(TWO);
  await cast();
  expect(sent()).toEqual([]);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('2 answers need another look');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Which design?' })).toHaveAccessibleDescription(
    'Please answer this question.',
  );
  await userEvent.click(within(summary).getByRole('link', { name: 'Why?' }));
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveFocus();
  await userEvent.keyboard('Because.');
  expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look');
  await choose(/courtyard/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the host finds wrong is shown the same way, until the answer changes', async () => {
  const refusal = aProblem(422, 'invalidBallot');
  const faults = [{ question: QUESTION_ID, code: 'unknownOption', option: OPTION_A_ID }];
  renderPoll(
    {
      [POLL_PATH]: aPollAnswer(),
      [BALLOTS_CALL]: { ...refusal, body: { ...refusal.body, faults } },
    },
    session,
  );
  await choose(/courtyard/);
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('not part of this question any more');
  await choose(/tower/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a question that depends on another comes and goes with its answer, and is cast only while it is asked', async () => {
  const { cast } = await renderPaper(WHY_TOWER);
  expect(screen.queryByRole('textbox')).toBeNull();
  await choose(/tower/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Why the tower?' }), 'The view.');
  await choose(/courtyard/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: [OPTION_A_ID] } });
});

test('a long paper tells how far one is', async () => {
  const many = [1, 2, 3, 4, 5].map((place) => aQuestion('scale', { id: toQuestionId(place) }));
  await renderPaper(many);
  await userEvent.click(screen.getAllByRole('radio', { name: '3' })[1]!);
  expect(screen.getByText('1 of 5 answered')).toBeVisible();
});

test('what is entered is kept as one goes, restored with a note, and gone once it is cast', async () => {
  const { ports, cast, unmount } = await renderPaper(TWO);
  await choose(/courtyard/);
  const [draft] = readDrafts(ports.localStorage, 'grace');
  expect(draft).toMatchObject({
    slug: 'new-library-design',
    answers: { [QUESTION_ID]: { chosen: [OPTION_A_ID] } },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'Light.');
  await cast();
  await waitFor(() => expect(readDrafts(ports.localStorage, 'grace')).toEqual([]));
  unmount();
});

const DRAFT = {
  pollId: '00000000-0000-4000-8000-000000000001',
  slug: 'new-library-design',
  title: aText('The new library'),
  answers: { [QUESTION_ID]: { chosen: [OPTION_B_ID] } },
  savedAt: 1,
};

/** Renders the poll only after the draft was put onto the device. */
async function renderWithDraft(subject: string) {
  let arrive: (answer: ReturnType<typeof aPollAnswer>) => void = () => undefined;
  const answer = new Promise<ReturnType<typeof aPollAnswer>>((resolve) => (arrive = resolve));
  const view = renderPoll({ [POLL_PATH]: answer }, session);
  putDraft(view.ports.localStorage, subject, DRAFT);
  arrive(aPollAnswer({ questions: TWO }));
  await screen.findByRole('radio', { name: /tower/ });
  return view;
}

test('a draft is restored, and can be dropped', async () => {
  const { ports } = await renderWithDraft('grace');
  expect(screen.getByRole('radio', { name: /tower/ })).toBeChecked();
  expect(screen.getByText(/what you filled in last time/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('radio', { name: /tower/ })).not.toBeChecked();
  expect(screen.queryByText(/what you filled in last time/)).toBeNull();
  expect(readDrafts(ports.localStorage, 'grace')).toEqual([]);
});

test('the draft of one person is not shown to another', async () => {
  await renderWithDraft('omar');
  expect(screen.getByRole('radio', { name: /tower/ })).not.toBeChecked();
  expect(screen.queryByText(/what you filled in last time/)).toBeNull();
});

const own = { ...RECEIPT, answers: { [QUESTION_ID]: { chosen: [OPTION_A_ID] } } };
const changeable = { canChange: true, hasVoted: true, ownBallot: own, refusal: null } as const;

test('a vote that can be changed is filled in as it was cast, and replaced', async () => {
  const second = { ...own, receipt: '00000-11111-22222-33333' };
  const { sent } = renderPoll(
    {
      [POLL_PATH]: [aPollAnswer(changeable), aPollAnswer({ ...changeable, ownBallot: second })],
      [BALLOTS_CALL]: { status: 201, body: second },
    },
    session,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change my vote' }));
  const paper = await screen.findByRole('radio', { name: /courtyard/ });
  expect(paper).toBeChecked();
  expect(document.activeElement).toContainElement(paper);
  await choose(/tower/);
  await userEvent.click(screen.getByRole('button', { name: 'Replace my vote' }));
  const receipt = await screen.findByText(second.receipt);
  expect(receipt).toBeVisible();
  await waitFor(() => expect(receipt.closest('[tabindex]')).toHaveFocus());
  expect(sent()[0]!.body).toEqual({ answers: { [QUESTION_ID]: { chosen: [OPTION_B_ID] } } });
});

test('who keeps the vote as it is has nothing begun', async () => {
  const { ports } = renderPoll({ [POLL_PATH]: aPollAnswer(changeable) }, session);
  await userEvent.click(await screen.findByRole('button', { name: 'Change my vote' }));
  await choose(/tower/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my vote as it is' }));
  expect(await screen.findByText(RECEIPT.receipt)).toBeVisible();
  expect(readDrafts(ports.localStorage, 'grace')).toEqual([]);
});

test('a vote that is final offers no change', async () => {
  renderPoll(
    { [POLL_PATH]: aPollAnswer({ ...changeable, canChange: false, refusal: 'alreadyVoted' }) },
    session,
  );
  expect(await screen.findByText(RECEIPT.receipt)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change my vote' })).toBeNull();
});

test('a visitor votes with the key of the device, which keeps the receipt', async () => {
  const { sent, ports } = renderPoll({
    [POLL_PATH]: aPollAnswer({ eligibility: 'everyone' }),
    [BALLOTS_CALL]: { status: 201, body: own },
  });
  await choose(/courtyard/);
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByText(RECEIPT.receipt)).toBeVisible();
  expect(screen.getByText('The courtyard')).toBeVisible();
  const key = sent()[0]!.headers.get('x-voter-key');
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(ports.localStorage.read('voter-key')).toBe(key);
  expect(sent()[0]!.headers.has('authorization')).toBe(false);
});

test('with a voting code: it is asked for, sent, and told when it is not on the list', async () => {
  const { sent } = renderPoll({
    [POLL_PATH]: aPollAnswer({ eligibility: 'tokens', refusal: 'tokenRequired' }),
    [BALLOTS_CALL]: [aProblem(403, 'tokenRequired'), { status: 201, body: own }],
  });
  await choose(/courtyard/);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  await submit();
  const field = screen.getByRole('textbox', { name: 'Your voting code' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Enter the code from your letter/);
  await userEvent.type(field, 'AB12');
  await submit();
  expect(await screen.findByText(/not on the list/)).toBeVisible();
  await userEvent.type(field, '3');
  await submit();
  expect(await screen.findByText(RECEIPT.receipt)).toBeVisible();
  expect(sent().map(({ body }) => (body as { token: string }).token)).toEqual(['AB12', 'AB123']);
});

const readText = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test('the receipt is copied, and saved as a file without the answers', async () => {
  const { ports } = renderPoll({ [POLL_PATH]: aPollAnswer(changeable) }, session);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the receipt' }));
  expect(ports.copied).toEqual([RECEIPT.receipt]);
  expect(await screen.findByText('Copied')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(ports.saved[0]!.name).toBe('HC-POLL-2026-0001.txt');
  const content = await readText(ports.saved[0]!.content);
  expect(content).toContain(RECEIPT.receipt);
  expect(content).not.toContain('courtyard');
});

test('the receipt of a secret vote names no answers and says why', async () => {
  renderPoll(
    {
      [POLL_PATH]: aPollAnswer({ secrecy: 'secret', ownBallot: RECEIPT, refusal: 'alreadyVoted' }),
    },
    session,
  );
  expect(await screen.findByText(RECEIPT.receipt)).toBeVisible();
  expect(screen.queryByText('Your answers:')).toBeNull();
  expect(screen.getByText(/proves that you took part/)).toBeInTheDocument();
});

test('options stand in the order of this device, and are cast by their names', async () => {
  const options = ['a', 'b', 'c', 'd', 'e'].map((name) => anOption(name, name));
  const question = aQuestion('choice', { id: QUESTION_ID, options });
  const { ports, cast } = await renderPaper([question], { shuffle: true });
  const seed = `${ports.localStorage.read('voter-key')} 00000000-0000-4000-8000-000000000001`;
  const order = shuffleOptions([question], seed)[0]!.options.map(({ id }) => id);
  const shown = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
  expect(shown).toEqual(order);
  await choose(/^c$/);
  expect(await cast()).toEqual({ [QUESTION_ID]: { chosen: ['c'] } });
});
