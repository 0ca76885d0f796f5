import { html, toTrustedHtml, type Html } from '../../shared/html';
import type { PortalSettings } from '../../shared/contract/settings';
import { LOCALE_FACTS } from '../../shared/localeFacts';
import type { Locale } from '../../shared/locales';
import { PLACEHOLDER_ORIGIN, isFindableRoute, listPageLinks } from '../../shared/routes';
import type { PageFacts } from './pageFacts';
import { truncateText, toPlainText } from './plainText';
import { createStructuredData } from './structuredData';

/** Open Graph names a language with its country (ogp.me). */
const toOgLocale = (code: Locale, { languages }: PortalSettings): string =>
  `${code}_${languages.regions?.[code] ?? LOCALE_FACTS[code].region}`;
const LONGEST_DESCRIPTION = 200;
const OG_PICTURE_PX = { width: 1200, height: 630 } as const;

const isFindable = ({ match: { route }, status, page }: PageFacts): boolean =>
  status === 200 &&
  isFindableRoute(route) &&
  !new URL(page, PLACEHOLDER_ORIGIN).searchParams.has('preview');

/** Returns the address of the picture that goes with a link to the page; the host draws it. */
const getPictureUrl = ({ locale, origin, content }: PageFacts): string =>
  content
    ? `${origin}/og/${locale}/${content.section}/${content.slug}.png`
    : `${origin}/og/${locale}/portal.png`;

const meta = (name: string, content: string): Html =>
  html`<meta name="${name}" content="${content}" />`;
const property = (name: string, content: string): Html =>
  html`<meta property="${name}" content="${content}" />`;

function openGraph(facts: PageFacts, url: string, portal: string): readonly Html[] {
  const { locale, content, title } = facts;
  const description = content ? toPlainText(content.summary.text) : facts.description;
  const isArticle = content?.section === 'blogs';
  return [
    property('og:site_name', portal),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:title', content?.title.text ?? title),
    property('og:description', truncateText(description, LONGEST_DESCRIPTION)),
    property('og:url', url),
    property('og:locale', toOgLocale(locale, facts.settings)),
    ...facts.settings.languages.offered
      .filter((code) => code !== locale)
      .map((code) => property('og:locale:alternate', toOgLocale(code, facts.settings))),
    property('og:image', getPictureUrl(facts)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(OG_PICTURE_PX.width)),
    property('og:image:height', String(OG_PICTURE_PX.height)),
    property('og:image:alt', content?.cover?.alt.text ?? content?.title.text ?? portal),
    ...(isArticle && content.publishedAt
      ? [property('article:published_time', content.publishedAt)]
      : []),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Data, not code: no text in it can end the element. */
const jsonLd = (thing: object): Html =>
  toTrustedHtml(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}</script>`,
  );

interface Names {
  readonly portal: string;
  readonly section: string;
}

/**
 * Renders the tags that only programs read of a page: previews of links (Open Graph) and search
 * engines (schema.org). The host alone writes them, so they weigh nothing in the browser.
 */
export function renderHeadTags(facts: PageFacts, names: Names): string {
  if (!isFindable(facts)) return meta('robots', 'noindex').toString();
  const [canonical] = listPageLinks(facts.page, facts.locale, facts.settings.languages);
  const url = facts.origin + (canonical?.path ?? `/${facts.locale}`);
  const things = createStructuredData(facts, {
    url,
    image: getPictureUrl(facts),
    sectionName: names.section,
  });
  return [...openGraph(facts, url, names.portal), ...things.map((thing) => jsonLd(thing as object))]
    .map(String)
    .join('');
}
