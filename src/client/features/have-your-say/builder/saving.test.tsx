import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import {
  listSent,
  PAPER_PATH,
  press,
  PUT_PAPER,
  renderBuilder,
  save,
  SOURCE_PATH,
} from '../../../testing/renderBuilder';

const PUBLISHED = {
  [SOURCE_PATH]: {
    body: aSource({ section: 'have-your-say', slug: 'trees', status: 'published' }),
  },
};

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
  const view = await renderBuilder(aPollPaper(), PUBLISHED);
  await enterText(screen.getByLabelText('What you ask'), ' Kept');
  await press('reload');
  expect(await screen.findByText(/what you typed last time/)).toBeVisible();
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree? Kept');
  await press('Start over');
  expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree?');
  expect(listSent(view)).toEqual([]);
});

describe('a draft saves itself', () => {
  const getStatus = () => document.querySelector('[data-saving]');

  test('once, some seconds after the last change, and leaving asks nothing then', async () => {
    const view = await renderBuilder();
    await userEvent.type(screen.getByLabelText('What you ask'), ' All of it');
    expect(listSent(view)).toEqual([]);
    await view.pause();
    await waitFor(() => expect(getStatus()).toHaveTextContent(/^Saved at/));
    expect(listSent(view)).toMatchObject([
      { isAutosave: true, revision: 3, questions: [{ prompt: { en: 'Which tree? All of it' } }] },
    ]);
    expect(view.ports.unloadWarnings).toBe(0);
  });

  test('from the revision that was made before', async () => {
    const view = await renderBuilder();
    for (const letter of ['!', '?']) {
      await userEvent.type(screen.getByLabelText('What you ask'), letter);
      await view.pause();
      await waitFor(() => expect(getStatus()).toHaveTextContent(/^Saved at/));
    }
    expect(listSent(view).map(({ revision }) => revision)).toEqual([3, 4]);
  });

  test('when it is left before', async () => {
    const view = await renderBuilder();
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await press('reload');
    await waitFor(() => expect(listSent(view)).toHaveLength(1));
  });

  test('not when it was dropped', async () => {
    const view = await renderBuilder(aPollPaper(), {
      [PUT_PAPER]: aProblem(503, 'unavailable'),
    });
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await view.pause();
    await waitFor(() => expect(getStatus()).toHaveTextContent(/^Not saved: no connection/));
    await press('reload');
    await userEvent.type(await screen.findByLabelText('What you ask'), '?');
    await press('Start over');
    await view.pause();
    expect(listSent(view)).toHaveLength(1);
  });

  test('again once the host can be reached', async () => {
    const view = await renderBuilder(aPollPaper(), {
      [PUT_PAPER]: [aProblem(503, 'unavailable'), { body: aPollPaper({ revision: 4 }) }],
    });
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await view.pause();
    await waitFor(() => expect(getStatus()).toHaveTextContent(/^Not saved: no connection/));
    expect(view.ports.unloadWarnings).toBeGreaterThan(0);
    act(() => view.ports.wake('online'));
    await waitFor(() => expect(getStatus()).toHaveTextContent(/^Saved at/));
    expect(listSent(view)).toHaveLength(2);
  });

  test('not over what somebody else wrote: a person decides', async () => {
    const newer = aPollPaper({
      revision: 7,
      questions: [aWrittenQuestion({ prompt: { en: 'Which bench?' } })],
    });
    const view = await renderBuilder(aPollPaper(), {
      [PAPER_PATH]: [{ body: aPollPaper() }, { body: newer }],
      [PUT_PAPER]: [aProblem(409, 'newerRevision'), { body: newer }],
    });
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await view.pause();
    expect(await screen.findByText(/Somebody changed this paper/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('What you ask'), '?');
    await view.pause();
    expect(getStatus()).toHaveTextContent(/^Not saved: somebody else wrote here/);
    expect(listSent(view)).toHaveLength(1);
    expect(await save(view)).toMatchObject({ revision: 7 });
  });

  test('and not while what is typed cannot be read by the host', async () => {
    const view = await renderBuilder(aPollPaper(), {
      [PUT_PAPER]: aProblem(400, 'invalidRequest'),
    });
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await view.pause();
    await waitFor(() => expect(getStatus()).toHaveTextContent(/a field needs another look/));
  });

  test('but what is published is saved by hand alone', async () => {
    const view = await renderBuilder(aPollPaper(), PUBLISHED);
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await view.pause();
    expect(getStatus()).toHaveTextContent(/Readers see it when you save the change/);
    expect(listSent(view)).toEqual([]);
    expect(await save(view)).not.toHaveProperty('isAutosave');
  });
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
