import { expect } from '@playwright/test';
import { visitAs } from './comments';
import { test, text } from './portal';

const TEAM = 'teams/accessible-city';

test('[SPEC 1.1] somebody asks to join a team, takes it back and asks again; a member leaves after a question', async ({
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

test('[SPEC 1.1] a lead approves a request, and the new member leaves', async ({
  portal,
  browser,
}) => {
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
