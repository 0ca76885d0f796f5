import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Localized } from '../shared/contract/text';
import type { Locale } from '../shared/locales';
import { openOwnInstallation } from './ownInstallation';
import { signIn, test, getText, watchErrors } from './portal';
import { publish } from './writers';

/** Part of a recount file that this path reads. */
interface RecountFile {
  readonly opening: {
    readonly questions: readonly { readonly options: readonly { readonly label: Localized }[] }[];
  };
  readonly counts: readonly { result: { elected: readonly number[] } }[];
  readonly chain: { readonly links: readonly { readonly receipt: string }[] };
}

/** One closed poll each: pairs, a budget, rounds. */
const POLLS = [
  { locale: 'en', slug: 'customs-house-use' },
  { locale: 'ar', slug: 'lighthouse-hill-budget' },
  { locale: 'tr', slug: 'youth-council-seats' },
] as const satisfies readonly { locale: Locale; slug: string }[];

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, locale: Locale, id: string) =>
  main(page).getByRole('button', { name: getText(locale, id), exact: true });
const details = (page: Page, locale: Locale, id: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.locator('summary').getByText(getText(locale, id), { exact: true }) });

/** Unfolds one part of the page. */
const unfold = (page: Page, locale: Locale, id: string) =>
  details(page, locale, id).locator('summary').first().click();

const winnersOf = ({ opening, counts }: RecountFile, locale: Locale): readonly string[] =>
  counts[0]!.result.elected.map((place) => opening.questions[0]!.options[place]!.label[locale]!);

async function download(page: Page, locale: Locale, folder: string): Promise<string> {
  const begun = page.waitForEvent('download');
  await unfold(page, locale, 'have-your-say.trust.title');
  await main(page)
    .getByRole('link', { name: getText(locale, 'have-your-say.trust.file.recount.json') })
    .click();
  const file = join(folder, 'recount.json');
  await (await begun).saveAs(file);
  return file;
}

/** `npm run recount`, as whoever has the file and the library runs it. */
function recount(file: string, locale: Locale): Promise<{ code: number | null; output: string }> {
  const npm = spawn('npm', ['run', '--silent', 'recount', '--', file, '--lang', locale], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return new Promise((done) => npm.on('close', (code) => done({ code, output })));
}

const checksThat = (page: Page, locale: Locale, id: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(getText(locale, id), { exact: true }) });

for (const { locale, slug } of POLLS) {
  test(`${locale}: a sceptic reads why ${slug} came out so, and proves the count`, async ({
    page,
    portal,
  }, { outputDir }) => {
    await page.goto(`${portal}/${locale}/have-your-say/${slug}`);
    const file = await download(page, locale, outputDir);
    const published = JSON.parse(await readFile(file, 'utf8')) as RecountFile;
    const winners = winnersOf(published, locale);
    expect(winners).not.toEqual([]);

    const why = details(page, locale, 'have-your-say.result.everyStep');
    await why.locator('summary').click();
    await expect(why.getByRole('listitem').filter({ hasText: winners[0]! }).first()).toBeVisible();

    const others = details(page, locale, 'have-your-say.compare.title');
    await others.locator('summary').click();
    await button(page, locale, 'have-your-say.compare.compare').click();
    const own = others
      .getByRole('row')
      .filter({ hasText: getText(locale, 'have-your-say.compare.own') });
    for (const winner of winners) await expect(own).toContainText(winner);

    const receipt = main(page).getByLabel(getText(locale, 'have-your-say.trust.receipt'));
    const { links } = published.chain;
    await receipt.fill(links.at(-1)!.receipt);
    await receipt.press('Enter');
    const found = main(page).locator('form').getByRole('status');
    await expect(found).toContainText(String(links.length));
    await receipt.fill('00000-00000-00000-00000');
    await receipt.press('Enter');
    await expect(found).toHaveText(getText(locale, 'have-your-say.trust.missing'));

    await button(page, locale, 'have-your-say.trust.recount').click();
    await expect(
      main(page).getByText(getText(locale, 'have-your-say.trust.right'), { exact: true }),
    ).toBeVisible();
    await expect(checksThat(page, locale, 'have-your-say.trust.notOk')).toHaveCount(0);

    const line = await recount(file, locale);
    expect(line.code).toBe(0);
    for (const winner of winners) expect(line.output).toContain(winner);
  });
}

