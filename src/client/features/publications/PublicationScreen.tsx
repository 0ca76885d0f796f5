import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { PublicationDetails } from '../../../shared/contract/publications';
import { useContent } from '../../api/contentEndpoints';
import { languageMessages } from '../../intl/contents/messages';
import { DetailScreen } from '../../ui/DetailScreen';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { publicationMessages } from './messages';
import { PublicationBadges } from './PublicationBadges';
import { VersionNotices } from './VersionNotices';

/** One document: whether it still stands, its text, and the facts that one quotes. */
export function PublicationScreen() {
  const { formatMessage } = useIntl();
  return (
    <DetailScreen
      section="publications"
      page={useContent('publications')}
      hasCover={false}
      badges={({ kind, details }) => <PublicationBadges kind={kind} details={details} />}
      facts={({ details }) => [
        [formatMessage(publicationMessages.issuingBody), <UserText text={details.issuingBody} />],
        [formatMessage(publicationMessages.issuedOn), <TimeText value={details.issuedOn} />],
        [formatMessage(publicationMessages.identifier), <bdi dir="ltr">{details.identifier}</bdi>],
        [formatMessage(publicationMessages.languages), <Languages codes={details.languages} />],
        [
          formatMessage(publicationMessages.length),
          details.pages && (
            <FormattedMessage {...publicationMessages.pages} values={{ count: details.pages }} />
          ),
        ],
        [formatMessage(publicationMessages.licence), <bdi>{details.licence}</bdi>],
        [
          formatMessage(publicationMessages.earlier),
          details.supersedes && (
            <Link to={`/publications/${details.supersedes}`}>
              <FormattedMessage {...publicationMessages.readEarlier} />
            </Link>
          ),
        ],
      ]}
    >
      {({ body, details }) => (
        <>
          <VersionNotices {...details} />
          <Markdown text={body} />
        </>
      )}
    </DetailScreen>
  );
}

function Languages({ codes }: { readonly codes: PublicationDetails['languages'] }) {
  const { formatMessage } = useIntl();
  return <FormattedList value={codes.map((code) => formatMessage(languageMessages[code]))} />;
}
