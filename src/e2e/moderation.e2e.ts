import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { getComment, pressButton, reportComment, visitAs, writeComment } from './comments';
import { openOwnInstallation } from './ownInstallation';
import { test, getText } from './portal';

const DIALOG = 'dialogs/fish-market-hours';
const WORDS = 'Benim tezgâhımdaki çipura bugün yarı fiyatına!';
const FEEDBACK = 'Pazar saatleri hakkında yazın, lütfen satış ilanı koymayın.';
const APPEAL = 'Satış değil, akşam saatinde balığın ucuzladığına örnekti.';

const installation = openOwnInstallation();

const main = (page: Page) => page.getByRole('main');
const inQueue = (page: Page) => main(page).locator('li[data-row]').filter({ hasText: WORDS });

async function openQueue(page: Page, locale: Locale, cause: string): Promise<void> {
  await page.goto(`${installation().portal}/${locale}/admin/moderation?cause=${cause}`);
  await expect(inQueue(page)).toBeVisible();
}

async function hide(page: Page, locale: Locale): Promise<void> {
  const entry = inQueue(page);
  await entry.getByText(getText(locale, 'admin.moderation.hide'), { exact: true }).click();
  await entry.getByRole('radio', { name: getText(locale, 'comments.reason.spam') }).check();
  await entry
    .getByRole('textbox', { name: getText(locale, 'admin.moderation.feedback') })
    .fill(FEEDBACK);
  await pressButton(entry, locale, 'admin.moderation.hideNow');
  await expect(entry).toHaveCount(0);
}

test('reported, hidden, taken back, hidden again, appealed, shown again; the public log tells of it', async ({
  browser,
  page,
}) => {
  const { portal } = installation();
  const author = await visitAs(browser, {
    name: 'Işıl Iğdır',
    locale: 'tr',
    address: `${portal}/tr/${DIALOG}`,
  });
  await writeComment(author.page, 'tr', WORDS);
  const reader = await visitAs(browser, {
    name: 'Grace Bell',
    locale: 'en',
    address: `${portal}/en/${DIALOG}`,
  });
  await reportComment(reader.page, 'en', { words: WORDS, reason: 'comments.reason.spam' });

  const moderator = await visitAs(browser, {
    name: 'Yusuf Kaya',
    locale: 'tr',
    address: `${portal}/tr/faqs`,
  });
  await openQueue(moderator.page, 'tr', 'reports');
  await hide(moderator.page, 'tr');
  await moderator.page.getByRole('button', { name: getText('tr', 'overlay.undo') }).click();
  await expect(inQueue(moderator.page)).toBeVisible();
  await hide(moderator.page, 'tr');

  await reader.page.reload();
  await expect(
    reader.page.getByRole('heading', { name: getText('en', 'comments.title') }),
  ).toBeVisible();
  await expect(getComment(reader.page, WORDS)).toHaveCount(0);

  await author.page.goto(`${portal}/tr/me/dialogs?part=hidden`);
  const entry = main(author.page).getByRole('listitem').filter({ hasText: WORDS });
  await expect(entry.getByText(FEEDBACK)).toBeVisible();
  await expect(entry.getByText(getText('tr', 'comments.reason.spam'))).toBeVisible();
  await entry.locator('summary').click();
  await entry.getByRole('textbox', { name: getText('tr', 'me.appeal.text') }).fill(APPEAL);
  await pressButton(entry, 'tr', 'me.appeal.ask');
  await expect(entry.getByText(getText('tr', 'me.appeal.waiting'))).toBeVisible();

  await openQueue(moderator.page, 'tr', 'appeal');
  await expect(inQueue(moderator.page).getByText(APPEAL)).toBeVisible();
  await pressButton(inQueue(moderator.page), 'tr', 'admin.moderation.letStand');
  await expect(inQueue(moderator.page)).toHaveCount(0);

  await page.goto(`${portal}/en/moderation`);
  const rows = main(page).getByRole('row');
  await expect(rows.nth(1)).toContainText(getText('en', 'moderation.comment.shown'));
  await expect(rows.nth(2)).toContainText(getText('en', 'moderation.comment.hidden'));
  await expect(main(page).getByText(WORDS)).toHaveCount(0);
  await page.goto(`${portal}/en/${DIALOG}`);
  await expect(getComment(page, WORDS)).toBeVisible();
  expect([...author.faults, ...reader.faults, ...moderator.faults]).toEqual([]);
  for (const each of [author, reader, moderator]) await each.page.close();
});

test('in a dialog that shows what was accepted a statement waits, is accepted, and can be answered', async ({
  browser,
}) => {
  const { portal } = installation();
  const [slug, held] = ['summer-evenings-on-the-promenade', 'Barbecues on the sea wall'];
  const moderator = await visitAs(browser, {
    name: 'Yusuf Kaya',
    locale: 'tr',
    address: `${portal}/tr/faqs`,
  });
  await moderator.page.goto(`${portal}/tr/admin/moderation?cause=strict`);
  const entry = main(moderator.page).locator('li[data-row]').filter({ hasText: held });
  await pressButton(entry, 'tr', 'admin.moderation.letStand');
  await expect(entry).toHaveCount(0);
  const list = await fetch(`${portal}/v1/dialogs/${slug}/statements?sort=newest`);
  expect(await list.text()).toContain(held);
  expect(moderator.faults).toEqual([]);
  await moderator.page.close();
});
