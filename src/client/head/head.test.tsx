import type { Locale } from '../../shared/locales';
import { renderPage } from '../render';
import { aListPage, aProblem, aText } from '../testing/factories';
import { createFakeApi } from '../testing/fakeApi';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { aDetailPage, aListItem } from '../testing/sectionFactories';
import { testInLanguages } from '../testing/testInLanguages';
import { truncateText, toPlainText } from './plainText';
import { DEMO_SETTINGS } from '../../demo/city';

jest.mock('../intl/loadMessages', () => ({
  messageChunks: () => [],
  loadMessages: (locale: string) =>
    Promise.resolve(jest.requireActual<object>(`../../../i18n/${locale}.json`)),
}));

const ORIGIN = 'https://meydan.example';
const FILES = { template: '<head>{{head}}</head><body>{{app}}{{state}}</body>', manifest: {} };

async function firstHtml(
  path: string,
  answers: Parameters<typeof createFakeApi>[0] = {},
  settings = DEMO_SETTINGS,
): Promise<Document> {
  const { fetch } = createFakeApi(answers);
  const { html } = await renderPage(FILES, {
    url: path,
    origin: ORIGIN,
    settings,
    now: TEST_NOW_MS,
    fetch,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

const property = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
const isHidden = (head: Document) =>
  head.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex';
const things = (head: Document) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
const ofType = (head: Document, type: string) =>
  things(head).find((thing) => thing['@type'] === type);

const POST = '/blogs/a-day-at-the-lighthouse';
const post = (locale: Locale) => ({ [`/v1${POST}`]: { body: aDetailPage('blogs', locale) } });

testInLanguages(
  (locale) => `a link to a post has a preview in ${locale}`,
  async (locale) => {
    const head = await firstHtml(`/${locale}${POST}?utm_source=mail`, post(locale));
    const { title, summary } = aDetailPage('blogs', locale);
    expect(property(head, 'og:title')).toBe(title.text);
    expect(property(head, 'og:description')).toBe(summary.text);
    expect(property(head, 'og:url')).toBe(`${ORIGIN}/${locale}${POST}`);
    const canonical = head.querySelector('link[rel="canonical"]')!.getAttribute('href');
    expect(canonical).toBe(property(head, 'og:url'));
    expect(property(head, 'og:image')).toBe(`${ORIGIN}/og/${locale}${POST}.png`);
    expect(head.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(2);
    expect(isHidden(head)).toBe(false);
  },
);

test('a page names itself in the languages that are offered, and without a prefix is in the first', async () => {
  const languages = { offered: ['tr' as const, 'en' as const], first: 'tr' as const };
  const head = await firstHtml(POST, post('tr'), { ...DEMO_SETTINGS, languages });
  expect(property(head, 'og:locale')).toBe('tr_TR');
  const links = [
    ...head.querySelectorAll('link[rel="alternate"][hreflang], link[rel="canonical"]'),
  ];
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    [null, `${ORIGIN}/tr${POST}`],
    ['tr', `${ORIGIN}/tr${POST}`],
    ['en', `${ORIGIN}/en${POST}`],
    ['x-default', `${ORIGIN}/tr${POST}`],
  ]);
  const others = [...head.querySelectorAll('meta[property="og:locale:alternate"]')];
  expect(others.map((tag) => tag.getAttribute('content'))).toEqual(['en_GB']);
});

test('a post is an article with who wrote it, when, and its place among the pages', async () => {
  const head = await firstHtml(`/tr${POST}`, post('tr'));
  expect(ofType(head, 'NewsArticle')).toMatchObject({
    '@context': 'https://schema.org',
    headline: 'Deniz fenerinde bir gün',
    inLanguage: 'tr',
    datePublished: expect.stringMatching(/^\d{4}-/) as string,
    author: { '@type': 'Organization' },
    publisher: { name: 'Liman Kenti' },
  });
  const { itemListElement } = ofType(head, 'BreadcrumbList') as { itemListElement: object[] };
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Blog', item: `${ORIGIN}/tr/blogs` },
    { position: 2, item: `${ORIGIN}/tr${POST}` },
  ]);
});

