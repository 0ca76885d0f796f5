import { expect, type Locator, type Page } from '@playwright/test';
import { visitAs } from './comments';
import type { MeetingList } from '../shared/contract/meetings';
import { openOwnInstallation } from './ownInstallation';
import { test, getText, watchErrors } from './portal';
import { enterAsWriter, getMain, publish, typeMoment } from './writers';

const BUDGET = 'committees/budget-committee';
const LEYLA = { name: 'Leyla Demir', locale: 'en' } as const;

const says = (id: string) => getText('en', id);
const button = (page: Page, id: string) =>
  getMain(page).getByRole('button', { name: says(id), exact: true });

test('the chair announces a draw, and a resident enters its list', async ({ portal, browser }) => {
  const chair = await visitAs(browser, { ...LEYLA, address: `${portal}/en/${BUDGET}/draws` });
  await getMain(chair.page)
    .getByRole('link', { name: says('draws.create') })
    .click();
  await getMain(chair.page)
    .getByRole('textbox', { name: says('meeting-edit.title.tr') })
    .fill('Two residents for the audit');
  await getMain(chair.page)
    .getByRole('textbox', { name: says('draw-edit.sourceText.tr') })
    .fill('First draw of the national lottery after the list has closed');
  await typeMoment(chair.page, 'draw-edit.opensAtDay', 'draw-edit.opensAtTime', -2);
  await typeMoment(chair.page, 'draw-edit.closesAtDay', 'draw-edit.closesAtTime', 20);
  await button(chair.page, 'draws.create').click();
  await expect(
    getMain(chair.page).getByRole('heading', { level: 1, name: 'Two residents for the audit' }),
  ).toBeVisible();

  const grace = { name: 'Grace Bell', locale: 'en', address: chair.page.url() } as const;
  const resident = await visitAs(browser, grace);
  await button(resident.page, 'draws.volunteer').click();
  await expect(button(resident.page, 'draws.withdraw')).toBeVisible();
});

test('a member declares interests, and everybody reads them on the page of the committee', async ({
  portal,
  browser,
}) => {
  const { page } = await visitAs(browser, { ...LEYLA, address: `${portal}/en/me/committees` });
  const seat = getMain(page).getByRole('listitem').filter({ hasText: 'Budget Committee' }).first();
  await seat.getByText(says('me.committees.declareAnew')).click();
  await seat.getByRole('textbox').fill('My brother sells trees to the city.');
  await seat.getByRole('button', { name: says('me.committees.declare') }).click();
  await expect(seat.getByText(says('me.committees.declared'))).toBeVisible();

  await page.goto(`${portal}/en/${BUDGET}`);
  const row = getMain(page).getByRole('listitem').filter({ hasText: LEYLA.name }).first();
  await row.getByText(says('committees.declared.title')).click();
  await expect(row.getByText('My brother sells trees to the city.')).toBeVisible();
});

test('minutes that the chair changes stand on the page of the meeting at once', async ({
  portal,
  browser,
  page,
}) => {
  const list = await page.request.get(`${portal}/v1/${BUDGET}/meetings?locale=en`);
  const { past } = (await list.json()) as MeetingList;
  const address = `${portal}/en/${BUDGET}/meetings/${past[0]!.id}`;
  const chair = await visitAs(browser, { ...LEYLA, address });
  await getMain(chair.page)
    .getByRole('link', { name: says('committees.meeting.record') })
    .click();
  await getMain(chair.page)
    .getByRole('group', { name: says('edit.view.fieldsIn') })
    .getByRole('button', { name: says('language.en') })
    .click();
  await getMain(chair.page)
    .getByRole('textbox', { name: says('meeting-edit.minutesText.en') })
    .fill('Nobody from the public spoke.');
  await button(chair.page, 'meeting-edit.recordSave').click();
  await expect(getMain(chair.page).getByText(says('meeting-edit.recordSaved'))).toBeVisible();
  await page.goto(address);
  await expect(getMain(page).getByText('Nobody from the public spoke.')).toBeVisible();
});

