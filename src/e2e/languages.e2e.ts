import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { getLocaleInfo, type Locale } from '../shared/locales';
import { TEST_LOCALES } from '../shared/testing/testLocales';
import { expectHydrated, expectLanguage, test, getText } from './portal';

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly language: string | undefined;
  readonly body: string;
}

/** Requests a path as it stands on the wire: a browser would tidy the address before it asks. */
function ask(portal: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(portal);
  return new Promise((done, failed) => {
    const asked = request(
      { hostname, port, path, headers: { accept: 'text/html' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () =>
          done({
            status: response.statusCode!,
            location: response.headers.location,
            language: response.headers['content-language'],
            body,
          }),
        );
      },
    );
    asked.on('error', failed).end();
  });
}

for (const [path, location, clause] of [
  ['/EN/blogs?topic=harbour', '/en/blogs?topic=harbour', '[SPEC 2.4] '],
  ['/Ar', '/ar', '[SPEC 2.4] '],
  ['//evil.example', '/evil.example', ''],
  ['/\\evil.example', '/evil.example', ''],
  ['/ar//evil.example', '/ar/evil.example', ''],
] as const) {
  test(`${clause}${path} leads to ${location} on this site`, async ({ portal }) => {
    expect(await ask(portal, path)).toMatchObject({ status: 308, location });
  });
}

test.describe('where nothing is', () => {
  test.use({ loggedErrors: /status of 4\d\d .*\/(?:x+|training|%00|%E0%A4%A)$/ });

  for (const [path, status, locale, clauses] of [
    ['/ar/ar/x', 404, 'ar', '[SPEC 2.4, 4.4.1]'],
    ['/xx/training', 404, 'en', '[SPEC 2.4, 4.4.1]'],
    ['/%E0%A4%A', 400, 'en', '[SPEC 4.4.1]'],
    ['/tr/%00', 404, 'tr', '[SPEC 2.4, 4.4.1]'],
    [`/ar/${'x'.repeat(10_000)}`, 414, 'ar', '[SPEC 2.4, 4.4.1]'],
  ] as const satisfies readonly (readonly [string, number, Locale, string])[]) {
    test(`${clauses} ${path.slice(0, 20)} answers ${status} in ${locale}, and its page stands in a browser`, async ({
      page,
      portal,
    }) => {
      const answer = await ask(portal, path);
      expect(answer).toMatchObject({ status, language: locale, location: undefined });
      const { dir, align } = getLocaleInfo(locale);
      expect(answer.body).toContain(`<html lang="${locale}" dir="${dir}" data-align="${align}">`);
      expect(answer.body).not.toMatch(/(href|src)="\/\/|evil/);

      await page.goto(portal + path);
      await expectLanguage(page, locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
    });
  }

  test('[SPEC 2.5] from a page that is not there the switch adds no second prefix', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/ar/ar/x`);
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(`${portal}/tr/x`);
    await expectLanguage(page, 'tr');
  });
});

const escaped = (literal: string) => literal.replace(/[.?/]/g, '\\$&');

for (const { code, dir, align } of TEST_LOCALES.map(getLocaleInfo)) {
  test(`[SPEC 4.4.1] the first byte in ${code} has language, direction, alignment and the page in every language`, async ({
    portal,
  }) => {
    const { status, language, body } = await ask(
      portal,
      `/${code}/have-your-say?utm_source=mail&phase=open`,
    );
    expect([status, language]).toEqual([200, code]);
    expect(body).toContain(`<html lang="${code}" dir="${dir}" data-align="${align}">`);
    const address = (locale: string) => `${portal}/${locale}/have-your-say?phase=open`;
    expect(body).toContain(`<link rel="canonical" href="${address(code)}"/>`);
    for (const locale of TEST_LOCALES.map(getLocaleInfo))
      expect(body).toMatch(
        new RegExp(`hrefLang="${locale.code}" href="${escaped(address(locale.code))}"`, 'i'),
      );
    expect(body).toMatch(/hrefLang="x-default"/i);
    expect(body).not.toMatch(/(canonical|hrefLang)[^>]*utm_source/i);
  });
}

test('[SPEC 2.5] the switch keeps page, query and hash, has the focus afterwards and says what changed', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/have-your-say?phase=open#main`);
  const arabic = page.getByRole('link', { name: 'العربية' });
  // The host does not see the fragment; the browser adds it.
  await expect(arabic).toHaveAttribute('href', /#main$/);
  await expectHydrated(page);
  await arabic.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal}/ar/have-your-say?phase=open#main`);
  await expect(page.getByRole('link', { name: 'العربية' })).toBeFocused();
  await expect(page.getByText(getText('ar', 'ui.languageChanged'))).toBeAttached();

  await page.reload();
  await expect(page.locator('body')).toBeFocused();
});

test('[SPEC 2.5] what was typed is there after the switch, and nobody is asked whether to leave', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`${portal}/en/register`);
  await page.getByLabel(getText('en', 'sign-in.form.name'), { exact: true }).fill('Işıl Iğdır');
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL(`${portal}/tr/register`);
  await expect(page.getByLabel(getText('tr', 'sign-in.form.name'), { exact: true })).toHaveValue(
    'Işıl Iğdır',
  );
  expect(asked).toEqual([]);
});

/** Measures how far the page moved by itself, as browsers count it (Layout Instability). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

test.describe(() => {
  test.use({ locale: 'tr-TR' });

  test('who prefers another language is offered it in that language, without being moved or sent there', async ({
    page,
    portal,
  }) => {
    const { invitation, decline } = getLocaleInfo('tr');
    await page.goto(`${portal}/en/blogs`);
    await expect(page).toHaveURL(`${portal}/en/blogs`);
    const offer = page.getByRole('complementary', { name: 'Türkçe' });
    await expect(offer.getByRole('link', { name: invitation })).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'tr');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    await offer.getByRole('button', { name: decline }).click();
    await expect(offer).toBeHidden();
    await page.goto(`${portal}/en/faqs`);
    await expect(page.getByText(invitation)).toBeHidden();
  });

  test('[SPEC 2.5] who accepts reads the same page in it, and is not asked about the way back', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/ar/faqs?topic=democracy`);
    await page.getByRole('link', { name: getLocaleInfo('tr').invitation }).click();
    await expect(page).toHaveURL(`${portal}/tr/faqs?topic=democracy`);
    await expectLanguage(page, 'tr');
    await page.goto(`${portal}/en`);
    await expect(page.getByText(getLocaleInfo('tr').invitation)).toBeHidden();
  });
});

test('[SPEC 2.5] in a page that the browser translates, links load nothing anew', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/blogs`);
  await page.evaluate(() => {
    document.documentElement.lang = 'ku';
    Object.assign(window, { isSameDocument: true });
  });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${portal}/en/blogs/.`));
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
});