test('an event says where, when, how, and that it is cancelled', async () => {
  const path = '/events/open-house-at-the-library';
  const event = aDetailPage('events', 'en');
  const cancelled = { ...event, details: { ...event.details, cancellation: aText('Storm') } };
  const head = await firstHtml(`/en${path}`, { [`/v1${path}`]: { body: cancelled } });
  expect(ofType(head, 'Event')).toMatchObject({
    startDate: event.opensAt,
    endDate: event.closesAt,
    eventStatus: 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: expect.arrayContaining([expect.objectContaining({ '@type': 'Place' })]) as object[],
    organizer: { '@type': 'Organization' },
  });
});

test.each([
  ['report', 'Report'],
  ['dataset', 'Dataset'],
])('a publication of the kind %s is a %s with its files', async (kind, type) => {
  const path = '/publications/annual-report';
  const file = {
    file: '00000000-0000-4000-8000-00000000f11e',
    name: 'rapor.pdf',
    bytes: 1,
    sha256: 'ab',
    mediaType: 'application/pdf',
    title: aText('Rapor'),
    description: aText(''),
    locale: null,
    addedAt: '2026-04-01T08:00:00Z',
  };
  const publication = { ...aDetailPage('publications', 'en'), kind, attachments: [file] };
  const head = await firstHtml(`/en${path}`, { [`/v1${path}`]: { body: publication } });
  const thing = ofType(head, type)!;
  expect(thing).toMatchObject({ name: 'Annual report', description: expect.any(String) as string });
  expect(thing[type === 'Dataset' ? 'distribution' : 'encoding']).toMatchObject([
    { contentUrl: `${ORIGIN}/v1/files/${file.file}/rapor.pdf`, encodingFormat: 'application/pdf' },
  ]);
});

test('all questions on one page are a page of questions and answers, and so is one', async () => {
  const answers = { '/v1/faqs': aListPage([aListItem('faqs', 'ar', {})]) };
  const list = await firstHtml('/ar/faqs', answers);
  expect(ofType(list, 'FAQPage')).toMatchObject({
    mainEntity: [
      { '@type': 'Question', name: 'من يحق له التصويت؟', acceptedAnswer: { '@type': 'Answer' } },
    ],
  });
  const one = await firstHtml('/en/faqs/who-can-vote', {
    '/v1/faqs/who-can-vote': { body: aDetailPage('faqs', 'en') },
  });
  expect((ofType(one, 'FAQPage') as { mainEntity: object[] }).mainEntity).toHaveLength(1);
});

test.each([
  ['/en/search?q=tram', {}],
  ['/en/sign-in', {}],
  ['/en/setup?step=look', {}],
  ['/en/nothing-here', {}],
  [`/en${POST}?preview=token`, post('en')],
  [`/en${POST}`, { [`/v1${POST}`]: aProblem(404, 'notFound') }],
])('%s is not to be found', async (path, answers) => {
  const head = await firstHtml(path, answers);
  expect(isHidden(head)).toBe(true);
  expect(property(head, 'og:title')).toBeUndefined();
  expect(things(head)).toEqual([]);
});

test('no title ends the element that it stands in', async () => {
  const title = aText('</script><script>alert(1)</script>" onload="x');
  const head = await firstHtml(`/en${POST}`, {
    [`/v1${POST}`]: { body: { ...aDetailPage('blogs', 'en'), title } },
  });
  expect(property(head, 'og:title')).toBe(title.text);
  expect(ofType(head, 'NewsArticle')).toMatchObject({ headline: title.text });
  expect(head.querySelectorAll('script:not([type])')).toHaveLength(0);
  expect(head.querySelector('[onload]')).toBeNull();
});

test.each([
  ['## Why\n\n- **Trams** run [late](https://a.example)', 'Why Trams run late'],
  ['> كل ليلة ![صورة](/v1/files/x)', 'كل ليلة صورة'],
])('of %j the words are left', (markdown, words) => expect(toPlainText(markdown)).toBe(words));

test('a text is cut between two words', () => {
  expect(truncateText('one two three', 9)).toBe('one two…');
  expect(truncateText('one', 9)).toBe('one');
});
