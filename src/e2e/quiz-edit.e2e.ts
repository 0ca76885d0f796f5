import { expect, type Page } from '@playwright/test';
import { listAxeViolations } from './axe';
import { openOwnInstallation } from './ownInstallation';
import { signIn, test, getText, watchErrors } from './portal';
import { publish } from './writers';

const SLUG = 'trams-and-ferries';
const EDITOR = 'نادية صالح';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, id: string) =>
  main(page).getByRole('button', { name: getText('en', id), exact: true });
const card = (page: Page, number: number) =>
  main(page).getByRole('region', { name: `Question ${number}`, exact: true });

async function addQuestion(page: Page, kind: string, number: number, prompt: string) {
  await button(page, `quiz-edit.kind.${kind}`).click();
  const field = card(page, number).getByLabel(getText('en', 'poll-edit.question.prompt'));
  await expect(field).toBeFocused();
  await field.fill(prompt);
  return card(page, number);
}

/** Writes a draft with its texts, by the page on which a quiz begins. */
async function writeDraft(page: Page, portal: string): Promise<void> {
  const field = (id: string) => main(page).getByLabel(getText('en', id), { exact: true });
  await page.goto(`${portal}/en/quizzes/create`);
  await field('edit.title.en').fill('Trams and ferries');
  await field('edit.summary.en').fill('Three questions.');
  await field('edit.body.en').fill('Read first.');
  await button(page, 'edit.save').click();
  await expect(page).toHaveURL(`${portal}/en/quizzes/${SLUG}/edit?part=paper`);
}

const installation = openOwnInstallation();

test('an editor makes a quiz with three kinds of questions and publishes it, a participant passes it', async ({
  page,
  browser,
}) => {
  const { portal } = installation();
  const quiz = `${portal}/en/quizzes/${SLUG}`;

  await page.goto(`${portal}/en`);
  await signIn(page, 'en', EDITOR);
  await page.getByRole('button', { name: getText('en', 'terms.accept') }).click();
  await expect(page.getByText(getText('en', 'terms.accepted'))).toBeVisible();
  await writeDraft(page, portal);

  await page.goto(`${quiz}/edit?part=paper`);
  const single = await addQuestion(page, 'single', 1, 'What runs on rails?');
  const words = single.getByLabel(getText('en', 'quiz-edit.field.option'));
  await words.nth(0).fill('A ferry');
  await words.nth(1).fill('A tram');
  await single
    .getByRole('radio', { name: getText('en', 'quiz-edit.field.right') })
    .nth(1)
    .check();

  const number = await addQuestion(page, 'number', 2, 'How many lines are there?');
  await number.getByRole('textbox', { name: getText('en', 'quiz-edit.field.value') }).fill('12');

  const typed = await addQuestion(page, 'text', 3, 'Where do ferries stop?');
  const spelling = typed.getByLabel(getText('en', 'quiz-edit.field.spelling'));
  await spelling.fill('Harbour');
  expect(await listAxeViolations(page)).toEqual([]);

  // Text that was typed and not saved survives a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(spelling).toHaveValue('Harbour');
  await button(page, 'quiz-edit.save').click();
  await expect(
    main(page).getByText(getText('en', 'poll-edit.saved'), { exact: true }),
  ).toBeVisible();

  await publish(page);
  await expect(page).toHaveURL(quiz);

  const participant = await browser.newPage();
  const faults = watchErrors(participant);
  await participant.goto(quiz);
  await signIn(participant, 'en', 'Grace Bell');
  await button(participant, 'quizzes.start').click();
  await main(participant)
    .getByRole('checkbox', { name: getText('en', 'quizzes.allAtOnce') })
    .check();
  await main(participant).getByRole('radio', { name: 'A tram' }).check();
  await main(participant).getByRole('textbox').nth(0).fill('12');
  await main(participant).getByRole('textbox').nth(1).fill('harbour');
  await button(participant, 'quizzes.handIn').click();
  await expect(
    main(participant).getByRole('heading', { name: getText('en', 'quizzes.review.title') }),
  ).toBeFocused();
  await expect(main(participant).getByText('100%').first()).toBeVisible();
  expect(faults).toEqual([]);
  await participant.close();

  await page.goto(`${quiz}/edit?part=paper`);
  await expect(main(page).getByText(getText('en', 'quiz-edit.frozenTitle'))).toBeVisible();
});
