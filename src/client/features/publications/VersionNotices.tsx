import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { DetailPage } from '../../../shared/contract/content';
import type { Edition, PublicationDetails } from '../../../shared/contract/publications';
import { findNamedVersion } from '../../../shared/publications/citation';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { editionMessages, publicationMessages } from './messages';
import styles from './VersionNotices.module.css';

type Publication = DetailPage<PublicationDetails>;

/**
 * Notices of the document or text that the reader may want instead, before anything else is read.
 */
export function VersionNotices({ item }: { readonly item: Publication }) {
  const { details } = item;
  const newest = details.editions.findLast(({ isRetracted }) => !isRetracted);
  return (
    <>
      {details.supersededBy !== null && <Replaced by={details.supersededBy} newest={newest} />}
      <OtherVersion item={item} />
    </>
  );
}

interface ReplacedProps {
  /** Slug of the one that took its place; perhaps replaced itself. */
  readonly by: string;
  readonly newest: Edition | undefined;
}

function Replaced({ by, newest }: ReplacedProps) {
  return (
    <Notice
      tone="warn"
      icon="document"
      title={<FormattedMessage {...publicationMessages.replacedTitle} />}
    >
      <p>
        <FormattedMessage {...publicationMessages.replacedText} />
      </p>
      <Link to={`/publications/${newest?.slug ?? by}`} className={styles['newer']}>
        <FormattedMessage {...publicationMessages.readNewer} />
      </Link>
      {newest && (
        <p>
          <UserText text={newest.title} />
        </p>
      )}
    </Notice>
  );
}

/** For whoever follows a citation of another state of the text. */
function OtherVersion({ item: { slug, details } }: { readonly item: Publication }) {
  const [search] = useSearchParams();
  const cited = findNamedVersion(search);
  if (cited === null || cited >= details.revision) return null;
  const compared = new URLSearchParams({ from: String(cited), to: String(details.revision) });
  return (
    <Notice
      tone="warn"
      title={
        <FormattedMessage
          {...editionMessages.changedSince}
          values={{ cited, shown: details.revision }}
        />
      }
    >
      <Link to={`/publications/${slug}/history?${compared}`} className={styles['newer']}>
        <FormattedMessage {...editionMessages.compare} />
      </Link>
    </Notice>
  );
}
