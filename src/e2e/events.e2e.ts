import { expect, type Locator, type Page } from '@playwright/test';
import { listAxeViolations } from './axe';
import { openOwnInstallation } from './ownInstallation';
import { signIn, signOut, test, getText } from './portal';
import { getButton, enterAsWriter, getField, getMain, typeMoment, write } from './writers';

const FULL = '/events/promenade-lighting-walk';
const OPEN = '/events/open-council-evening';

const installation = openOwnInstallation();

const [OMAR, GRACE, NADIA, ALEX] = ['عمر حداد', 'Grace Bell', 'نادية صالح', 'Alex Morgan'];
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

test('those who organise let somebody in from the list that the page of the event leads to', async ({
  page,
}) => {
  const { portal } = installation();
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', ALEX);
  await page.goto(`${portal}/en${FULL}`);
  await getMain(page)
    .getByRole('link', { name: says('door'), exact: true })
    .click();
  const bar = getMain(page).getByRole('meter', { name: says('door.cameBar') });
  await expect(bar).toHaveAttribute('value', '0');
  expect(await listAxeViolations(page)).toEqual([]);
  const person = getMain(page).getByRole('listitem').filter({ hasText: 'Lorna Buchan' });
  await person.getByRole('button', { name: new RegExp(`^${says('door.letIn')}`) }).click();
  await expect(bar).toHaveAttribute('value', '1');
  await getMain(page)
    .getByRole('link', { name: /^Waiting/ })
    .click();
  await expect(getMain(page).getByText('Lorna Buchan')).toHaveCount(0);
});

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

/** Presses buttons, links and tabs one after the other, and counts them. */
function createPresser() {
  let presses = 0;
  return {
    count: () => presses,
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
  };
}

/** Saves and publishes what was typed on the page where something new begins. */
async function saveAndPublish(page: Page, press: (target: Locator) => Promise<void>) {
  await press(getButton(page, 'edit.state.saveAndPublish'));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: getText('en', 'edit.publish'), exact: true }));
  await expect(dialog.getByText(getText('en', 'edit.publish.doneText'))).toBeVisible();
}

test('an event is out in two presses beyond its fields, and so is a post in three languages', async ({
  page,
}) => {
  const { portal } = installation();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', ALEX);
  await page.goto(`${portal}/en/events`);
  await getMain(page)
    .getByRole('link', { name: getText('en', 'content.create.events') })
    .click();
  await typeMoment(page, 'edit.event.startDay', 'edit.event.startTime', 20);
  await getField(page, 'edit.event.location').fill('Boat house');
  await write(page, 'en', { title: 'Rowing for all', summary: 'First lesson.', body: 'Come.' });
  const event = createPresser();
  await saveAndPublish(page, event.press);
  expect(event.count()).toBe(2);
  await page.goto(`${portal}/en/events/rowing-for-all`);
  await expect(getMain(page).getByText('Boat house').first()).toBeVisible();
  await page.goto(`${portal}/en/events/rowing-for-all/edit?part=details`);
  await getMain(page)
    .getByRole('heading', { name: getText('en', 'edit.fold.access') })
    .click();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.goto(`${portal}/en/blogs/create`);
  await getButton(page, 'edit.view.all').click();
  await page.reload();
  await write(page, 'en', { title: 'Rowers', summary: 'Ten came.', body: 'More soon.' });
  await write(page, 'ar', { title: 'مجدّفون', summary: 'جاء عشرة.', body: 'المزيد قريبًا.' });
  await write(page, 'tr', { title: 'Kürekçiler', summary: 'On kişi.', body: 'Yakında.' });
  const post = createPresser();
  await saveAndPublish(page, post.press);
  expect(post.count()).toBe(2);
  await page.goto(`${portal}/ar/blogs/rowers`);
  await expect(getMain(page).getByRole('heading', { level: 1, name: 'مجدّفون' })).toBeVisible();
});
