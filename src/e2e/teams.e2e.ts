import { expect } from '@playwright/test';
import { visitAs } from './comments';
import { test, getText } from './portal';
import { getButton, getMain, publish, write } from './writers';

const TEAM = 'teams/accessible-city';

test('somebody asks to join a team, takes it back and asks again; a member leaves after a question', async ({
  portal,
  browser,
}) => {
  const grace = { name: 'Grace Bell', locale: 'en', address: `${portal}/en/${TEAM}` } as const;
  const { page } = await visitAs(browser, grace);
  const main = page.getByRole('main');
  await main.getByText(getText('en', 'membership.ask')).first().click();
  await main
    .getByRole('textbox', { name: getText('en', 'membership.note') })
    .fill('I read Braille and could test the kiosks.');
  await main.getByRole('button', { name: getText('en', 'membership.ask') }).click();
  await expect(main.getByText(getText('en', 'membership.asked'))).toBeVisible();
  await main.getByRole('button', { name: getText('en', 'membership.takeBack') }).click();
  await expect(main.getByText(getText('en', 'membership.ask')).first()).toBeVisible();
});

test('a lead approves a request, and the new member leaves', async ({ portal, browser }) => {
  const isil = { name: 'Işıl Iğdır', locale: 'tr', address: `${portal}/tr/me/teams` } as const;
  const lead = await visitAs(browser, isil);
  const wish = lead.page.getByRole('listitem').filter({ hasText: 'Leyla Demir' }).last();
  await wish.getByRole('button', { name: getText('tr', 'membership.accept') }).click();
  await expect(lead.page.getByText(getText('tr', 'membership.accepted'))).toBeVisible();

  const address = `${portal}/tr/teams/green-neighbourhoods`;
  const leyla = await visitAs(browser, { name: 'Leyla Demir', locale: 'tr', address });
  const main = leyla.page.getByRole('main');
  await expect(main.getByText(getText('tr', 'membership.member'))).toBeVisible();
  await main.getByRole('button', { name: getText('tr', 'membership.leave') }).click();
  const question = leyla.page.getByRole('alertdialog');
  await question.getByRole('button', { name: getText('tr', 'membership.leave') }).click();
  await expect(main.getByRole('button', { name: getText('tr', 'membership.join') })).toBeVisible();
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
  await getMain(lead.page)
    .getByRole('combobox', { name: getText('en', 'edit.author') })
    .selectOption({ label: `${TEAM_NAME}, ${getText('en', 'author.team')}` });
  await write(lead.page, 'en', {
    title: 'Seedlings for every balcony',
    summary: 'Come and take one.',
    body: 'On Saturday we give seedlings away.',
  });
  await getButton(lead.page, 'edit.save').click();
  await expect(lead.page).toHaveURL(`${post}/edit?part=details`);
  await publish(lead.page);
  await expect(lead.page).toHaveURL(post);
  await expect(getMain(lead.page).getByText(LEAD)).toBeVisible();

  await page.goto(post);
  await expect(getMain(page).getByText('On Saturday we give seedlings away.')).toBeVisible();
  await expect(getMain(page).getByRole('link', { name: TEAM_NAME }).first()).toBeVisible();
  await expect(page.getByText(LEAD)).toHaveCount(0);
  await page.goto(`${portal}/en/teams/green-neighbourhoods?tab=blogs`);
  await expect(
    getMain(page).getByRole('link', { name: 'Seedlings for every balcony' }),
  ).toBeVisible();
  expect(lead.faults).toEqual([]);
});
