import { expect } from '@playwright/test';
import { openOwnInstallation } from './ownInstallation';
import { test, getText } from './portal';
import { getButton, getField, getMain } from './writers';

const QUESTION = '/faqs/how-can-i-take-part';

const installation = openOwnInstallation();

test('a visitor finds an answer, says that it helped, and asks what is not answered', async ({
  page,
}) => {
  const { portal } = installation();

  await page.goto(`${portal}/en${QUESTION}`);
  const asked = getMain(page).getByRole('group', { name: getText('en', 'faqs.helpful.asked') });
  const yes = asked.getByRole('button', { name: getText('en', 'faqs.helpful.yes'), exact: true });
  /** Presses “Yes”, and returns how many the host has counted with this vote. */
  const sayYes = async () => {
    const answered = page.waitForResponse(`${portal}/v1${QUESTION}/helpfulness`);
    await yes.click();
    await expect(asked.getByRole('status')).toHaveText(getText('en', 'faqs.helpful.thanks'));
    return ((await (await answered).json()) as { helpfulYes: number }).helpfulYes;
  };
  const counted = await sayYes();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  expect(await sayYes()).toBe(counted);

  await page.goto(`${portal}/en/faqs`);
  await getMain(page)
    .getByRole('link', { name: getText('en', 'faqs.ask.link') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/feedback\?/);
  await getField(page, 'feedback.text').fill('Where do I get a ballot on paper?');
  await getButton(page, 'feedback.send').click();
  await expect(
    getMain(page).getByRole('heading', { name: getText('en', 'feedback.sentTitle') }),
  ).toBeFocused();
});
