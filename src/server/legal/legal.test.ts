import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { LegalDetails, LegalFacts } from '../../shared/contract/legal';
import type { Locale } from '../../shared/locales';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { LEGAL_PAGES } from '../../shared/routes';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function legal(slug: string, locale: Locale = 'en'): Promise<DetailPage<LegalDetails>> {
  const response = await host.app.inject(`/v1/legal/${slug}?locale=${locale}`);
  expect([slug, response.statusCode]).toEqual([slug, 200]);
  return response.json();
}
const versionsOf = async (slug: string) =>
  (await legal(slug)).details.versions.map(({ slug: found, versionNumber }) => [
    found,
    versionNumber,
  ]);

test.each(['privacy-policy', 'terms-and-conditions'])(
  '%s names all its versions, the newest first, and so does the earlier one',
  async (slug) => {
    const both = [
      [slug, 2],
      [`${slug}-v1`, 1],
    ];
    expect(await versionsOf(slug)).toEqual(both);
    expect(await versionsOf(`${slug}-v1`)).toEqual(both);
  },
);

test.each(LEGAL_PAGES)('%s stands in all three languages, in force', async (slug) => {
  for (const locale of TEST_LOCALES) {
    const { title, body, details } = await legal(slug, locale);
    expect([title.lang, body.lang]).toEqual([locale, locale]);
    expect(details.effectiveOn < '2026-03-10').toBe(true);
    expect(details.versions[0]).toMatchObject({ slug, versionNumber: details.versionNumber });
  }
});

test('an earlier version has no place in the list, and one that is not out yet has none among the versions', async () => {
  const { items } = (await host.app.inject('/v1/legal')).json<Page<ListItem<typeof LegalFacts>>>();
  expect(items.map(({ slug }) => slug).sort()).toEqual([...LEGAL_PAGES].sort());

  const { db } = host.database;
  const set = (status: string) =>
    db.updateTable('contents').set({ status }).where('slug', '=', 'privacy-policy-v1').execute();
  await set('draft');
  expect(await versionsOf('privacy-policy')).toEqual([['privacy-policy', 2]]);
  await set('archived');
});

test.each(TEST_LOCALES)('[SPEC 1.4] what an account stores is told in %s', async (locale) => {
  const { body, details } = await legal('privacy-policy', locale);
  for (const fact of ['Argon2', '](/me/data)', '](/cookies)', '| --- |'])
    expect(body.text).toContain(fact);
  expect(details.whatChanged?.lang).toBe(locale);
});
