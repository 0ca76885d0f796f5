import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PaperChange, PollPaper } from '../../../../shared/contract/papers';
import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import type { Answers } from '../../../testing/fakeApi';
import { aPollPaper, aWrittenQuestion, optionId } from '../../../testing/paperFactories';
import { questionId } from '../../../testing/pollFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { BuilderScreen } from './BuilderScreen';

const PAPER = '/v1/have-your-say/trees/paper';
const PUT = `PUT ${PAPER}`;
const SOURCE = '/v1/have-your-say/trees/source';

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <BuilderScreen key={visit} nav={null} />
    </>
  );
}

async function open(paper: PollPaper = aPollPaper(), answers: Answers = {}, locale?: 'ar' | 'tr') {
  const view = renderScreen(<Reloadable />, {
    ...{ path: '/:section/:slug/edit?', url: '/have-your-say/trees/edit?part=paper' },
    ...{ isSignedIn: true, ...(locale && { locale }) },
    answers: {
      [PAPER]: { body: paper },
      [SOURCE]: { body: aSource({ section: 'have-your-say', slug: 'trees' }) },
      [PUT]: { body: { ...paper, revision: paper.revision + 1 } },
      '/v1/me/authors': { body: { items: [] } },
      ...answers,
    },
  });
  await waitFor(() =>
    expect(view.container.querySelector('#questions-title, .status')).not.toBeNull(),
  );
  // Parts whose code comes later.
  await waitFor(() => expect(view.container.querySelector('.lines')).toBeNull());
  return view;
}

type View = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as PaperChange);

const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const save = async (view: View) => {
  const before = sent(view).length;
  await press('Save the paper');
  await waitFor(() => expect(sent(view)).toHaveLength(before + 1));
  return sent(view).at(-1)!;
};
const card = (number: number) => screen.getByRole('region', { name: `Question ${number}` });
/** The buttons of a question as a whole. */
const tools = (number: number) =>
  within(card(number)).getByRole('heading', { level: 3 }).parentElement!;
const checks = () => screen.getByRole('region', { name: 'Before it can be published' });
const preview = () => screen.getByRole('region', { name: 'Preview' });

const otherQuestion = () =>
  aWrittenQuestion({
    ...{ id: questionId(2), prompt: { en: 'How many?' } },
    options: aWrittenQuestion().options.map((option, index) => ({
      ...option,
      id: optionId(10 + index),
      label: { en: index === 0 ? 'Few' : 'Many' },
    })),
  });

