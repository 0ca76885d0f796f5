import { useIntl, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { sectionIntroMessages } from '../../intl/contents/messages';
import { sectionMessages } from '../../intl/sharedMessages';
import { FilterBar } from '../../parts/content/FilterBar';
import { SectionHelp } from '../../parts/help/SectionHelp';
import { PageHeader } from '../../ui/PageHeader';
import { CreateLink } from '../../parts/content/WriteLinks';
import { Bodies } from './Bodies';
import { Commitments } from './Commitments';
import { Decisions } from './Decisions';
import {
  INDICATORS_PART,
  KINDS,
  readPart,
  type GovernanceKind,
  toPartArg,
} from './governanceQueries';
import styles from './GovernanceScreen.module.css';
import { Indicators } from './indicators/Indicators';
import { useContents } from '../../api/contentEndpoints';
import { ButtonLink } from '../../ui/Button';
import { UserText } from '../../ui/UserText';
import { governanceMessages } from './messages';
import { PartLinks } from './PartLinks';
import { useRegisterFilters } from './useRegisterFilters';

const PARTS = {
  page: ExplanationLinks,
  body: Bodies,
  decision: Decisions,
  commitment: Commitments,
} as const satisfies Record<GovernanceKind, unknown>;

/**
 * The public page: how decisions are made, who makes them, what was decided and what became of it.
 */
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
        <SectionHelp section="governance" isInCorner />
      </PageHeader>
      <PartLinks />
      {readPart(search) === INDICATORS_PART ? <Indicators /> : <Entries />}
    </>
  );
}

function Entries() {
  const [search] = useSearchParams();
  const part = readPart(search);
  const kinds = KINDS.filter((kind) => part === null || kind === part);
  return (
    <>
      <FilterBar
        section="governance"
        filters={['q', 'topic', 'area']}
        choices={useRegisterFilters(part)}
        {...(part && { fixed: { kind: part } })}
      />
      <div className={styles['parts']}>
        {kinds.map((kind) => {
          const Part = PARTS[kind];
          return <Part key={kind} isAlone={part !== null} />;
        })}
      </div>
    </>
  );
}

/**
 * The way to the explanations. Left out while they are not known: the rest of the page stands
 * without them.
 */
function ExplanationLinks() {
  const { items = [] } = useContents('governance', toPartArg('page', true));
  return items.map(({ id, slug, title, summary }) => (
    <section key={id} className={styles['teaser']} aria-labelledby={slug}>
      <div className={styles['teaserText']}>
        <h2 id={slug}>
          <UserText text={title} note />
        </h2>
        <p>
          <UserText text={summary} />
        </p>
      </div>
      <ButtonLink to={`/governance/${slug}`} aria-describedby={slug}>
        <FormattedMessage {...governanceMessages.readOn} />
      </ButtonLink>
    </section>
  ));
}
