import { expect, type Browser } from '@playwright/test';
import { openOwnInstallation } from './ownInstallation';
import { signIn, test, getText, watchErrors } from './portal';
import { getButton, enterAsWriter, expectSaved, getField, getMain, write } from './writers';

const [NADIA, ALEX] = ['نادية صالح', 'Alex Morgan'];

const installation = openOwnInstallation();

/** Conflict that tells the second writer that there is something newer. */
const PROVOKED = /status of 409 .*\/v1\/blogs\/two-at-once$/;
test.use({ loggedErrors: PROVOKED });

async function secondBrowser(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  return { page, faults: watchErrors(page, PROVOKED) };
}

test('two editors change one draft: what each wrote is there in the end', async ({
  page,
  browser,
}) => {
  const { portal } = installation();
  const edit = `${portal}/en/blogs/two-at-once/edit`;
  await enterAsWriter(page, portal, NADIA);
  await page.goto(`${portal}/en/blogs/create`);
  await write(page, 'en', { title: 'Two at once', summary: 'Short.', body: 'The beginning.' });
  await getButton(page, 'edit.save').click();
  await expect(page).toHaveURL(`${portal}/en/blogs/two-at-once/edit?part=details`);

  const other = await secondBrowser(browser);
  await other.page.goto(`${portal}/en`);
  await signIn(other.page, 'en', ALEX);
  for (const one of [page, other.page]) {
    await one.goto(edit);
    await expect(getField(one, 'edit.body.en')).toHaveValue('The beginning.');
  }

  await getField(page, 'edit.summary.en').fill('Nadia’s summary.');
  await getField(page, 'edit.body.en').fill('What Nadia wrote.');
  await expectSaved(page);
  // Without having seen that: another field, and the same one.
  await getField(other.page, 'edit.body.en').fill('What Alex wrote.');
  const meeting = getMain(other.page).getByRole('alert');
  await expect(meeting).toContainText(getText('en', 'edit.newerTitle'));
  await expect(getField(other.page, 'edit.summary.en')).toHaveValue('Nadia’s summary.');
  await expect(getField(other.page, 'edit.body.en')).toHaveValue('What Alex wrote.');
  await expect(getMain(other.page).getByRole('group').getByText('What Nadia wrote.')).toBeVisible();

  await getMain(other.page)
    .getByRole('button', { name: new RegExp(`^${getText('en', 'edit.meeting.takeBoth')}`) })
    .click();
  await expectSaved(other.page);
  await page.reload();
  const body = getField(page, 'edit.body.en');
  await expect(body).toHaveValue(/What Nadia wrote\./);
  await expect(body).toHaveValue(/What Alex wrote\./);
  await expect(getField(page, 'edit.summary.en')).toHaveValue('Nadia’s summary.');
  expect(other.faults).toEqual([]);
});
