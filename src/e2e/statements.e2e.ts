import { expect, type Page } from '@playwright/test';
import { getLocaleInfo, type Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { pressButton, visitAs } from './comments';
import { continueAtDoor, expectLanguage, test, getText } from './portal';

const OLD_TOWN = 'dialogs/cars-and-people-in-the-old-town';
const PROMENADE = 'dialogs/summer-evenings-on-the-promenade';
const NIGHT = 'dialogs/getting-home-at-night';

const main = (page: Page) => page.getByRole('main');

/** Finds the statement that is asked, with its buttons. */
const deck = (page: Page, locale: Locale) =>
  main(page)
    .getByRole('region', { name: getText(locale, 'dialogs.statements.title') })
    .getByRole('article')
    .first();

const answer = (page: Page, locale: Locale, name: 'agree' | 'pass' | 'disagree') =>
  deck(page, locale).getByRole('button', {
    name: getText(locale, `dialogs.statements.answer.${name}`),
    exact: true,
  });

/** Reads the statement that the buttons answer. */
async function askedOn(page: Page, locale: Locale): Promise<string> {
  const id = await deck(page, locale).getByRole('group').getAttribute('aria-labelledby');
  return (await page.locator(`[id="${id}"]`).textContent())!;
}

const answered = (page: Page, count: number) =>
  expect(
    main(page)
      .getByText(new RegExp(`^${count} answered, \\d+ left$`))
      .first(),
  ).toBeVisible();

test('pressed before the sign-in, sent after it; then by keyboard, and the map shows where one stands', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/${OLD_TOWN}`);
  const statement = await askedOn(page, 'en');
  await answer(page, 'en', 'agree').click();
  await continueAtDoor(page, 'en', 'Grace Bell');
  await expect(page).toHaveURL(new RegExp(`/en/${OLD_TOWN}`));
  await expect(deck(page, 'en')).toContainText(statement);
  await pressButton(deck(page, 'en'), 'en', 'dialogs.statements.send');
  await answered(page, 1);

  await answer(page, 'en', 'agree').focus();
  for (const [index, key] of ['3', '3', '1', '2', '1', '3', '3'].entries()) {
    await page.keyboard.press(key);
    await answered(page, index + 2);
    await expect(answer(page, 'en', 'agree')).toBeFocused();
  }

  await pressButton(main(page), 'en', 'dialogs.statements.change');
  await main(page)
    .getByRole('button', { name: getText('en', 'dialogs.statements.answer.disagree'), exact: true })
    .last()
    .click();
  await expect(
    main(page).getByText(
      getText('en', 'dialogs.statements.last').replace(
        '{answer}',
        getText('en', 'dialogs.statements.answer.disagree'),
      ),
    ),
  ).toBeVisible();

  await expect(
    main(page).getByText(getText('en', 'dialogs.opinions.youAreHere')).first(),
  ).toBeVisible();
});

test('who writes what is there already answers it instead; something new is published', async ({
  browser,
  portal,
}) => {
  const address = `${portal}/tr/${OLD_TOWN}`;
  const reader = { name: 'Işıl Iğdır', locale: 'tr', address } as const;
  const { page, faults } = await visitAs(browser, reader, /status of 409 .*\/statements/);
  await pressButton(main(page), 'tr', 'dialogs.statements.write');
  const field = main(page).getByRole('textbox', {
    name: getText('tr', 'dialogs.statements.form.yours'),
  });
  await field.fill('Kiralık scooterlar kaldırımdan kalksın');
  const similar = main(page).getByRole('region', {
    name: getText('tr', 'dialogs.statements.form.similar'),
  });
  await expect(similar.getByText('Kiralık scooter’ların kaldırımda işi yok.')).toBeVisible();

  await field.fill('kiralık SCOOTER’LARIN kaldırımda işi yok!');
  await expect(similar.getByText('Kiralık scooter’ların kaldırımda işi yok.')).toBeVisible();
  await pressButton(main(page), 'tr', 'dialogs.statements.form.send');
  await expect(
    main(page).getByText(getText('tr', 'dialogs.statements.form.same')).first(),
  ).toBeVisible();

  await field.fill('Martılar için çöp kutularının kapağı olsun.');
  await pressButton(main(page), 'tr', 'dialogs.statements.form.send');
  await expect(page.getByText(getText('tr', 'dialogs.statements.form.sent'))).toBeVisible();
  expect(faults).toEqual([]);
  await page.close();
});

test('in Arabic: agreeing is on the right, and results are seen after five answers', async ({
  browser,
  portal,
}) => {
  const address = `${portal}/ar/${PROMENADE}`;
  const { page, faults } = await visitAs(browser, { name: 'عمر حداد', locale: 'ar', address });
  await expectLanguage(page, 'ar');
  const edge = async (name: 'agree' | 'disagree') =>
    (await answer(page, 'ar', name).boundingBox())!.x;
  expect(await edge('agree')).toBeGreaterThan(await edge('disagree'));
  const toCard = main(page).getByText(getText('ar', 'dialogs.opinions.hiddenWhy'));
  await expect(toCard).toBeVisible();
  for (const name of ['agree', 'disagree'] as const) {
    const before = await askedOn(page, 'ar');
    await answer(page, 'ar', name).click();
    await expect(deck(page, 'ar')).not.toContainText(before);
  }
  await expect(toCard).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of listTestLocales())
    test(`the report in ${locale} says what all groups share and what sets them apart`, async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${locale}/${NIGHT}/report`);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocaleInfo(locale).dir);
      for (const id of ['shared', 'apart', 'groups'])
        await expect(
          main(page).getByRole('heading', {
            name: getText(locale, `dialogs.opinions.list.${id}`),
            exact: true,
          }),
        ).toBeVisible();
      const letter = { en: 'A', ar: 'أ', tr: 'A' }[locale];
      const group = getText(locale, 'dialogs.opinions.group').replace('{letter}', letter);
      // Some places of it are for narrow screens or screen readers alone.
      await expect(main(page).getByText(group).locator('visible=true').first()).toBeVisible();
    });
});
