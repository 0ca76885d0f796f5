import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { PublicationDetails } from '../../../shared/contract/publications';
import { useContent } from '../../api/contentEndpoints';
import { languageMessages } from '../../intl/contents/messages';
import { useLocale } from '../../intl/IntlRoot';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Link } from '../../ui/Link';
import { Markdown, MarkdownContents } from '../../ui/Markdown';
import { RelatedContents } from '../../parts/content/RelatedContents';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { Citation } from './Citation';
import { Documents, TEXT_ID } from './Documents';
import { Editions } from './Editions';
import { type Locale } from '../../../shared/locales';
import { editionMessages, publicationMessages } from './messages';
import { PublicationBadges } from './PublicationBadges';
import styles from './PublicationScreen.module.css';
import { VersionNotices } from './VersionNotices';

const COMMONS = 'https://creativecommons.org';

/** Addresses of the words of well-known licences, in the reader’s language where they have it. */
const ADDRESSES: Readonly<Record<string, (locale: Locale) => string>> = {
  'CC BY 4.0': (locale) => `${COMMONS}/licenses/by/4.0/deed.${locale}`,
  'CC BY-SA 4.0': (locale) => `${COMMONS}/licenses/by-sa/4.0/deed.${locale}`,
  'CC0 1.0': (locale) => `${COMMONS}/publicdomain/zero/1.0/deed.${locale}`,
  'ODbL 1.0': () => 'https://opendatacommons.org/licenses/odbl/1-0/',
};

/** Returns the address of a licence; null for one in words of somebody’s own. */
const getLicenceUrl = (licence: string, locale: Locale): string | null =>
  Object.hasOwn(ADDRESSES, licence) ? (ADDRESSES[licence]?.(locale) ?? null) : null;

type Publication = DetailPage<PublicationDetails>;

/**
 * One document: whether it still stands, the ways to have it, its text, and what one needs to quote
 * it.
 */
export function PublicationScreen() {
  return (
    <DetailScreen
      section="publications"
      page={useContent('publications')}
      badges={(item) => <PublicationBadges publication={item} />}
      facts={useFacts()}
      below={(item) => <Surroundings item={item} />}
    >
      {(item) => (
        <>
          <VersionNotices item={item} />
          <Documents item={item} />
          <MarkdownContents text={item.body} />
          <div id={TEXT_ID} tabIndex={-1} className={styles['text']}>
            <Markdown text={item.body} hasAnchors />
          </div>
        </>
      )}
    </DetailScreen>
  );
}

/** Context of the publication: what it stands among, and how it is named there. */
function Surroundings({ item }: { readonly item: Publication }) {
  return (
    <>
      <Editions editions={item.details.editions} shown={item.slug} />
      <RelatedContents title={editionMessages.related} places={item.details.relatedPlaces} />
      <Citation item={item} />
    </>
  );
}

function useFacts() {
  const { formatMessage } = useIntl();
  return ({ slug, details }: Publication) =>
    [
      [formatMessage(publicationMessages.issuingBody), <UserText text={details.issuingBody} />],
      [formatMessage(publicationMessages.issuedOn), <TimeText value={details.issuedOn} />],
      [
        formatMessage(publicationMessages.identifier),
        details.identifier && <bdi dir="ltr">{details.identifier}</bdi>,
      ],
      [formatMessage(publicationMessages.languages), <Languages codes={details.languages} />],
      [
        formatMessage(publicationMessages.length),
        details.pages && (
          <FormattedMessage {...publicationMessages.pages} values={{ count: details.pages }} />
        ),
      ],
      [formatMessage(publicationMessages.licence), <Licence name={details.licence} />],
      [
        formatMessage(editionMessages.version),
        <Link to={`/publications/${slug}/history`}>
          <FormattedMessage {...editionMessages.history} values={{ number: details.revision }} />
        </Link>,
      ],
    ] as const;
}

function Languages({ codes }: { readonly codes: PublicationDetails['languages'] }) {
  const { formatMessage } = useIntl();
  return <FormattedList value={codes.map((code) => formatMessage(languageMessages[code]))} />;
}

function Licence({ name }: { readonly name: string }) {
  const address = getLicenceUrl(name, useLocale());
  if (address === null) return <bdi>{name}</bdi>;
  return (
    <a href={address} rel="license noopener">
      <bdi>{name}</bdi>
    </a>
  );
}