test('a recount file that somebody changed: what is wrong and where, in the browser and on the command line', async ({
  page,
  portal,
}, { outputDir }) => {
  await page.goto(`${portal}/en/have-your-say/customs-house-use`);
  const file = await download(page, 'en', outputDir);
  const changed = JSON.parse(await readFile(file, 'utf8')) as RecountFile;
  const [winner] = changed.counts[0]!.result.elected;
  changed.counts[0]!.result = { ...changed.counts[0]!.result, elected: [winner! === 0 ? 1 : 0] };
  const tampered = join(outputDir, 'tampered.json');
  await writeFile(tampered, JSON.stringify(changed));

  await main(page).getByLabel(getText('en', 'have-your-say.trust.ownFile')).setInputFiles(tampered);
  await expect(main(page).getByText(getText('en', 'have-your-say.trust.wrong'))).toBeVisible();
  const wrong = checksThat(page, 'en', 'have-your-say.trust.notOk');
  await expect(wrong).toHaveCount(1);
  await expect(wrong).toContainText(getText('en', 'have-your-say.trust.check.count'));
  await expect(wrong).toContainText('counts[0].result.elected');

  const line = await recount(tampered, 'en');
  expect(line.code).toBe(1);
  expect(line.output).toContain('counts[0].result.elected');
  expect(line.output).toContain(
    winnersOf(JSON.parse(await readFile(file, 'utf8')) as RecountFile, 'en')[0],
  );
});

const ELSEWHERE = 'Mayor of a town on the lake';
/** Plurality elects Kiss; when Montroll is cut, his ballots elect Wright. */
const BLT = `3 1
4 1 2 0
2 2 3 0
3 3 2 0
0
"Kiss"
"Montroll"
"Wright"
"Mayor"
`;

test.describe('an election held elsewhere', () => {
  const installation = openOwnInstallation();

  test('an editor counts it again from its file, and a visitor sees whose ballots these are and how it came out', async ({
    page,
    browser,
  }) => {
    const { portal } = installation();
    const poll = `${portal}/en/have-your-say/mayor-of-a-town-on-the-lake`;
    const field = (id: string) => main(page).getByLabel(getText('en', id), { exact: true });

    await page.goto(`${portal}/en`);
    await signIn(page, 'en', 'نادية صالح');
    await page.getByRole('button', { name: getText('en', 'terms.accept') }).click();
    await expect(page.getByText(getText('en', 'terms.accepted'))).toBeVisible();
    await page.goto(`${portal}/en/have-your-say/create`);
    await field('edit.title.en').fill(ELSEWHERE);
    await field('edit.summary.en').fill('How would another count have come out?');
    await field('edit.body.en').fill('The ballots were published.');
    await button(page, 'en', 'edit.save').click();
    await expect(page).toHaveURL(`${poll}/edit?part=paper`);

    const action = details(page, 'en', 'poll-edit.actionTitle.recount');
    await action.locator('summary').click();
    await field('poll-edit.recount.file').setInputFiles({
      name: 'lake.blt',
      mimeType: 'text/plain',
      buffer: Buffer.from(BLT),
    });
    const read = main(page).locator('dl').filter({ hasText: 'Montroll' });
    await expect(read).toContainText('Kiss, Montroll and Wright');
    await expect(read.getByText('9', { exact: true })).toBeVisible();
    await field('poll-edit.recount.method').selectOption('instantRunoff');
    await field('poll-edit.recountPlace.en').fill('Burlington');
    const day = main(page).getByRole('group', { name: getText('en', 'poll-edit.recount.heldOn') });
    for (const [place, digits] of ['3', '3', '2009'].entries())
      await day.getByRole('spinbutton').nth(place).pressSequentially(digits);
    await main(page)
      .getByLabel(getText('en', 'poll-edit.recount.link'))
      .fill('https://ballots.example/lake.blt');
    await button(page, 'en', 'poll-edit.recount.store').click();
    await expect(action).toHaveCount(0);
    await publish(page);
    await expect(page).toHaveURL(poll);

    const visitor = await browser.newPage();
    const faults = watchErrors(visitor);
    await visitor.goto(poll);
    const seen = main(visitor);
    await expect(seen.getByText(getText('en', 'have-your-say.recountText'))).toBeVisible();
    await expect(
      seen.getByText(getText('en', 'ui.recount'), { exact: true }).first(),
    ).toBeVisible();
    await expect(seen.getByText('Burlington', { exact: true })).toBeVisible();
    await expect(seen.getByText('3 March 2009')).toBeVisible();
    await expect(
      seen.getByRole('link', { name: getText('en', 'have-your-say.recountLink') }),
    ).toHaveAttribute('href', 'https://ballots.example/lake.blt');
    const why = details(visitor, 'en', 'have-your-say.result.everyStep');
    await why.locator('summary').click();
    await expect(why.getByRole('listitem').filter({ hasText: 'Wright' }).first()).toBeVisible();
    await expect(seen.locator('#ballot')).toHaveCount(0);
    await expect(seen.getByLabel(getText('en', 'have-your-say.trust.receipt'))).toHaveCount(0);
    await unfold(visitor, 'en', 'have-your-say.trust.title');
    await button(visitor, 'en', 'have-your-say.trust.recount').click();
    await expect(
      seen.getByText(getText('en', 'have-your-say.trust.right'), { exact: true }),
    ).toBeVisible();
    expect(faults).toEqual([]);
    await visitor.close();
  });
});
