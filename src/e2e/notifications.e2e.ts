import { expect } from '@playwright/test';
import { getComment, pressButton, visitAs, writeComment } from './comments';
import { test, getText } from './portal';

/** No other file writes comments here, whose readers would hear of them. */
const DIALOG = 'dialogs/old-port-deliveries';
const WORDS = 'A bell at the harbour would be heard by everybody.';
const ANSWER = 'نعم، والجرس أجمل من الصفارة.';

test('an answer reaches its reader at the bell while the page is open; it is read, deleted and brought back', async ({
  portal,
  browser,
}) => {
  // Her comment is answered by no other path: what is alike is one entry, and its count stays.
  const isil = { name: 'Işıl Iğdır', locale: 'en', address: `${portal}/en/${DIALOG}` } as const;
  const author = await visitAs(browser, isil);
  await writeComment(author.page, 'en', WORDS);
  const bell = author.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const before = await bell.getAttribute('aria-label');

  const omar = { name: 'عمر حداد', locale: 'ar', address: `${portal}/ar/${DIALOG}` } as const;
  const other = await visitAs(browser, omar);
  const read = getComment(other.page, WORDS);
  await pressButton(read, 'ar', 'comments.replyTo');
  await other.page
    .getByRole('textbox', { name: getText('ar', 'comments.form.answer') })
    .fill(ANSWER);
  await pressButton(other.page.getByRole('main'), 'ar', 'comments.form.send');

  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
  await bell.press('Enter');
  const newest = author.page.getByRole('dialog', { name: getText('en', 'account.notifications') });
  await expect(newest.getByText(/عمر حداد.*answered you/)).toBeVisible();
  await newest.getByRole('link', { name: getText('en', 'notifications.all') }).click();

  const main = author.page.getByRole('main');
  const entry = main
    .getByRole('listitem')
    .filter({ hasText: /answered you/ })
    .first();
  await pressButton(entry, 'en', 'notifications.markRead');
  await expect(
    entry.getByRole('button', { name: getText('en', 'notifications.markUnread') }),
  ).toBeVisible();
  await pressButton(entry, 'en', 'notifications.remove');
  await expect(author.page.getByText(getText('en', 'notifications.removed'))).toBeVisible();
  await author.page.getByRole('button', { name: /undo/i }).click();
  await expect(main.getByText(/answered you/).first()).toBeVisible();
});