/** Types a day part by part. */
async function dayIn(group: Locator, days: number): Promise<void> {
  const at = new Date(Date.now() + days * 86_400_000);
  const parts = {
    month: String(at.getUTCMonth() + 1).padStart(2, '0'),
    day: String(at.getUTCDate()).padStart(2, '0'),
    year: String(at.getUTCFullYear()),
  };
  for (const [part, signs] of Object.entries(parts)) {
    const place = group.getByRole('spinbutton', { name: new RegExp(`^${part}`) });
    await place.click();
    await place.pressSequentially(signs);
  }
}

test.describe('a new committee', () => {
  const installation = openOwnInstallation();

  test('an editor begins a committee, writes its composition, publishes it, gives a seat and announces a meeting; its holder says that they come', async ({
    page,
    browser,
  }) => {
    const { portal } = installation();
    const faults = watchErrors(page);
    await enterAsWriter(page, portal, 'نادية صالح');
    await page.goto(`${portal}/en/committees/create`);
    const field = (id: string) => getMain(page).getByRole('textbox', { name: says(id) });
    await field('edit.title.en').fill('Night Life Committee');
    await field('edit.summary.en').fill('Looks after the night.');
    await field('edit.body.en').fill('Five people.');
    await button(page, 'edit.save').click();
    const committee = `${portal}/en/committees/night-life-committee`;
    await expect(page).toHaveURL(`${committee}/edit?part=details`);

    await field('edit.committee.mandate.en').fill('Advises the council about the night.');
    await button(page, 'edit.committee.addCategory').click();
    const category = getMain(page).getByRole('group', { name: says('edit.committee.newCategory') });
    await button(page, 'edit.details.save').click();
    await expect(category.getByText(says('sign-in.fault.missing'))).toBeVisible();
    await category
      .getByRole('textbox', { name: says('edit.committee.category.en') })
      .fill('Residents');
    await button(page, 'edit.details.save').click();
    await expect(getMain(page).getByText(says('edit.details.saved'))).toBeVisible();

    await publish(page);
    await expect(page).toHaveURL(committee);
    await expect(getMain(page).getByRole('rowheader', { name: /^Residents/ })).toBeVisible();

    await getMain(page)
      .getByRole('textbox', { name: says('membership.seats.name') })
      .fill('Grace');
    await button(page, 'membership.seats.find').click();
    const person = getMain(page).getByRole('combobox', { name: says('membership.seats.person') });
    await person.selectOption({ label: 'Grace Bell' });
    await getMain(page)
      .getByRole('combobox', { name: says('membership.seats.seat') })
      .selectOption({ label: 'Residents' });
    await dayIn(getMain(page).getByRole('group', { name: says('membership.seats.since') }), -1);
    await button(page, 'membership.seats.give').click();
    await expect(
      getMain(page)
        .getByRole('cell', { name: /Grace Bell/ })
        .or(getMain(page).getByRole('listitem').filter({ hasText: 'Grace Bell' }))
        .first(),
    ).toBeVisible();

    await page.goto(`${committee}/meetings/create`);
    await getMain(page)
      .getByRole('textbox', { name: says('meeting-edit.title.en') })
      .fill('First sitting');
    await typeMoment(page, 'edit.event.startDay', 'edit.event.startTime', 20);
    await button(page, 'meeting-edit.announce').click();
    await expect(
      getMain(page).getByRole('heading', { level: 1, name: 'First sitting' }),
    ).toBeVisible();

    const grace = {
      name: 'Grace Bell',
      locale: 'en',
      address: `${portal}/en/me/committees`,
    } as const;
    const member = await visitAs(browser, grace);
    const seat = getMain(member.page)
      .getByRole('listitem')
      .filter({ has: member.page.getByRole('heading', { name: 'Night Life Committee' }) });
    await expect(seat.getByRole('link', { name: 'First sitting' })).toBeVisible();
    await seat.getByRole('button', { name: says('membership.reply.coming') }).click();
    await expect(seat.getByText(says('membership.reply.saidComing'))).toBeVisible();
    await page.reload();
    await expect(getMain(page).getByText('1 person will come')).toBeVisible();
    expect([...faults, ...member.faults]).toEqual([]);
  });
});
