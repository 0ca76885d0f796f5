import { getLocaleInfo, type Locale } from '../../shared/locales';
import { SECTIONS, type Section } from '../../shared/sections';
import { renderPage } from '../render';
import { aListPage } from '../testing/factories';
import { createFakeApi } from '../testing/fakeApi';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { aDetailPage, aListItem } from '../testing/sectionFactories';
import { testInLanguages } from '../testing/testInLanguages';
import { DEMO_SETTINGS } from '../../demo/city';

jest.mock('../intl/loadMessages', () => ({
  messageChunks: () => [],
  loadMessages: (locale: string) =>
    Promise.resolve(jest.requireActual<object>(`../../../i18n/${locale}.json`)),
}));

const FILES = {
  template: '<html lang="{{lang}}" dir="{{dir}}"><head>{{head}}</head><body>{{app}}</body></html>',
  manifest: {},
};

async function firstHtml(
  url: string,
  answers: Parameters<typeof createFakeApi>[0],
): Promise<Document> {
  const { fetch } = createFakeApi(answers);
  const origin = 'https://meydan.example';
  const { html, status } = await renderPage(FILES, {
    url,
    origin,
    settings: DEMO_SETTINGS,
    now: TEST_NOW_MS,
    fetch,
  });
  expect(status).toBe(200);
  return new DOMParser().parseFromString(html, 'text/html');
}

function expectHead(document: Document, locale: Locale): void {
  expect(document.documentElement.lang).toBe(locale);
  expect(document.documentElement.dir).toBe(getLocaleInfo(locale).dir);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.title).toContain(' · ');
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description?.length).toBeGreaterThan(10);
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(4);
}

for (const section of SECTIONS) {
  testInLanguages(
    (locale) => `the page of one of ${section} stands in the first HTML, in ${locale}`,
    async (locale) => {
      const content = aDetailPage(section, locale);
      const path = `/${section}/${content.slug}`;
      const document = await firstHtml(`/${locale}${path}`, { [`/v1${path}`]: { body: content } });
      expectHead(document, locale);
      expect(document.querySelector('h1')!.textContent).toContain(content.title.text);
      expect(document.querySelector('main')!.textContent).toContain(content.summary.text);
      expect(document.querySelector('template')).toBeNull();
    },
  );
}

/** Governance has several lists on one page. */
const LISTED = SECTIONS.filter(
  (section): section is Exclude<Section, 'governance'> => section !== 'governance',
);

test.each(LISTED)('the list of %s stands in the first HTML', async (section) => {
  const item = aListItem(section, 'tr', {});
  const document = await firstHtml(`/tr/${section}`, { [`/v1/${section}`]: aListPage([item]) });
  expectHead(document, 'tr');
  expect(document.querySelector('main')!.textContent).toContain(item.title.text);
});
