import { expect } from '@playwright/test';
import { ownInstallation } from './installation';
import { signIn, signOut, test, text } from './portal';
import { button, enterAsWriter, field, main } from './writers';

const FULL = '/events/promenade-lighting-walk';
const OPEN = '/events/open-council-evening';

const installation = ownInstallation();

const [OMAR, GRACE, NADIA] = ['عمر حداد', 'Grace Bell', 'نادية صالح'];
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

const FILE = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Harbour swim', 'END:VEVENT', ''];

test('[SPEC 1.1] a calendar file is refused by its lines, put right on the page, and becomes drafts', async ({
  page,
}) => {
  const { portal } = installation();
  await enterAsWriter(page, portal, NADIA);
  await page.goto(`${portal}/en/events/create`);
  await main(page)
    .getByRole('link', { name: text('en', 'title.import') })
    .click();
  const buffer = Buffer.from([...FILE, 'END:VCALENDAR'].join('\r\n'));
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'ours.ics', mimeType: 'text/calendar', buffer });
  await button(page, 'event-import.submit').click();
  const [line, start] = [/Line 2:/, text('en', 'event-import.fault.start')];
  await expect(main(page).getByRole('listitem').filter({ hasText: line })).toContainText(start);

  const area = field(page, 'event-import.text');
  const mended = (await area.inputValue()).replace(
    'SUMMARY',
    'DTSTART:20270601T070000Z\nDTEND:20270601T090000Z\nSUMMARY',
  );
  await area.fill(mended);
  await button(page, 'event-import.submit').click();
  await main(page).getByRole('link', { name: 'Harbour swim' }).click();
  await expect(field(page, 'edit.title.en')).toHaveValue('Harbour swim');
});
