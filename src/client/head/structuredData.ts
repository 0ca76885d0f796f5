import type {
  BreadcrumbList,
  Dataset,
  Event,
  FAQPage,
  NewsArticle,
  Organization,
  Report,
  WebSite,
} from 'schema-dts';
import type { EventDetails } from '../../shared/contract/events';
import type { PublicationDetails } from '../../shared/contract/publications';
import { getCityName } from '../../shared/settings';
import type { Section } from '../../shared/sections';
import { addLocale } from '../../shared/routes';
import { toPlainText } from './plainText';
import type { Content, PageFacts } from './pageFacts';

type Thing =
  BreadcrumbList | Dataset | Event | FAQPage | NewsArticle | Organization | Report | WebSite;

/** Addresses of a content's page and its picture, absolute. */
interface Place {
  readonly url: string;
  readonly image: string;
  readonly facts: PageFacts;
}

const city = ({ locale, origin, settings }: PageFacts) => ({
  '@type': 'Organization' as const,
  name: getCityName(settings, locale),
  url: `${origin}/${locale}`,
});

const authorOf = ({ author }: Content, facts: PageFacts) => {
  if (author.kind === 'organisation') return city(facts);
  const type = author.kind === 'person' ? ('Person' as const) : ('Organization' as const);
  return { '@type': type, name: author.name.text };
};

/** Returns what every creative work says of itself (schema.org/CreativeWork). */
const workOf = (content: Content, { url, image, facts }: Place) => ({
  url,
  image,
  description: toPlainText(content.summary.text),
  inLanguage: content.title.lang,
  ...(content.publishedAt && { datePublished: content.publishedAt }),
  dateModified: content.updatedAt,
  author: authorOf(content, facts),
  publisher: city(facts),
  isAccessibleForFree: true,
});

const LONGEST_HEADLINE = 110;

const article = (content: Content, place: Place): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: [...content.title.text].slice(0, LONGEST_HEADLINE).join(''),
  mainEntityOfPage: place.url,
  ...workOf(content, place),
});

function publication(content: Content, place: Place): Dataset | Report {
  const { issuedOn, identifier, licence } = content.details as PublicationDetails;
  const files = content.attachments.map(({ file, name, title, mediaType }) => ({
    '@type': 'DataDownload' as const,
    name: title.text,
    encodingFormat: mediaType,
    contentUrl: `${place.facts.origin}/v1/files/${file}/${encodeURIComponent(name)}`,
  }));
  const common = {
    ...workOf(content, place),
    name: content.title.text,
    datePublished: issuedOn,
    ...(identifier && { identifier }),
    ...(licence && { license: licence }),
  };
  if (content.kind === 'dataset')
    return { '@type': 'Dataset', ...common, creator: city(place.facts), distribution: files };
  return { '@type': 'Report', ...common, encoding: files };
}

const ATTENDANCE = {
  inPerson: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

function whereOf({ location, address, onlineUrl }: EventDetails, url: string) {
  const room = location && {
    '@type': 'Place' as const,
    name: location.text,
    address: address?.text ?? location.text,
  };
  const online = (onlineUrl !== null || !room) && {
    '@type': 'VirtualLocation' as const,
    url: onlineUrl ?? url,
  };
  return [room, online].filter((place) => place !== null && place !== false);
}

function event(content: Content, { url, image, facts }: Place): Event | null {
  const details = content.details as EventDetails;
  if (content.opensAt === null) return null;
  return {
    '@type': 'Event',
    name: content.title.text,
    url,
    image,
    description: toPlainText(content.summary.text),
    startDate: content.opensAt,
    ...(content.closesAt !== null && { endDate: content.closesAt }),
    eventStatus: details.cancellation
      ? 'https://schema.org/EventCancelled'
      : 'https://schema.org/EventScheduled',
    eventAttendanceMode: ATTENDANCE[content.kind as keyof typeof ATTENDANCE] ?? ATTENDANCE.inPerson,
    location: whereOf(details, url),
    organizer: { '@type': 'Organization', name: details.organiser.text, url: facts.origin },
    inLanguage: content.title.lang,
    isAccessibleForFree: true,
  };
}

interface Asked {
  readonly question: string;
  readonly answer: string;
}

const faqPage = (asked: readonly Asked[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const question = ({ title, body }: Content): FAQPage =>
  faqPage([{ question: title.text, answer: toPlainText(body.text) }]);

const OF_SECTION: Partial<
  Record<Section, (content: Content, place: Place) => Exclude<Thing, string> | null>
> = { blogs: article, publications: publication, events: event, faqs: question };

const crumbs = (
  facts: PageFacts,
  names: readonly (readonly [string, string])[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: facts.origin + addLocale(path, facts.locale),
  })),
});

/** The name that search engines look for; schema.org's types know no such property. */
const QUERY_INPUT: object = { 'query-input': 'required name=search_term_string' };

const home = (facts: PageFacts): Thing[] => [
  {
    '@type': 'WebSite',
    name: facts.title,
    url: `${facts.origin}/${facts.locale}`,
    inLanguage: facts.locale,
    publisher: city(facts),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${facts.origin}/${facts.locale}/search?q={search_term_string}`,
      ...QUERY_INPUT,
    },
  },
  { ...city(facts), logo: `${facts.origin}/icon.svg` },
];

/**
 * Returns what a page says of itself for search engines (schema.org as JSON-LD); nothing for pages
 * that are not to be found. `sectionName` is the section's, in the reader's language; `url` and
 * `image` are absolute.
 */
export function createStructuredData(
  facts: PageFacts,
  { url, image, sectionName }: { url: string; image: string; sectionName: string },
): readonly Thing[] {
  const { match, content, questions } = facts;
  const { name, section } = match.route;
  if (name === 'home') return home(facts);
  if (questions.length > 0)
    return [
      faqPage(
        questions.map(({ title, summary }) => ({ question: title.text, answer: summary.text })),
      ),
    ];
  if (!section || !content) return [];
  const own = OF_SECTION[section]?.(content, { url, image, facts });
  const path = `/${section}`;
  return [
    ...(own ? [own] : []),
    crumbs(facts, [
      [sectionName, path],
      [content.title.text, `${path}/${content.slug}`],
    ]),
  ];
}
