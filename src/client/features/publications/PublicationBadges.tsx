import { FormattedMessage } from 'react-intl';
import type { PublicationDetails, PUBLICATION_KINDS } from '../../../shared/contract/publications';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { publicationMessages } from './messages';

interface Props {
  readonly kind: string;
  readonly details: PublicationDetails;
}

/** What kind of document it is, and whether it still stands. */
export function PublicationBadges({ kind, details: { retraction, supersededBy } }: Props) {
  return (
    <>
      <Badge tone="accent">
        <FormattedMessage {...kindMessages[kind as (typeof PUBLICATION_KINDS)[number]]} />
      </Badge>
      {retraction && (
        <Badge tone="bad">
          <FormattedMessage {...publicationMessages.withdrawn} />
        </Badge>
      )}
      {supersededBy && (
        <Badge tone="warn">
          <FormattedMessage {...publicationMessages.replaced} />
        </Badge>
      )}
    </>
  );
}
