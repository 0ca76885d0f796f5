import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectEnvironment } from '../../state/configSlice';
import { DecisionTable } from './DecisionTable';
import styles from './DecisionTable.module.css';
import { governanceMessages } from './messages';
import { MoreOf } from './MoreOf';
import { Part } from './Part';
import { partPath } from './PartLinks';

/** The register of decisions; in the overview its latest lines. */
export function Decisions({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <Part
      kind="decision"
      title={governanceMessages.decisions}
      isAlone={isAlone}
      lead={isAlone && <RegisterFile />}
    >
      {(decisions, { isFetching, ...list }) => (
        <div aria-busy={isFetching}>
          <DecisionTable decisions={decisions} />
          <MoreOf list={list} isAlone={isAlone} to={partPath('decision')}>
            <FormattedMessage {...governanceMessages.wholeRegister} />
          </MoreOf>
        </div>
      )}
    </Part>
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
