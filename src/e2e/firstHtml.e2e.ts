import { expect } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { test, getText } from './portal';

/** A ranking that has closed, and a questionnaire that visitors fill in. */
const CLOSED = 'have-your-say/customs-house-use';
const OPEN = 'have-your-say/library-visitors';

interface Read {
  readonly prompt: string;
  readonly options: readonly string[];
  /** Options elected in the first question. */
  readonly elected: readonly string[];
}

interface Answer {
  readonly details: {
    readonly questions: readonly {
      readonly prompt: { readonly text: string };
      readonly options: readonly { readonly label: { readonly text: string } }[];
    }[];
    readonly result: {
      readonly counts: readonly { readonly result: { readonly elected: readonly number[] } }[];
    } | null;
  };
}

/** Reads the first question, and whom it elected, as the API tells it. */
async function readPoll(portal: string, path: string, locale: Locale): Promise<Read> {
  const response = await fetch(`${portal}/v1/${path}?locale=${locale}`);
  const { questions, result } = ((await response.json()) as Answer).details;
  const { prompt, options } = questions[0]!;
  const labels = options.map(({ label }) => label.text);
  const elected = result?.counts[0]!.result.elected ?? [];
  return {
    prompt: prompt.text,
    options: labels,
    elected: elected.map((number) => labels[number]!),
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of listTestLocales())
    test(`a closed poll shows who won, the table and why, in ${locale}`, async ({
      page,
      portal,
    }) => {
      const { prompt, elected } = await readPoll(portal, CLOSED, locale);
      await page.goto(`${portal}/${locale}/${CLOSED}`);
      const result = page.getByRole('region', { name: getText(locale, 'have-your-say.result') });
      await expect(result.getByRole('heading', { name: prompt }).first()).toBeVisible();
      const won = getText(locale, 'have-your-say.result.won').replace('{winner}', elected[0]!);
      await expect(result.locator('p').filter({ hasText: won })).toBeVisible();
      const table = result.getByRole('table', {
        name: getText(locale, 'have-your-say.chart.pairs'),
      });
      await expect(table.getByRole('rowheader', { name: elected[0]! })).toBeVisible();
      await expect(result.getByText(getText(locale, 'have-your-say.result.whyWon'))).toBeVisible();
      await result.getByText(getText(locale, 'have-your-say.result.everyStep')).click();
      await expect(result.getByRole('listitem').filter({ hasText: elected[0]! })).not.toHaveCount(
        0,
      );
    });

  test('what an open poll asks can be read, and why it cannot be answered', async ({
    page,
    portal,
  }) => {
    const { prompt, options } = await readPoll(portal, OPEN, 'en');
    await page.goto(`${portal}/en/${OPEN}`);
    const ballot = page.getByRole('region', { name: getText('en', 'have-your-say.ballot') });
    await expect(ballot.getByText(prompt)).toBeVisible();
    for (const option of options)
      await expect(ballot.getByText(option, { exact: true })).toBeVisible();
    await expect(ballot.locator('noscript p')).toHaveText(
      getText('en', 'have-your-say.needsScript'),
    );
  });
});

test('the paper takes the place of the questions', async ({ page, portal }) => {
  const { options } = await readPoll(portal, OPEN, 'en');
  await page.goto(`${portal}/en/${OPEN}`);
  await expect(page.getByRole('radio', { name: options[0]! })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: getText('en', 'have-your-say.rules.asked') }),
  ).toHaveCount(0);
});
