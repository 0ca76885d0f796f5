import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import {
  listSent,
  PAPER_PATH,
  press,
  PUT_PAPER,
  renderBuilder,
  save,
} from '../../../testing/renderBuilder';

test('somebody was quicker: nothing is lost, and saving again goes on from what they saved', async () => {
  const newer = aPollPaper({
    revision: 7,
    questions: [aWrittenQuestion({ prompt: { en: 'Which bench?' } })],
  });
  const view = await renderBuilder(aPollPaper(), {
    [PAPER_PATH]: [{ body: aPollPaper() }, { body: newer }],
    [PUT_PAPER]: [aProblem(409, 'newerRevision'), { body: newer }],
  });
  await enterText(screen.getByLabelText('What you ask'), ' Mine');
  await save(view);
  expect(await screen.findByText(/Somebody changed this paper/)).toBeVisible();
  expect(await screen.findByText('Which bench?')).toBeVisible();
  const { revision, questions } = await save(view);
  expect(revision).toBe(7);
  expect(questions[0]!.prompt.en).toBe('Which tree? Mine');
});

test('what was saved is what comes next is made from', async () => {
  const view = await renderBuilder();
  await userEvent.type(screen.getByLabelText('What you ask'), '!');
  expect((await save(view)).revision).toBe(3);
  await screen.findByText('Saved.');
  await userEvent.type(screen.getByLabelText('What you ask'), '?');
  expect((await save(view)).revision).toBe(4);
  expect(
    view.calls.filter(({ method, path }) => method === 'GET' && path === PAPER_PATH),
  ).toHaveLength(1);
});

test('or theirs is taken instead', async () => {
  const newer = aPollPaper({
    revision: 7,
    questions: [aWrittenQuestion({ prompt: { en: 'Which bench?' } })],
  });
  const view = await renderBuilder(aPollPaper(), {
    [PAPER_PATH]: [{ body: aPollPaper() }, { body: newer }],
    [PUT_PAPER]: aProblem(409, 'newerRevision'),
  });
  await enterText(screen.getByLabelText('What you ask'), ' Mine');
  await save(view);
  await userEvent.click(await screen.findByRole('button', { name: /Take theirs/ }));
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which bench?');
  expect((await save(view)).revision).toBe(7);
});

test('what was built and not saved is there again after a reload, under the revision it began with', async () => {
  const view = await renderBuilder();
  await enterText(screen.getByLabelText('What you ask'), ' Kept');
  await press('reload');
  expect(await screen.findByText(/what you typed last time/)).toBeVisible();
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree? Kept');
  await press('Start over');
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree?');
  expect(listSent(view)).toEqual([]);
});

test('leaving is asked about while something is not saved', async () => {
  const view = await renderBuilder();
  expect(view.ports.unloadWarnings).toBe(0);
  await userEvent.type(screen.getByLabelText('What you ask'), '!');
  expect(view.ports.unloadWarnings).toBe(1);
  await save(view);
  await waitFor(() => expect(view.ports.unloadWarnings).toBe(0));
});

test('a refusal is told in words, and nothing is lost', async () => {
  const view = await renderBuilder(aPollPaper(), { [PUT_PAPER]: aProblem(422, 'invalidPaper') });
  await userEvent.type(screen.getByLabelText('What you ask'), '!');
  await save(view);
  expect(await screen.findByText(/can only be saved when nothing is missing/)).toBeVisible();
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree?!');
});
