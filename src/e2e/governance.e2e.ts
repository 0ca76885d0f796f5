import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo, test, getText } from './portal';
import { getMain } from './writers';

const DECISION = 'light-at-nine-night-stops';

/** Follows a link by keyboard alone; the heading of the next page has the focus. */
async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(getMain(page).getByRole('heading', { level: 1 })).toBeFocused();
}

const chain = (page: Page) =>
  getMain(page)
    .locator('section', {
      has: page.getByRole('heading', { name: getText('en', 'governance.chain') }),
    })
    .getByRole('listitem');

test('by keyboard: from the register to a decision, and along its chain to what was promised', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/governance?kind=decision`);
  await follow(
    page,
    getMain(page).locator(`a[href$="/governance/${DECISION}"]`),
    new RegExp(`/en/governance/${DECISION}$`),
  );
  const current = chain(page).filter({ hasText: getText('en', 'governance.thisPage') });
  await expect(current).toHaveAttribute('aria-current', 'step');

  const step = chain(page)
    .filter({ hasText: getText('en', 'governance.step.commitment') })
    .first();
  const name = await step.getByRole('link').innerText();
  await follow(page, step.getByRole('link'), /\/en\/governance\/[a-z0-9-]+$/);
  await expect(getMain(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(chain(page).filter({ hasText: name })).toHaveAttribute('aria-current', 'step');

  const back = chain(page).locator(`a[href$="/governance/${DECISION}"]`);
  await follow(page, back, new RegExp(`/en/governance/${DECISION}$`));
});
