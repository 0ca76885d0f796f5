import { FormattedMessage } from 'react-intl';
import type { PUBLICATION_KINDS } from '../../../shared/contract/publications';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../ui/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../ui/ListScreen';
import { TimeText } from '../../ui/TimeText';
import { publicationMessages } from './messages';
import { PublicationBadges } from './PublicationBadges';

// The contract's list itself would bring its schemas into the browser.
const KINDS: typeof PUBLICATION_KINDS = [
  'report',
  'study',
  'minutes',
  'regulation',
  'decision',
  'budget',
  'dataset',
  'press',
];

export function PublicationsScreen() {
  return (
    <ListScreen
      section="publications"
      list={useContents('publications')}
      filters={['q', 'kind', 'topic']}
      kinds={KINDS}
    >
      {(publication) => (
        <ContentCard
          item={publication}
          hasCover={false}
          badges={<PublicationBadges kind={publication.kind} details={publication.details} />}
          facts={
            <>
              <Fact icon="calendar">
                <TimeText value={publication.details.issuedOn} />
              </Fact>
              {publication.details.pages !== null && (
                <Fact icon="document">
                  <FormattedMessage
                    {...publicationMessages.pages}
                    values={{ count: publication.details.pages }}
                  />
                </Fact>
              )}
            </>
          }
        />
      )}
    </ListScreen>
  );
}
