import { expect } from '@playwright/test';
import { visitAs } from './comments';
import { test, text } from './portal';
import { main } from './writers';

const COURSE = 'training/reading-the-city-budget';
const GRACE = 'Grace Bell';
const says = (id: string) => text('en', `training.learn.${id}`);

test('[SPEC 1.1] a course from its first lesson to a certificate that strangers can check', async ({
  portal,
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const address = `${portal}/en/${COURSE}`;
  const learner = await visitAs(browser, { name: GRACE, locale: 'en', address });
  const place = main(learner.page);
  await place.getByRole('button', { name: says('begin') }).click();
  await place
    .getByRole('link', { name: /^Continue: / })
    .first()
    .click();
  const next = place.getByRole('button', { name: says('doneNext'), exact: true });
  const last = place.getByRole('button', { name: says('doneLast'), exact: true });
  await expect(next.or(last)).toBeVisible();
  while (await next.isVisible()) {
    const lesson = learner.page.url();
    await next.click();
    await expect(learner.page).not.toHaveURL(lesson);
    await expect(next.or(last)).toBeVisible();
  }
  await last.click();
  await expect(place.getByText(says('completed'))).toBeVisible();
  await place
    .getByRole('link', { name: says('toCertificate') })
    .first()
    .click();
  await expect(place.getByText(says('valid'))).toBeVisible();
  await expect(place.getByText(GRACE)).toBeVisible();
  expect(learner.faults).toEqual([]);

  await page.goto(learner.page.url());
  await expect(main(page).getByText(says('valid'))).toBeVisible();
  await expect(page.getByText(GRACE)).toHaveCount(0);
  const compare = async (name: string, answer: string) => {
    await main(page)
      .getByRole('textbox', { name: says('name') })
      .fill(name);
    await main(page)
      .getByRole('button', { name: says('compare') })
      .click();
    await expect(main(page).getByText(says(answer))).toBeVisible();
  };
  await compare('Grace Hopper', 'other');
  await compare(GRACE, 'same');
});
