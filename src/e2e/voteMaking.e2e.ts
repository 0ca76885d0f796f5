import { expect, type Locator, type Page } from '@playwright/test';
import { listAxeViolations } from './axe';
import { openOwnInstallation } from './ownInstallation';
import { getText, signIn, test, watchErrors } from './portal';
import { enterAsWriter, expectSaved, getButton, getField, getMain } from './writers';

const CLERK = 'نادية صالح';
const SLUG = 'what-the-square-gets';
/** Presses beyond the fields that a budget vote needs at most, from “New vote” to published. */
const MOST_PRESSES = 5;

const PROJECTS = [
  ['Plane trees', '24000'],
  ['A drinking fountain', '9000'],
  ['Benches', '12000'],
] as const;

const installation = openOwnInstallation();

/** Presses what is no field, and counts it. */
function countPresses() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    read: () => count,
  };
}

/** Fills what a budget vote asks for: projects with costs, the money, and the last day. */
async function fillPaper(page: Page): Promise<void> {
  const money = getMain(page).getByRole('textbox', {
    name: getText('en', 'poll-edit.setting.budget'),
    exact: true,
  });
  await expect(money).toHaveValue('');
  await money.fill('30000');
  for (const [index, [name, cost]] of PROJECTS.entries()) {
    await getMain(page)
      .getByRole('textbox', { name: `Option ${index + 1}`, exact: true })
      .fill(name);
    await getMain(page)
      .getByRole('textbox', { name: getText('en', 'poll-edit.option.cost'), exact: true })
      .nth(index)
      .fill(cost);
  }
  const day = getMain(page).getByRole('group', { name: getText('en', 'poll-edit.rule.closesOn') });
  const year = String(new Date().getFullYear() + 1);
  for (const [part, digits] of [
    ['month', '12'],
    ['day', '15'],
    ['year', year],
  ] as const)
    await day.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(digits);
}

test('a clerk makes a budget vote with five presses beyond its fields', async ({
  page,
  browser,
}) => {
  const { portal } = installation();
  const vote = `${portal}/en/have-your-say/${SLUG}`;
  await enterAsWriter(page, portal, CLERK);
  await page.goto(`${portal}/en/have-your-say`);
  const presses = countPresses();

  await presses.press(getMain(page).locator('a[href$="/have-your-say/create"]'));
  await getField(page, 'edit.title.en').fill('What the square gets');
  await getField(page, 'edit.summary.en').fill('Thirty thousand for the square.');
  await getField(page, 'edit.body.en').fill('Three projects, and not money for all of them.');
  await presses.press(getButton(page, 'edit.save'));
  await expect(page).toHaveURL(`${vote}/edit?part=paper`);

  await presses.press(
    getMain(page).getByRole('button', {
      name: getText('en', 'poll-edit.templateName.neighbourhoodBudget'),
    }),
  );
  // A draft saves itself: it is there on another device, too.
  await expectSaved(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${portal}/en`);
  await signIn(elsewhere, 'en', CLERK);
  await elsewhere.goto(page.url());
  await expect(getMain(elsewhere).getByRole('textbox', { name: 'Option 3' })).toBeVisible();
  await elsewhere.close();

  await fillPaper(page);
  await expect(getMain(page).locator('#checks')).toContainText('Nothing is missing.');
  expect(await listAxeViolations(page)).toEqual([]);

  await presses.press(getButton(page, 'edit.state.saveAndPublish'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€30,000');
  await expect(dialog).toContainText(getText('en', 'edit.publish.secrecy.secret'));
  await expect(dialog).toContainText(getText('en', 'edit.publish.voters.verified'));
  await expect(dialog).toContainText(getText('en', 'edit.publish.atOnce'));
  await presses.press(
    dialog.getByRole('button', { name: getText('en', 'edit.publish'), exact: true }),
  );
  await expect(
    page.getByRole('dialog', { name: getText('en', 'edit.publish.done') }),
  ).toBeVisible();
  await expect(page.getByLabel(getText('en', 'edit.publish.link'))).toHaveValue(vote);
  expect(presses.read()).toBeLessThanOrEqual(MOST_PRESSES);

  const voter = await browser.newPage();
  const faults = watchErrors(voter);
  await voter.goto(vote);
  await expect(getMain(voter).getByText('Plane trees').first()).toBeVisible();
  expect(faults).toEqual([]);
  await voter.close();
});
