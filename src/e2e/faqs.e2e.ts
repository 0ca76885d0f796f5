import { expect } from '@playwright/test';
import { ownInstallation } from './ownInstallation';
import { test, text } from './portal';
import { button, field, main } from './writers';

const QUESTION = '/faqs/how-can-i-take-part';

const installation = ownInstallation();

test('a visitor finds an answer, says that it helped, and asks what is not answered', async ({
  page,
}) => {
  const { portal } = installation();
  const helped = async () => {
    const answer = await page.request.get(`${portal}/v1${QUESTION}`);
    return ((await answer.json()) as { details: { helpfulYes: number } }).details.helpfulYes;
  };
  const before = await helped();

  await page.goto(`${portal}/en${QUESTION}`);
  const asked = main(page).getByRole('group', { name: text('en', 'faqs.helpful.asked') });
  const yes = asked.getByRole('button', { name: text('en', 'faqs.helpful.yes'), exact: true });
  await yes.click();
  await expect(asked.getByRole('status')).toHaveText(text('en', 'faqs.helpful.thanks'));
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await yes.click();
  await expect(asked.getByRole('status')).toHaveText(text('en', 'faqs.helpful.thanks'));
  expect(await helped()).toBe(before + 1);

  await page.goto(`${portal}/en/faqs`);
  await main(page)
    .getByRole('link', { name: text('en', 'faqs.ask.link') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/feedback\?/);
  await field(page, 'feedback.text').fill('Where do I get a ballot on paper?');
  await button(page, 'feedback.send').click();
  await expect(
    main(page).getByRole('heading', { name: text('en', 'feedback.sentTitle') }),
  ).toBeFocused();
});
