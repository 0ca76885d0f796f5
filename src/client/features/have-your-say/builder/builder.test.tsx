import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import { aPollPaper } from '../../../testing/paperFactories';
import {
  getCard,
  getChecks,
  getPreview,
  PAPER_PATH,
  press,
  renderBuilder,
  save,
} from '../../../testing/renderBuilder';

describe('templates', () => {
  test('an empty paper begins with a template', async () => {
    const view = await renderBuilder(aPollPaper({ questions: [], rules: { secrecy: 'open' } }));
    await press(/^Election of a committee/);
    expect(screen.getByRole('radio', { name: 'Secret' })).toBeChecked();
    expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue(
      'Put the candidates in your order.',
    );
    const { questions, rules } = await save(view);
    expect(questions).toMatchObject([
      { type: 'ranking', method: 'scottishStv', settings: { seats: 3 }, options: { length: 5 } },
    ]);
    expect(rules).toMatchObject({ secrecy: 'secret', closesAt: '2026-06-01T15:00:00.000Z' });
  });

  test('choosing a template is undone as long as it is not saved', async () => {
    const view = await renderBuilder(aPollPaper({ questions: [], rules: { secrecy: 'open' } }));
    await press(/^Election of a committee/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
    expect((await save(view)).questions).toEqual([]);
    await press(/^Election of a committee/);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await save(view);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('languages', () => {
  test('[SPEC 1.6] words are written language by language, with the original ones in view', async () => {
    const view = await renderBuilder();
    expect(screen.getByRole('button', { name: /English/, pressed: true })).toHaveTextContent(
      '3 of 3',
    );
    const languages = screen.getByRole('group', { name: 'Language of the words' });
    await press(/Turkish/, languages);
    expect(screen.getByLabelText('What you ask')).toHaveValue('Hangi ağaç?');
    await enterText(screen.getByLabelText('Option 1'), 'Çınar');
    expect(screen.getByLabelText('Option 1')).toHaveAccessibleDescription(/Plane/);
    expect(within(getPreview()).getByText('Çınar')).toBeVisible();
    await press(/Arabic/, languages);
    expect(screen.getByLabelText('What you ask')).toHaveAttribute('dir', 'rtl');
    const { questions } = await save(view);
    expect(questions[0]!.options[0]!.label).toEqual({ en: 'Plane', tr: 'Çınar' });
  });

  test('missing translations are counted and lead to their language; they are no fault', async () => {
    await renderBuilder();
    expect(getChecks()).toHaveTextContent('Nothing is missing.');
    await press(/Arabic.*3 texts are missing/, getChecks());
    expect(screen.getByRole('button', { name: /Arabic.*0 of 3/, pressed: true })).toBeVisible();
  });

  test.each(['ar', 'tr'] as const)('the page is there in %s', async (locale) => {
    await renderBuilder(aPollPaper(), {}, locale);
    expect(await screen.findByText('Which tree?', { selector: 'bdi' })).toBeVisible();
  });
});

test('once voting has begun only words and the end of voting can be changed', async () => {
  const view = await renderBuilder(aPollPaper({ isFrozen: true }));
  expect(screen.getByText('Voting has begun')).toBeVisible();
  expect(screen.getByLabelText('Kind of question')).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Secret' })).toBeDisabled();
  ['Duplicate', 'Remove', 'Add an option'].forEach((name) =>
    expect(screen.queryByRole('button', { name })).toBeNull(),
  );
  await enterText(screen.getByLabelText('What you ask'), ' (corrected)');
  const { questions } = await save(view);
  expect(questions[0]!.prompt.en).toBe('Which tree? (corrected)');
});

test.each([
  [404, 'notFound', 'This page does not exist'],
  [403, 'forbidden', 'You cannot open this page'],
])('%s of the host is a page of its own', async (status, code, title) => {
  await renderBuilder(aPollPaper(), { [PAPER_PATH]: aProblem(status, code) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
