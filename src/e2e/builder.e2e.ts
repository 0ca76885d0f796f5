import { expect, type Browser, type Page } from '@playwright/test';
import type { TestLocale } from '../shared/testing/testLocales';
import { openOwnInstallation } from './ownInstallation';
import { signIn, test, getText, watchErrors } from './portal';
import { publish } from './writers';

const SLUG = 'a-bench-at-the-tram-stop';
const TITLE = 'A bench at the tram stop';
const EDITOR = 'نادية صالح';

const PROMPTS = {
  en: 'Where should the bench stend?',
  ar: 'أين ينبغي أن يوضع المقعد؟',
  tr: 'Bank nereye konsun?',
} as const satisfies Record<TestLocale, string>;
const CORRECTED = 'Where should the bench stand?';
const LANGUAGES = { en: 'English', ar: 'Arabic', tr: 'Turkish' } as const;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, id: string) =>
  main(page).getByRole('button', { name: getText('en', id), exact: true });
const field = (page: Page, id: string) => main(page).getByLabel(getText('en', id), { exact: true });
const prompt = (page: Page) => field(page, 'poll-edit.question.prompt').first();

/** Chooses the language in which the words are written. */
const writeIn = (page: Page, locale: TestLocale) =>
  main(page)
    .getByRole('group', { name: getText('en', 'poll-edit.language'), exact: true })
    .getByRole('button', { name: LANGUAGES[locale] })
    .click();

async function save(page: Page): Promise<void> {
  await button(page, 'poll-edit.save').click();
  await expect(
    main(page).getByText(getText('en', 'poll-edit.saved'), { exact: true }),
  ).toBeVisible();
}

/** Opens a page of another person, in a browser of their own. */
async function visitAs(browser: Browser, name: string, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await signIn(page, 'en', name);
  return page;
}

async function writeDraft(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/en/have-your-say/create`);
  await field(page, 'edit.title.en').fill(TITLE);
  await field(page, 'edit.summary.en').fill('People wait long there, and there is nowhere to sit.');
  await field(page, 'edit.body.en').fill('The city has **one bench** left.');
  await button(page, 'edit.save').click();
  await expect(page).toHaveURL(`${portal}/en/have-your-say/${SLUG}/edit?part=paper`);
}

const installation = openOwnInstallation();

test('a poll from its template to its first vote, and a word that is corrected afterwards', async ({
  page,
  browser,
}) => {
  const { portal } = installation();
  const poll = `${portal}/en/have-your-say/${SLUG}`;

  await page.goto(`${portal}/en`);
  await signIn(page, 'en', EDITOR);
  await page.getByRole('button', { name: getText('en', 'terms.accept') }).click();
  await expect(page.getByText(getText('en', 'terms.accepted'))).toBeVisible();
  await writeDraft(page, portal);

  await page.goto(`${poll}/edit?part=paper`);
  await main(page)
    .getByRole('button', { name: getText('en', 'poll-edit.templateName.senseCheck') })
    .click();
  for (const locale of ['en', 'ar', 'tr'] as const) {
    await writeIn(page, locale);
    await prompt(page).fill(PROMPTS[locale]);
  }

  // Text that was typed and not saved survives a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(prompt(page)).toHaveValue(PROMPTS.en);
  await writeIn(page, 'ar');
  await expect(prompt(page)).toHaveValue(PROMPTS.ar);
  await save(page);

  await publish(page);
  await expect(page).toHaveURL(poll);

  const voter = await visitAs(browser, 'Grace Bell', poll);
  const faults = watchErrors(voter);
  for (const locale of ['ar', 'tr', 'en'] as const) {
    await voter.goto(`${portal}/${locale}/have-your-say/${SLUG}`);
    await expect(voter.getByRole('heading', { name: PROMPTS[locale] })).toBeVisible();
  }
  await voter.getByRole('radio').first().check();
  await voter.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  await expect(voter.getByText(getText('en', 'have-your-say.counted'))).toBeVisible();

  await page.goto(`${poll}/edit?part=paper`);
  await expect(
    main(page).getByText(getText('en', 'poll-edit.frozenTitle'), { exact: true }),
  ).toBeVisible();
  await prompt(page).fill(CORRECTED);
  await save(page);
  await voter.reload();
  await expect(voter.getByText(CORRECTED).first()).toBeVisible();
  await expect(voter.getByText(getText('en', 'have-your-say.counted'))).toBeVisible();
  expect(faults).toEqual([]);
  await voter.close();

  const watcher = await visitAs(browser, 'Alex Morgan', `${portal}/en`);
  await watcher.goto(`${portal}/en/admin/audit`);
  const entries = main(watcher).getByRole('listitem').filter({ hasText: TITLE });
  // The poll was published, and then corrected.
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(EDITOR);
  await watcher.close();
});
