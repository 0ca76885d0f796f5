import { FormattedMessage, useIntl } from 'react-intl';
import type { PublicationDetails } from '../../../shared/contract/publications';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { publicationMessages } from './messages';
import styles from './VersionNotices.module.css';

type Props = Pick<PublicationDetails, 'retraction' | 'supersededBy'>;

/** Why this document should not be relied on, before anything else is read. */
export function VersionNotices({ retraction, supersededBy }: Props) {
  return (
    <>
      {retraction && <Withdrawn {...retraction} />}
      {supersededBy && <Replaced by={supersededBy} />}
    </>
  );
}

function Withdrawn({ on, reason }: NonNullable<Props['retraction']>) {
  const { formatDate } = useIntl();
  const date = formatDate(on, { dateStyle: 'long' });
  return (
    <Notice tone="bad" title={<FormattedMessage {...publicationMessages.withdrawnTitle} />}>
      <p>
        <UserText text={reason} />
      </p>
      <time dateTime={on} className={styles['when']} suppressHydrationWarning>
        <FormattedMessage {...publicationMessages.withdrawnOn} values={{ date }} />
      </time>
    </Notice>
  );
}

function Replaced({ by }: { readonly by: string }) {
  return (
    <Notice
      tone="warn"
      icon="document"
      title={<FormattedMessage {...publicationMessages.replacedTitle} />}
    >
      <p>
        <FormattedMessage {...publicationMessages.replacedText} />
      </p>
      <Link to={`/publications/${by}`} className={styles['newer']}>
        <FormattedMessage {...publicationMessages.readNewer} />
      </Link>
    </Notice>
  );
}
