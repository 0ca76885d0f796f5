import { expect } from '@playwright/test';
import { openOwnInstallation } from './ownInstallation';
import { signIn, signOut, test, getText } from './portal';
import { getButton, enterAsWriter, getField, getMain } from './writers';

const FULL = '/events/promenade-lighting-walk';
const OPEN = '/events/open-council-evening';

const installation = openOwnInstallation();

const [OMAR, GRACE, NADIA] = ['عمر حداد', 'Grace Bell', 'نادية صالح'];
const says = (id: string) => getText('en', `registration.${id}`);

test('somebody registers and has a ticket; a place that is given back goes to who waits', async ({
  page,
}) => {
  const { portal } = installation();
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', GRACE);
  await page.goto(`${portal}/en${FULL}`);
  await expect(getMain(page).getByText(says('waits'))).toBeVisible();
  await signOut(page, 'en', GRACE);

  await signIn(page, 'en', OMAR);
  await page.goto(`${portal}/en${OPEN}`);
  await getButton(page, 'registration.register').click();
  await getMain(page)
    .getByRole('link', { name: says('ticket') })
    .click();
  await expect(getMain(page).getByRole('img', { name: says('code') })).toBeVisible();

  await page.goto(`${portal}/en${FULL}`);
  await getButton(page, 'registration.leave').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: says('leave') }).click();
  await expect(page.getByText(says('left')).first()).toBeVisible();
  await signOut(page, 'en', OMAR);

  await signIn(page, 'en', GRACE);
  await page.goto(`${portal}/en${FULL}`);
  await expect(getMain(page).getByText(says('hasPlace'))).toBeVisible();
});

const FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:Harbour swim',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Night market',
  'DTSTART:20270602T160000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
];

test('a calendar file is refused by its lines, put right on the page, and becomes drafts', async ({
  page,
}) => {
  const { portal } = installation();
  await enterAsWriter(page, portal, NADIA);
  await page.goto(`${portal}/en/events/create`);
  await getMain(page)
    .getByRole('link', { name: getText('en', 'title.import') })
    .click();
  await getMain(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'ours.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(FILE.join('\r\n')),
    });
  const area = getField(page, 'event-import.text');
  await expect(area).toHaveValue(/Harbour swim/);
  await getButton(page, 'event-import.submit').click();
  const faults = getMain(page).getByRole('alert').getByRole('listitem');
  await expect(faults).toHaveText([
    `Line 2:${getText('en', 'event-import.fault.start')} Harbour swim`,
  ]);

  const mended = (await area.inputValue()).replace(
    'SUMMARY:Harbour',
    'DTSTART:20270601T070000Z\nSUMMARY:Harbour',
  );
  await area.fill(mended);
  await getButton(page, 'event-import.submit').click();
  const drafts = getMain(page).getByRole('status').getByRole('link');
  await expect(drafts).toHaveText(['Harbour swim', 'Night market']);
  await drafts.first().click();
  await expect(getField(page, 'edit.title.en')).toHaveValue('Harbour swim');
});
