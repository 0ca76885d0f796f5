import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { sectionMessages } from '../../intl/sharedMessages';
import { FilterBar } from '../../ui/FilterBar';
import { PageHeader } from '../../ui/PageHeader';
import { CreateLink } from '../../ui/WriteLinks';
import { Bodies } from './Bodies';
import { Commitments } from './Commitments';
import { Decisions } from './Decisions';
import { KINDS, shownKinds, type GovernanceKind } from './governanceQueries';
import styles from './GovernanceScreen.module.css';
import { Pages } from './Pages';

const PARTS = {
  page: Pages,
  body: Bodies,
  decision: Decisions,
  commitment: Commitments,
} as const satisfies Record<GovernanceKind, unknown>;

/** The public page: how decisions are made, who makes them, what was decided and what became of it. */
export function GovernanceScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const intro = formatMessage(sectionIntroMessages.governance);
  return (
    <>
      <PageHeader
        title={formatMessage(sectionMessages.governance)}
        intro={intro}
        description={intro}
      >
        <CreateLink section="governance" />
      </PageHeader>
      <FilterBar section="governance" filters={['q', 'topic', 'area', 'kind']} kinds={KINDS} />
      <div className={styles['parts']}>
        {shownKinds(search).map((kind) => {
          const Part = PARTS[kind];
          return <Part key={kind} />;
        })}
      </div>
    </>
  );
}
