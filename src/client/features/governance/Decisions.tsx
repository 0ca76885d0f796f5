import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectEnvironment } from '../../state/configSlice';
import { DecisionTable } from './DecisionTable';
import styles from './DecisionTable.module.css';
import { governanceMessages } from './messages';
import { MoreEntries } from './MoreEntries';
import { GovernancePartCard } from './GovernancePartCard';
import { getPartPath } from './PartLinks';

/** The register of decisions; in the overview its latest lines. */
export function Decisions({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <GovernancePartCard
      kind="decision"
      title={governanceMessages.decisions}
      isAlone={isAlone}
      lead={isAlone && <RegisterFile />}
    >
      {(decisions, { isFetching, ...list }) => (
        <div aria-busy={isFetching}>
          <DecisionTable decisions={decisions} />
          <MoreEntries list={list} isAlone={isAlone} to={getPartPath('decision')}>
            <FormattedMessage {...governanceMessages.wholeRegister} />
          </MoreEntries>
        </div>
      )}
    </GovernancePartCard>
  );
}

const FILTERS = ['q', 'topic', 'area', 'body', 'year', 'state', 'method', 'order'] as const;

/** The register as it is filtered now, as a table for other programs. */
function RegisterFile() {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const [search] = useSearchParams();
  const query = new URLSearchParams({ locale: useLocale() });
  for (const name of FILTERS) {
    const value = search.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return (
    <p>
      <a href={`${apiUrl}/governance/decisions.csv?${query}`} download className={styles['file']}>
        <FormattedMessage {...governanceMessages.registerFile} />
      </a>
    </p>
  );
}
