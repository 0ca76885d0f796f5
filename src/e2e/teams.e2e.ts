import { expect } from '@playwright/test';
import { visitAs } from './comments';
import { test, text } from './portal';
import { button, main, write } from './writers';

const TEAM = 'teams/accessible-city';

test('somebody asks to join a team, takes it back and asks again; a member leaves after a question', async ({
  portal,
  browser,
}) => {
  const grace = { name: 'Grace Bell', locale: 'en', address: `${portal}/en/${TEAM}` } as const;
  const { page } = await visitAs(browser, grace);
  const main = page.getByRole('main');
  await main.getByText(text('en', 'membership.ask')).first().click();
  await main
    .getByRole('textbox', { name: text('en', 'membership.note') })
    .fill('I read Braille and could test the kiosks.');
  await main.getByRole('button', { name: text('en', 'membership.ask') }).click();
  await expect(main.getByText(text('en', 'membership.asked'))).toBeVisible();
  await main.getByRole('button', { name: text('en', 'membership.takeBack') }).click();
  await expect(main.getByText(text('en', 'membership.ask')).first()).toBeVisible();
});

test('a lead approves a request, and the new member leaves', async ({ portal, browser }) => {
  const isil = { name: 'Işıl Iğdır', locale: 'tr', address: `${portal}/tr/me/teams` } as const;
  const lead = await visitAs(browser, isil);
  const wish = lead.page.getByRole('listitem').filter({ hasText: 'Leyla Demir' }).last();
  await wish.getByRole('button', { name: text('tr', 'membership.accept') }).click();
  await expect(lead.page.getByText(text('tr', 'membership.accepted'))).toBeVisible();

  const address = `${portal}/tr/teams/green-neighbourhoods`;
  const leyla = await visitAs(browser, { name: 'Leyla Demir', locale: 'tr', address });
  const main = leyla.page.getByRole('main');
  await expect(main.getByText(text('tr', 'membership.member'))).toBeVisible();
  await main.getByRole('button', { name: text('tr', 'membership.leave') }).click();
  const question = leyla.page.getByRole('alertdialog');
  await question.getByRole('button', { name: text('tr', 'membership.leave') }).click();
  await expect(main.getByRole('button', { name: text('tr', 'membership.join') })).toBeVisible();
});

test('a lead publishes a post in the name of the team: a stranger sees the team, and not the person', async ({
  portal,
  browser,
  page,
}) => {
  const [TEAM_NAME, LEAD] = ['Green Neighbourhoods', 'Işıl Iğdır'];
  const post = `${portal}/en/blogs/seedlings-for-every-balcony`;
  const address = `${portal}/en/blogs/create`;
  const lead = await visitAs(browser, { name: LEAD, locale: 'en', address });
  await main(lead.page)
    .getByRole('combobox', { name: text('en', 'edit.author') })
    .selectOption({ label: `${TEAM_NAME}, ${text('en', 'author.team')}` });
  await write(lead.page, 'en', {
    title: 'Seedlings for every balcony',
    summary: 'Come and take one.',
    body: 'On Saturday we give seedlings away.',
  });
  await button(lead.page, 'edit.save').click();
  await expect(lead.page).toHaveURL(post);
  await lead.page.goto(`${post}/edit`);
  await button(lead.page, 'edit.publish').click();
  await expect(lead.page).toHaveURL(post);
  await expect(main(lead.page).getByText(LEAD)).toBeVisible();

  await page.goto(post);
  await expect(main(page).getByText('On Saturday we give seedlings away.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: TEAM_NAME }).first()).toBeVisible();
  await expect(page.getByText(LEAD)).toHaveCount(0);
  await page.goto(`${portal}/en/teams/green-neighbourhoods?tab=blogs`);
  await expect(main(page).getByRole('link', { name: 'Seedlings for every balcony' })).toBeVisible();
  expect(lead.faults).toEqual([]);
});