describe('questions', () => {
  test('an added question gets the focus, shows in the preview and is saved with its options', async () => {
    const view = await open(aPollPaper({ questions: [] }));
    expect(checks()).toHaveTextContent('The paper has no question yet.');
    await press(/^Choice/);
    await waitFor(() => expect(within(card(1)).getByLabelText('What you ask')).toHaveFocus());
    await userEvent.keyboard('Which colour?');
    await userEvent.type(screen.getByLabelText('Option 1'), 'Red');
    await userEvent.type(screen.getByLabelText('Option 2'), 'Dark blue');
    expect(within(preview()).getByText('Which colour?')).toBeVisible();
    expect(within(preview()).getByLabelText('Dark blue')).toBeVisible();
    expect(checks()).toHaveTextContent('Nothing is missing.');

    const { questions, revision } = await save(view);
    expect(revision).toBe(3);
    expect(questions).toMatchObject([
      {
        type: 'choice',
        method: 'plurality',
        prompt: { en: 'Which colour?' },
        options: [{ label: { en: 'Red' } }, { label: { en: 'Dark blue' } }],
      },
    ]);
    const ids = [questions[0]!.id, ...questions[0]!.options.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(3);
    ids.forEach((id) => expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/));
  });

  test('a question is duplicated, moved and removed, and comes back when that is undone', async () => {
    const view = await open();
    await press('Duplicate', tools(1));
    await userEvent.type(within(card(2)).getByLabelText('What you ask'), ' Again');
    await press('Move up', tools(2));
    expect(within(card(1)).getByLabelText('What you ask')).toHaveValue('Which tree? Again');
    await press('Remove', tools(1));
    expect(screen.queryByRole('region', { name: 'Question 2' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const { questions } = await save(view);
    expect(questions.map(({ prompt }) => prompt.en)).toEqual(['Which tree? Again', 'Which tree?']);
    expect(questions[0]!.options[0]!.id).not.toBe(optionId(1));
  });

  test('another kind keeps words and options, and brings settings of its own', async () => {
    const view = await open();
    await userEvent.selectOptions(screen.getByLabelText('Kind of question'), 'Ranking');
    await userEvent.selectOptions(screen.getByLabelText('How it is counted'), 'Instant runoff');
    const { questions } = await save(view);
    expect(questions[0]).toMatchObject({
      id: questionId(1),
      type: 'ranking',
      method: 'instantRunoff',
      prompt: { en: 'Which tree?' },
      settings: { seats: 1, most: null },
      options: [{ label: { en: 'Plane' } }, { label: { en: 'Lime' } }],
    });
  });

  test('where all may be marked, this stays so when options are added', async () => {
    const view = await open();
    await userEvent.selectOptions(screen.getByLabelText('How it is counted'), 'Approval');
    await press('Add an option');
    await userEvent.type(screen.getByLabelText('Option 3'), 'Oak');
    const { questions } = await save(view);
    expect(questions[0]).toMatchObject({ method: 'approval', settings: { most: 3 } });
  });

  test('many options are pasted at once, one on each line', async () => {
    const view = await open(
      aPollPaper({
        questions: [aWrittenQuestion({ options: aWrittenQuestion().options.slice(0, 1) })],
      }),
    );
    await press('Paste many at once');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByLabelText('One option on each line'));
    await userEvent.paste('1. Oak\n\n- Elm tree\n  Ash');
    await press('Add 3 options', dialog);
    await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
    const { questions } = await save(view);
    expect(questions[0]!.options.map(({ label }) => label.en)).toEqual([
      ...['Plane', 'Oak', 'Elm tree', 'Ash'],
    ]);
  });

  test('the focus stays with what was moved, goes on from what was removed, and what happened is said', async () => {
    await open(aPollPaper({ questions: [aWrittenQuestion(), otherQuestion()] }));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const rows = () => within(card(1)).getAllByRole('listitem');
    const down = within(rows()[0]!).getByRole('button', { name: 'Move down' });
    await userEvent.click(down);
    await waitFor(() => expect(down).toHaveFocus());
    expect(rows()[1]).toContainElement(down);
    expect(said()).toContain('Now at place 2 of 2.');

    await press('Remove', rows()[0]);
    await waitFor(() => expect(within(card(1)).getByLabelText('Option 1')).toHaveFocus());
    expect(screen.queryAllByLabelText('Option 2')).toHaveLength(1);
    await press('Remove', rows()[0]);
    const add = within(card(1)).getByRole('button', { name: 'Add an option' });
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(card(1)).getByLabelText('Option 1')).toHaveFocus());
    expect(said()).toContain('Option 1 was added.');

    const cardDown = within(tools(1)).getByRole('button', { name: 'Move down' });
    await userEvent.click(cardDown);
    await waitFor(() => expect(cardDown).toHaveFocus());
    expect(tools(2)).toContainElement(cardDown);
    await press('Duplicate', tools(2));
    await waitFor(() => expect(within(card(3)).getByLabelText('What you ask')).toHaveFocus());
    expect(said()).toContain('Question 3 was added.');

    await press('Remove', tools(1));
    await waitFor(() => expect(within(card(1)).getByLabelText('What you ask')).toHaveFocus());
    await press('Remove', tools(2));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Choice/ })).toHaveFocus());
  });

  test('Enter begins the next option', async () => {
    const view = await open();
    await userEvent.click(screen.getByLabelText('Option 1'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
    await userEvent.keyboard('Oak');
    const { questions } = await save(view);
    expect(questions[0]!.options.map(({ label }) => label.en)).toEqual(['Plane', 'Oak', 'Lime']);
  });

  test('options move by keyboard, and one that was removed comes back', async () => {
    const view = await open();
    const rows = () => within(card(1)).getAllByRole('listitem');
    within(rows()[0]!).getByRole('button', { name: 'Move down' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Option 1')).toHaveValue('Lime');
    await press('Remove', rows()[0]);
    expect(screen.queryByLabelText('Option 2')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const { questions } = await save(view);
    expect(questions[0]!.options.map(({ label }) => label.en)).toEqual(['Lime', 'Plane']);
  });

  test('a question that is asked only for one answer appears in the preview with that answer', async () => {
    const view = await open(aPollPaper({ questions: [aWrittenQuestion(), otherQuestion()] }));
    await userEvent.click(within(card(2)).getByText('Help, settings and conditions'));
    await press('Ask this only if …', card(2));
    await userEvent.selectOptions(within(card(2)).getByLabelText('Which option'), 'Lime');
    expect(within(preview()).queryByText('How many?')).toBeNull();
    await userEvent.click(within(preview()).getByLabelText('Lime'));
    expect(within(preview()).getByText('How many?')).toBeVisible();
    const { questions } = await save(view);
    expect(questions[1]!.conditions).toEqual([
      { question: questionId(1), is: 'chosen', option: optionId(2) },
    ]);
    // Above the question that it looks at, the condition makes no sense any more.
    await press('Move up', tools(2));
    expect(checks()).toHaveTextContent('A condition looks at a question that does not stand above');
  });
});

describe('templates', () => {
  test('an empty paper begins with a template, and ends with it when that is undone', async () => {
    const view = await open(aPollPaper({ questions: [], rules: { secrecy: 'open' } }));
    await press(/^Election of a committee/);
    expect(screen.getByRole('radio', { name: 'Secret' })).toBeChecked();
    expect(within(card(1)).getByLabelText('What you ask')).toHaveValue(
      'Put the candidates in your order.',
    );
    const { questions, rules } = await save(view);
    expect(questions).toMatchObject([
      { type: 'ranking', method: 'scottishStv', settings: { seats: 3 }, options: { length: 5 } },
    ]);
    expect(rules).toMatchObject({ secrecy: 'secret', closesAt: '2026-06-01T15:00:00.000Z' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
    expect((await save(view)).questions).toEqual([]);
  });
});

describe('languages', () => {
  test('[SPEC 1.6] words are written language by language, with the original ones in view', async () => {
    const view = await open();
    expect(screen.getByRole('button', { name: /English/, pressed: true })).toHaveTextContent(
      '3 of 3',
    );
    const languages = screen.getByRole('group', { name: 'Language of the words' });
    await press(/Turkish/, languages);
    expect(screen.getByLabelText('What you ask')).toHaveValue('Hangi ağaç?');
    await userEvent.type(screen.getByLabelText('Option 1'), 'Çınar');
    expect(screen.getByLabelText('Option 1')).toHaveAccessibleDescription(/Plane/);
    expect(within(preview()).getByText('Çınar')).toBeVisible();
    await press(/Arabic/, languages);
    expect(screen.getByLabelText('What you ask')).toHaveAttribute('dir', 'rtl');
    const { questions } = await save(view);
    expect(questions[0]!.options[0]!.label).toEqual({ en: 'Plane', tr: 'Çınar' });
  });

  test('missing translations are counted and lead to their language; they are no fault', async () => {
    await open();
    expect(checks()).toHaveTextContent('Nothing is missing.');
    await press(/Arabic.*3 texts are missing/, checks());
    expect(screen.getByRole('button', { name: /Arabic.*0 of 3/, pressed: true })).toBeVisible();
  });

  test.each(['ar', 'tr'] as const)('the page is there in %s', async (locale) => {
    await open(aPollPaper(), {}, locale);
    expect(await screen.findByText('Which tree?', { selector: 'bdi' })).toBeVisible();
  });
});

describe('checks', () => {
  test('a fault leads to its field, unfolds what hides it, and is told there', async () => {
    await open(
      aPollPaper({
        questions: [
          aWrittenQuestion({
            method: 'limited',
            settings: {
              ...{ least: 1, most: 5, seats: 1, none: false, own: false, threshold: null },
              blocks: 0,
            },
          } as object),
        ],
      }),
    );
    await press(/Question 1.*More marks are allowed/, checks());
    const field = screen.getByRole('textbox', { name: 'At most so many marks on a ballot' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.closest('details')).toHaveAttribute('open');
    expect(field).toHaveAccessibleDescription(/More marks are allowed/);
  });

  test('a question without enough options says so at its options', async () => {
    await open(aPollPaper({ questions: [aWrittenQuestion({ options: [] })] }));
    await press(/Question 1.*too few options/, checks());
    expect(await within(card(1)).findByText(/too few options/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add an option' })).toHaveFocus(),
    );
  });

  test('rules are checked too: a secret vote needs an end', async () => {
    const view = await open(aPollPaper({ rules: { canChange: true, closesAt: null } }));
    expect(checks()).toHaveTextContent('Nothing is missing.');
    await userEvent.click(screen.getByRole('radio', { name: 'Secret' }));
    expect(checks()).toHaveTextContent('A day on which voting ends is missing');
    const change = screen.getByRole('switch', { name: /change their vote/ });
    expect(change).toBeDisabled();
    expect(screen.getByText(/nobody can make this open again/)).toBeVisible();
    const { rules } = await save(view);
    expect(rules).toMatchObject({ secrecy: 'secret', canChange: false });
  });
});

describe('saving', () => {
  test('somebody was quicker: nothing is lost, and saving again goes on from what they saved', async () => {
    const newer = aPollPaper({
      revision: 7,
      questions: [aWrittenQuestion({ prompt: { en: 'Which bench?' } })],
    });
    const view = await open(aPollPaper(), {
      [PAPER]: [{ body: aPollPaper() }, { body: newer }],
      [PUT]: [problem(409, 'newerRevision'), { body: newer }],
    });
    await userEvent.type(screen.getByLabelText('What you ask'), ' Mine');
    await save(view);
    expect(await screen.findByText(/Somebody changed this paper/)).toBeVisible();
    expect(await screen.findByText('Which bench?')).toBeVisible();
    const { revision, questions } = await save(view);
    expect(revision).toBe(7);
    expect(questions[0]!.prompt.en).toBe('Which tree? Mine');
  });

  test('what was saved is what comes next is made from', async () => {
    const view = await open();
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    expect((await save(view)).revision).toBe(3);
    await screen.findByText('Saved.');
    await userEvent.type(screen.getByLabelText('What you ask'), '?');
    expect((await save(view)).revision).toBe(4);
    expect(
      view.calls.filter(({ method, path }) => method === 'GET' && path === PAPER),
    ).toHaveLength(1);
  });

  test('or theirs is taken instead', async () => {
    const newer = aPollPaper({
      revision: 7,
      questions: [aWrittenQuestion({ prompt: { en: 'Which bench?' } })],
    });
    const view = await open(aPollPaper(), {
      [PAPER]: [{ body: aPollPaper() }, { body: newer }],
      [PUT]: problem(409, 'newerRevision'),
    });
    await userEvent.type(screen.getByLabelText('What you ask'), ' Mine');
    await save(view);
    await userEvent.click(await screen.findByRole('button', { name: /Take theirs/ }));
    expect(screen.getByLabelText('What you ask')).toHaveValue('Which bench?');
    expect((await save(view)).revision).toBe(7);
  });

  test('what was built and not saved is there again after a reload, under the revision it began with', async () => {
    const view = await open();
    await userEvent.type(screen.getByLabelText('What you ask'), ' Kept');
    await press('reload');
    expect(await screen.findByText(/what you typed last time/)).toBeVisible();
    expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree? Kept');
    await press('Start over');
    expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree?');
    expect(sent(view)).toEqual([]);
  });

  test('leaving is asked about while something is not saved', async () => {
    const view = await open();
    expect(view.ports.unloadWarnings).toBe(0);
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    expect(view.ports.unloadWarnings).toBe(1);
    await save(view);
    await waitFor(() => expect(view.ports.unloadWarnings).toBe(0));
  });

  test('a refusal is told in words, and nothing is lost', async () => {
    const view = await open(aPollPaper(), { [PUT]: problem(422, 'invalidPaper') });
    await userEvent.type(screen.getByLabelText('What you ask'), '!');
    await save(view);
    expect(await screen.findByText(/can only be saved when nothing is missing/)).toBeVisible();
    expect(screen.getByLabelText('What you ask')).toHaveValue('Which tree?!');
  });
});

test('once voting has begun only words and the end of voting can be changed', async () => {
  const view = await open(aPollPaper({ isFrozen: true }));
  expect(screen.getByText('Voting has begun')).toBeVisible();
  expect(screen.getByLabelText('Kind of question')).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Secret' })).toBeDisabled();
  ['Duplicate', 'Remove', 'Add an option'].forEach((name) =>
    expect(screen.queryByRole('button', { name })).toBeNull(),
  );
  await userEvent.type(screen.getByLabelText('What you ask'), ' (corrected)');
  const { questions } = await save(view);
  expect(questions[0]!.prompt.en).toBe('Which tree? (corrected)');
});

test.each([
  [404, 'notFound', 'This page does not exist'],
  [403, 'forbidden', 'You cannot open this page'],
])('%s of the host is a page of its own', async (status, code, title) => {
  await open(aPollPaper(), { [PAPER]: problem(status, code) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
