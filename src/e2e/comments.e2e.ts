import { expect } from '@playwright/test';
import {
  chooseAct,
  getComment,
  pressButton,
  reportComment,
  visitAs,
  writeComment,
} from './comments';
import { continueAtDoor, expectSignedIn, test, getText, watchErrors } from './portal';

const DIALOG = 'dialogs/fish-market-hours';
const WORDS = 'Open on Thursday evenings, then people who work can buy fish, too.';
const ANSWER = 'أوافقك، ومساء الخميس أهدأ من صباح السبت.';
const CHANGED = 'Open on Thursday evenings until eight.';

test('a comment is written, heard of elsewhere, voted on, answered, changed and reported', async ({
  page,
  portal,
  browser,
}) => {
  const watcher = await browser.newPage();
  const faults = watchErrors(watcher);
  await watcher.goto(`${portal}/en/${DIALOG}`);
  await expect(
    watcher.getByRole('heading', { name: getText('en', 'comments.title') }),
  ).toBeVisible();

  const grace = { name: 'Grace Bell', locale: 'en', address: `${portal}/en/${DIALOG}` } as const;
  const author = await visitAs(browser, grace);
  await writeComment(author.page, 'en', WORDS);

  // Lists change when the reader asks.
  const news = watcher.getByRole('main').getByRole('status').filter({ hasText: '1 new comment' });
  await expect(news).toBeVisible();
  await expect(getComment(watcher, WORDS)).toHaveCount(0);
  await pressButton(news, 'en', 'comments.showNew');
  await expect(getComment(watcher, WORDS)).toBeVisible();

  const omar = { name: 'عمر حداد', locale: 'ar', address: `${portal}/ar/${DIALOG}` } as const;
  const other = await visitAs(browser, omar);
  const read = getComment(other.page, WORDS);
  const agree = read.getByRole('button', { name: getText('ar', 'comments.voteUp') });
  await agree.click();
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
  await pressButton(read, 'ar', 'comments.replyTo');
  await other.page
    .getByRole('textbox', { name: getText('ar', 'comments.form.answer') })
    .fill(ANSWER);
  await pressButton(other.page.getByRole('main'), 'ar', 'comments.form.send');
  await expect(getComment(other.page, ANSWER)).toBeVisible();
  await expect(read.locator('[lang="en"]').first()).toBeVisible();

  const own = getComment(author.page, WORDS);
  await chooseAct(own, 'en', 'comments.edit');
  await author.page
    .getByRole('textbox', { name: getText('en', 'comments.form.change') })
    .fill(CHANGED);
  await pressButton(author.page.getByRole('main'), 'en', 'comments.form.save');
  const changed = getComment(author.page, CHANGED);
  await expect(changed.getByText(getText('en', 'comments.edited'))).toBeVisible();

  await other.page.reload();
  await expectSignedIn(other.page, omar.name);
  await reportComment(other.page, 'ar', { words: CHANGED, reason: 'comments.reason.other' });
  expect([...faults, ...author.faults, ...other.faults]).toEqual([]);
  for (const each of [watcher, author.page, other.page]) await each.close();
  await page.goto(`${portal}/en/${DIALOG}`);
  await expect(getComment(page, CHANGED)).toBeVisible();
});

test('whoever signs in to comment comes back to the comments', async ({ page, portal }) => {
  await page.goto(`${portal}/en/${DIALOG}`);
  await page.getByRole('link', { name: getText('en', 'comments.signIn') }).click();
  await continueAtDoor(page, 'en', 'Grace Bell');
  await expect(page).toHaveURL(`${portal}/en/${DIALOG}#comments`);
  await expect(page.getByRole('heading', { name: getText('en', 'comments.title') })).toBeFocused();
  await expect(
    page.getByRole('button', { name: getText('en', 'comments.write') }),
  ).toBeInViewport();
});

test('what was typed is kept in the tab when one goes elsewhere and comes back', async ({
  browser,
  portal,
}) => {
  const address = `${portal}/tr/${DIALOG}`;
  const { page, faults } = await visitAs(browser, { name: 'Işıl Iğdır', locale: 'tr', address });
  page.on('dialog', (dialog) => void dialog.accept());
  await pressButton(page.getByRole('main'), 'tr', 'comments.write');
  const field = page.getByRole('textbox', { name: getText('tr', 'comments.form.yours') });
  await field.fill('Cumartesi sabahı çok kalabalık.');
  await page.reload();
  await pressButton(page.getByRole('main'), 'tr', 'comments.write');
  await expect(field).toHaveValue('Cumartesi sabahı çok kalabalık.');
  expect(faults).toEqual([]);
  await page.close();
});

test('on a slow device, too, a press is heard as soon as the page knows who looks at it', async ({
  browser,
  portal,
}) => {
  const address = `${portal}/en/${DIALOG}`;
  const { page, faults } = await visitAs(browser, { name: 'Alex Morgan', locale: 'en', address });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expectSignedIn(page, 'Alex Morgan');
  const more = page.getByRole('main').getByRole('button', { name: getText('en', 'comments.more') });
  await more.last().click();
  await expect(more.last()).toHaveAttribute('aria-expanded', 'true');
  expect(faults).toEqual([]);
  await page.close();
});
