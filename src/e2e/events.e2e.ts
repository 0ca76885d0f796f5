import { expect } from '@playwright/test';
import { ownInstallation } from './installation';
import { signIn, signOut, test, text } from './portal';
import { button, main } from './writers';

const FULL = '/events/promenade-lighting-walk';
const OPEN = '/events/open-council-evening';

const installation = ownInstallation();

const [OMAR, GRACE] = ['عمر حداد', 'Grace Bell'];
const says = (id: string) => text('en', `registration.${id}`);

test('[SPEC 1.1] somebody registers and has a ticket; a place that is given back goes to who waits', async ({
  page,
}) => {
  const { portal } = installation();
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', GRACE);
  await page.goto(`${portal}/en${FULL}`);
  await expect(main(page).getByText(says('waits'))).toBeVisible();
  await signOut(page, 'en', GRACE);

  await signIn(page, 'en', OMAR);
  await page.goto(`${portal}/en${OPEN}`);
  await button(page, 'registration.register').click();
  await main(page)
    .getByRole('link', { name: says('ticket') })
    .click();
  await expect(main(page).getByRole('img', { name: says('code') })).toBeVisible();

  await page.goto(`${portal}/en${FULL}`);
  await button(page, 'registration.leave').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: says('leave') }).click();
  await expect(page.getByText(says('left')).first()).toBeVisible();
  await signOut(page, 'en', OMAR);

  await signIn(page, 'en', GRACE);
  await page.goto(`${portal}/en${FULL}`);
  await expect(main(page).getByText(says('hasPlace'))).toBeVisible();
});
