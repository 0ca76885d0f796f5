import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import type { PublicationFacts, PublicationKind } from '../../../shared/contract/publications';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { publicationMessages } from './messages';

interface Props {
  readonly publication: Pick<ContentSummary, 'kind'> & {
    readonly details: Pick<PublicationFacts, 'supersededBy'>;
  };
}

/** Badges for the kind of document, and for whether there is a newer one. */
export function PublicationBadges({ publication: { kind, details } }: Props) {
  return (
    <>
      <Badge tone="accent">
        <FormattedMessage {...kindMessages[kind as PublicationKind]} />
      </Badge>
      {details.supersededBy && (
        <Badge tone="warn">
          <FormattedMessage {...publicationMessages.replaced} />
        </Badge>
      )}
    </>
  );
}
