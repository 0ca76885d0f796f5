import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetailPage } from '../../../shared/contract/content';
import type { Attachment } from '../../../shared/contract/files';
import type { Edition, PublicationDetails } from '../../../shared/contract/publications';
import type { Locale } from '../../../shared/locales';
import { loadMarkdown } from '../../ui/Markdown';
import type { FakeResponses } from '../../testing/fakeApi';
import { aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { PublicationScreen } from './PublicationScreen';

const PAGE = '/v1/publications/annual-report';

interface Shown {
  readonly details?: Partial<PublicationDetails>;
  readonly item?: Partial<DetailPage<PublicationDetails>>;
  readonly locale?: Locale;
  readonly query?: string;
  readonly answers?: FakeResponses;
  readonly isSignedIn?: boolean;
}

beforeAll(loadMarkdown);

async function show({ details = {}, item = {}, locale = 'en', query = '', ...more }: Shown = {}) {
  const page = { ...aDetailPage('publications', locale, { details }), ...item };
  const shown = renderScreen(<PublicationScreen />, {
    path: '/publications/:slug',
    url: `/publications/annual-report${query}`,
    locale,
    isSignedIn: more.isSignedIn ?? false,
    answers: { [PAGE]: { body: page }, ...more.answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const anAttachment = (more: Partial<Attachment> = {}): Attachment => ({
  file: '00000000-0000-4000-8000-00000000000a',
  name: 'report.pdf',
  mediaType: 'application/pdf',
  bytes: 38_400,
  sha256: 'ab'.repeat(32),
  title: aText('The whole document'),
  description: aText(''),
  locale: 'en',
  addedAt: '2026-03-02T09:00:00Z',
  ...more,
});

const anEdition = (slug: string, more: Partial<Edition> = {}): Edition => ({
  slug,
  title: aText(`Report ${slug}`),
  identifier: `HC-${slug}`,
  issuedOn: '2025-03-02',
  isRetracted: false,
  ...more,
});

describe('facts', () => {
  test('the facts that one quotes are given', async () => {
    await show({ details: { identifier: 'HC-R-7', pages: 48 } });
    expect(screen.getByText('HC-R-7')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('City Council')).toBeVisible();
    expect(screen.getByText('English, Arabic and Turkish')).toBeVisible();
    expect(screen.getByText('48 pages')).toBeVisible();
  });

  test.each([
    ['en', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/deed.en'],
    ['ar', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/deed.ar'],
    ['tr', 'ODbL 1.0', 'https://opendatacommons.org/licenses/odbl/1-0/'],
  ] as const)('in %s the licence %s leads to its words', async (locale, licence, address) => {
    await show({ locale, details: { licence } });
    const link = screen.getByRole('link', { name: licence });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      address,
      'license noopener',
    ]);
  });

  test('a licence in words of one’s own is no link', async () => {
    await show({ details: { licence: 'Ask the harbour office' } });
    expect(screen.getByText('Ask the harbour office').closest('a')).toBeNull();
  });
});

describe('whether it still stands', () => {
  test('a retracted document says why, once', async () => {
    const retraction = { on: '2026-04-01', reason: aText('The instrument was wrong.') };
    await show({ item: { retraction } });
    expect(screen.getAllByText('The instrument was wrong.')).toHaveLength(1);
  });

  test('the reader of an old one is led to the newest, past the one in between and one that was withdrawn', async () => {
    const editions = [
      anEdition('annual-report'),
      anEdition('second'),
      anEdition('third'),
      anEdition('fourth', { isRetracted: true }),
    ];
    await show({ details: { supersededBy: 'second', editions } });
    expect(screen.getByRole('link', { name: 'Read the newer version' })).toHaveAttribute(
      'href',
      '/publications/third',
    );
  });

  test('all editions stand in their order, this one without a link', async () => {
    const editions = [anEdition('first', { isRetracted: true }), anEdition('annual-report')];
    await show({ details: { editions } });
    const list = screen.getByRole('region', { name: 'All editions' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/publications/first');
    expect(within(first!).getByText('Retracted')).toBeVisible();
    expect(second).toHaveAttribute('aria-current', 'page');
    expect(within(second!).queryByRole('link')).toBeNull();
    expect(within(second!).getByText('Newest')).toBeVisible();
  });

  test('a document without others has no such list', async () => {
    await show();
    expect(screen.queryByText('All editions')).toBeNull();
  });

  test('who follows the citation of an earlier text is told and led to the differences', async () => {
    await show({ query: '?version=2', details: { revision: 5 } });
    expect(screen.getByText(/names version 2 of this text. This is version 5/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what has changed' })).toHaveAttribute(
      'href',
      '/publications/annual-report/history?from=2&to=5',
    );
  });

  test.each(['?version=5', '?version=9', '?version=0', '?version=x', '?version=-1', ''])(
    'an address with “%s” asks for no such note',
    async (query) => {
      await show({ query, details: { revision: 5 } });
      expect(screen.queryByText(/names version/)).toBeNull();
    },
  );
});

describe('ways to have it', () => {
  const arabic = anAttachment({
    file: '00000000-0000-4000-8000-00000000000b',
    name: 'تقرير.pdf',
    locale: 'ar',
  });
  const ways = (name: string) =>
    within(screen.getByRole('heading', { name, level: 2 }).parentElement!);

  test('the text, then the document in each language with its kind and size', async () => {
    await show({ item: { attachments: [arabic, anAttachment()] } });
    const links = ways('Read or download').getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Read here',
      'EnglishPDF38.4 kB',
      'ArabicPDF38.4 kB',
      'Everything in one file (ZIP)',
    ]);
    expect(links[1]).toHaveAttribute('hreflang', 'en');
    expect(document.querySelector(links[0]!.getAttribute('href')!)).toHaveTextContent('Why now');
  });

  test('[SPEC 1.2] in Arabic the Arabic document comes first', async () => {
    await show({ locale: 'ar', item: { attachments: [anAttachment(), arabic] } });
    const [, first] = ways('القراءة والتنزيل').getAllByRole('link');
    expect(first).toHaveAttribute('hreflang', 'ar');
  });

  test('one that is not for everybody is fetched as the person who asks', async () => {
    const { ports, calls } = await show({
      isSignedIn: true,
      item: { visibility: 'signed_in' },
      answers: { [`${PAGE}/archive.zip`]: { body: 'zip' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Everything in one file (ZIP)' }));
    expect(await screen.findByRole('button', { name: /Everything/ })).toBeEnabled();
    expect(calls.some(({ path }) => path === `${PAGE}/archive.zip`)).toBe(true);
    expect(ports.saved.map(({ name }) => name)).toEqual(['annual-report.zip']);
  });

  test('how to check a file is explained with the command', async () => {
    await show();
    await userEvent.click(screen.getByText('How to check a file'));
    expect(screen.getByText('sha256sum --check checksums.txt')).toBeVisible();
  });
});

describe('how to cite', () => {
  const ADDRESS = /http:\/\/localhost:3000\/(en|ar|tr)\/publications\/annual-report\?version=3$/;

  test.each([
    ['en', 'City Council (2026). Annual report. Report HC-R-2026-07, version 3. Harbour City. '],
    ['ar', 'مجلس المدينة (2026). التقرير السنوي. تقرير HC-R-2026-07، النسخة 3. مدينة المرفأ. '],
    ['tr', 'Kent Meclisi (2026). Yıllık rapor. Rapor HC-R-2026-07, sürüm 3. Liman Kenti. '],
  ] as const)('in %s as a sentence with the address of this version', async (locale, words) => {
    await show({ locale, details: { revision: 3 } });
    const sentence = screen.getByText((content) => content.startsWith(words));
    expect(sentence).toHaveTextContent(ADDRESS);
  });

  test('without a number the sentence has no gap', async () => {
    await show({ details: { identifier: '', revision: 3 } });
    expect(screen.getByText(/Annual report\. Report, version 3\./)).toBeVisible();
  });

  test('the sentence is copied, and that is said', async () => {
    const { ports } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the citation' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(ports.copied.at(-1)).toMatch(/^City Council \(2026\)/);
  });

  test('BibTeX and RIS are shown and can be downloaded', async () => {
    await show();
    expect(screen.getByText(/@techreport\{annual-report/)).toBeInTheDocument();
    expect(screen.getByText(/TY - RPRT/)).toBeInTheDocument();
    expect(screen.getByText('Download RIS')).toHaveAttribute(
      'href',
      `${PAGE}/citation.ris?locale=en`,
    );
  });
});

test('what it belongs to is linked by its title', async () => {
  const relatedPlaces = [
    { section: 'governance' as const, slug: 'shade', title: aText('Shade at the stops') },
  ];
  await show({ details: { relatedPlaces } });
  const related = screen.getByRole('region', { name: 'Related' });
  expect(within(related).getByRole('link', { name: 'Shade at the stops' })).toHaveAttribute(
    'href',
    '/governance/shade',
  );
});

test('a failed load offers another try', async () => {
  renderScreen(<PublicationScreen />, {
    path: '/publications/:slug',
    url: '/publications/annual-report',
    answers: { [PAGE]: aProblem(400, 'invalid') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
