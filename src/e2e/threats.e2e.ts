import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { SECTIONS } from '../shared/sections';
import { openOwnInstallation } from './ownInstallation';
import { expectSignedIn, test } from './portal';
import { enterAsWriter, getMain } from './writers';

const installation = openOwnInstallation();
const EDITOR = 'نادية صالح';

/**
 * Payloads that the unit tests of the parsers read, too: scripts, or texts that want to become one.
 */
const PAYLOADS = Object.values(
  JSON.parse(readFileSync('src/shared/testing/corpus/scripts.json', 'utf8')) as Record<
    string,
    string
  >,
);
const LONGEST_TITLE = 110;
const titles = PAYLOADS.filter(
  (payload) => payload.length <= LONGEST_TITLE && /\p{L}/u.test(payload),
);
const BODY = PAYLOADS.join('\n\n');

/** Sends what a program of the signed-in person would send from this page. */
async function send(page: Page, path: string, body: unknown) {
  return page.evaluate(
    async ([address, payload]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('sol-auth')!) as {
        access_token: string;
      };
      const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)![1]!;
      const response = await fetch(`/v1/${address}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-xsrf-token': decodeURIComponent(xsrf),
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(payload),
      });
      return [response.status, await response.text()] as const;
    },
    [path, body] as const,
  );
}

/** Loads a page; what was written into it has had its time to run. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(getMain(page)).toBeVisible();
  await expectSignedIn(page, EDITOR);
  expect(
    await page.evaluate(() => '__pwned' in window && (window as { __pwned?: unknown }).__pwned),
  ).toBe(false);
  // A name of user text stands before no name of the page.
  expect(
    await page.evaluate(() => [
      typeof document.querySelector,
      typeof document.cookie,
      String(document.defaultView === window),
    ]),
  ).toEqual(['function', 'string', 'true']);
}

// Drafts are not drawn for a browser that has not said whose it is, and no topic is called like a
// script.
test.use({
  loggedErrors:
    /status of (?:404 .*\/[a-z-]+\/hostile-[a-z-]+|400 .*\/blogs\?.*topic=javascript.*|401 .*\/unauthorized\?error=.*)$/,
});

test('scripts in every text of every section stay words, wherever they are shown; no token gets into an address or a log', async ({
  page,
}) => {
  const { portal } = installation();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => told.push(request.url()));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  await enterAsWriter(page, portal, EDITOR);

  let next = 0;
  const word = () => titles[(next += 1) % titles.length]!;
  const words = () => ({ en: word(), ar: word(), tr: word() });
  const slugs: [string, string][] = [];
  for (const section of SECTIONS) {
    const slug = `hostile-${section}`;
    const draft = {
      title: words(),
      summary: words(),
      body: { en: BODY, ar: BODY, tr: BODY },
      originalLocale: 'en',
      topics: [],
      area: null,
      visibility: 'public',
      slug,
      author: 'organisation',
      ...(section === 'faqs' && { category: 'voting' }),
    };
    const [status, answer] = await send(page, section, draft);
    expect([section, status, answer.slice(0, 200)]).toEqual([section, 201, expect.any(String)]);
    slugs.push([section, slug]);
  }
  for (const payload of titles.slice(0, 12)) {
    const comment = { body: payload, lang: 'en' };
    const [status] = await send(page, 'dialogs/waterfront-change/comments', comment);
    expect([payload, status]).toEqual([payload, 201]);
  }
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150);

  for (const [section, slug] of slugs) {
    await visit(page, `${portal}/${section.length % 2 === 0 ? 'en' : 'ar'}/${section}/${slug}`);
    await expect(getMain(page)).toContainText('window.__pwned');
  }
  await visit(page, `${portal}/en/dialogs/waterfront-change`);
  await visit(page, `${portal}/tr/blogs/hostile-blogs/edit`);
  await visit(
    page,
    `${portal}/en/search?q=${encodeURIComponent('"><img src=x onerror=window.__pwned=1>')}&section=%3Cscript%3E`,
  );
  await visit(
    page,
    `${portal}/en/blogs?q=${encodeURIComponent('<script>window.__pwned=1</script>')}&topic=javascript:alert(1)`,
  );
  await visit(
    page,
    `${portal}/unauthorized?error=access_denied&error_description=${encodeURIComponent('<img src=x onerror=window.__pwned=1>')}`,
  );

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  const tokens = [...stored.matchAll(/(?:access|refresh|id)_token\\*":\\*"([^"\\]{20,})/g)].map(
    ([, token]) => token!,
  );
  expect(tokens.length).toBeGreaterThan(3);
  const text = told.join('\n');
  expect(tokens.filter((token) => text.includes(token))).toEqual([]);
});
