import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { listAxeViolations } from './axe';
import { READERS, expectHydrated, expectLanguage, signIn, test, getText } from './portal';

// The portal logs these messages itself when no server answers.
test.use({ loggedErrors: /\[ERROR\]|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const QUIZ = 'quizzes/trees-heat-and-waste';
const COUNT = 10;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, locale: Locale, id: string) =>
  main(page).getByRole('button', { name: getText(locale, id), exact: true });
const startTitle = (locale: Locale) => getText(locale, 'quizzes.startTitle');
const resultTitle = (page: Page, locale: Locale) =>
  main(page).getByRole('heading', { name: getText(locale, 'quizzes.review.title') });

/** Starts the quiz with all questions on one page, so that each can be reached. */
async function start(page: Page, locale: Locale): Promise<void> {
  await expect(main(page).getByRole('heading', { name: startTitle(locale) })).toBeVisible();
  await button(page, locale, 'quizzes.start').click();
  await expect(page).toHaveURL(/\?attempt=/);
  await main(page)
    .getByRole('checkbox', { name: getText(locale, 'quizzes.allAtOnce') })
    .check();
}

/** Answers every question: the first option, the first pair, one move, twelve. */
async function answerEverything(page: Page): Promise<void> {
  const groups = main(page).locator('fieldset');
  await expect(groups).toHaveCount(COUNT);
  for (const group of await groups.all()) {
    const [choice, pair, move] = [
      group.locator('input[type="radio"], input[type="checkbox"]').first(),
      group.getByRole('combobox').first(),
      group.getByRole('button').nth(1),
    ];
    if ((await choice.count()) > 0) await choice.check();
    else if ((await pair.count()) > 0) await pair.selectOption('0');
    else if ((await group.getByRole('textbox').count()) > 0)
      await group.getByRole('textbox').fill('12');
    else await move.click();
  }
}

for (const locale of listTestLocales()) {
  const name = READERS[locale];
  test(`${locale}: a quiz from its rules to its review, and again among one’s own attempts`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/${locale}/${QUIZ}`);
    await expectLanguage(page, locale);
    await signIn(page, locale, name);
    await main(page).getByText(getText(locale, 'quizzes.moreTime'), { exact: true }).click();
    await main(page)
      .getByRole('radio', { name: getText(locale, 'quizzes.timing.double') })
      .check();
    await start(page, locale);
    await expect(main(page).getByRole('timer')).toContainText(/1[56]:\d\d/);
    await answerEverything(page);
    await expect(main(page).getByText(getText(locale, 'quizzes.saved'))).toBeVisible();
    expect(await listAxeViolations(page)).toEqual([]);

    // One question is shown again, with what was answered.
    await page.reload();
    await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await button(page, locale, 'quizzes.handIn').click();
    await expect(resultTitle(page, locale)).toBeFocused();
    expect(await listAxeViolations(page)).toEqual([]);

    await main(page)
      .getByRole('link', { name: getText(locale, 'quizzes.review.again') })
      .click();
    await expect(
      main(page).getByRole('table', { name: getText(locale, 'quizzes.ownTitle') }),
    ).toBeVisible();
    await expect(
      main(page).getByRole('radio', { name: getText(locale, 'quizzes.timing.double') }),
    ).toBeChecked();
  });
}

test('[SPEC 1.2] a visitor tries a quiz, and the questions carry nothing that answers them', async ({
  page,
  portal,
}) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/v1/quizzes/')) return;
    bodies.push(await response.text().catch(() => ''));
  });
  await page.goto(`${portal}/en/${QUIZ}`);
  await start(page, 'en');
  await answerEverything(page);
  expect(bodies.join()).not.toMatch(/"explanation"|"correct"|"right"/);
  await button(page, 'en', 'quizzes.handIn').click();
  await expect(resultTitle(page, 'en')).toBeFocused();
  await expect(main(page).getByText(getText('en', 'quizzes.review.notStored'))).toBeVisible();
});

test('[SPEC 8.5] answers given without a network are kept over a reload and sent when there is one', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(`${portal}/en/${QUIZ}`);
  await signIn(page, 'en', 'Leyla Demir');
  await start(page, 'en');
  await context.setOffline(true);
  await main(page).getByRole('radio').first().check();
  await expect(main(page).getByText(getText('en', 'quizzes.keptHere'))).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText(getText('en', 'quizzes.saved'))).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
});

test('by keyboard alone, one question after the other', async ({ page, portal }) => {
  await page.goto(`${portal}/en/${QUIZ}`);
  await expectHydrated(page);
  await button(page, 'en', 'quizzes.start').focus();
  await page.keyboard.press('Enter');
  const heading = main(page).getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
  await button(page, 'en', 'quizzes.next').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(main(page).getByText('Question 2 of 10')).toBeVisible();
});
