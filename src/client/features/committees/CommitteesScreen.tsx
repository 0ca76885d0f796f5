import { FormattedMessage } from 'react-intl';
import type { COMMITTEE_KINDS } from '../../../shared/contract/committees';
import { useContents } from '../../api/contentEndpoints';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { ListScreen } from '../../parts/content/ListScreen';
import { UserText } from '../../ui/UserText';
import { CommitteeBadges } from './CommitteeBadges';
import { committeeMessages } from './messages';
import styles from './Vacancies.module.css';

// The contract's list itself would bring its schemas into the browser.
const KINDS: typeof COMMITTEE_KINDS = ['standing', 'temporary', 'advisory'];

export function CommitteesScreen() {
  return (
    <ListScreen
      section="committees"
      list={useContents('committees')}
      filters={['q', 'kind', 'topic']}
      kinds={KINDS}
      lead={
        <p className={styles['lead']}>
          <Link to="/committees/vacancies">
            <FormattedMessage {...committeeMessages.allVacancies} />
          </Link>
        </p>
      }
    >
      {(committee) => (
        <ContentCard
          item={committee}
          badges={<CommitteeBadges kind={committee.kind} details={committee.details} />}
          facts={
            !committee.details.dissolution && (
              <>
                <Fact icon="person">
                  <FormattedMessage
                    {...committeeMessages.memberCount}
                    values={{ count: committee.details.memberCount }}
                  />
                </Fact>
                <Fact icon="calendar">
                  <UserText text={committee.details.rhythm} />
                </Fact>
              </>
            )
          }
        />
      )}
    </ListScreen>
  );
}
