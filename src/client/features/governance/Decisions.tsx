import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ContentList } from '../../api/contentEndpoints';
import { uiMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { DecisionTable } from './DecisionTable';
import styles from './DecisionTable.module.css';
import { governanceMessages } from './messages';
import { Part } from './Part';

/** The register of decisions, newest first. */
export function Decisions() {
  return (
    <Part kind="decision" title={governanceMessages.decisions}>
      {(decisions, list) => (
        <div aria-busy={list.isFetching}>
          <DecisionTable decisions={decisions} />
          <MoreDecisions list={list} />
        </div>
      )}
    </Part>
  );
}

/** More decisions by script; without it a page of decisions alone, because the other parts have no second page. */
function MoreDecisions({ list }: { readonly list: ContentList<'governance'> }) {
  const [search] = useSearchParams();
  const { nextCursor: cursor, isFetchingNextPage, fetchNextPage } = list;
  if (cursor === null) return null;

  const query = { ...Object.fromEntries(search), kind: 'decision', cursor };
  const load = (event: MouseEvent) => {
    event.preventDefault();
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return (
    <p className={styles['more']}>
      <ButtonLink
        look="secondary"
        to={`/governance?${new URLSearchParams(query)}`}
        rel="next"
        aria-busy={isFetchingNextPage}
        onClick={load}
      >
        <FormattedMessage {...(isFetchingNextPage ? uiMessages.loading : uiMessages.more)} />
      </ButtonLink>
    </p>
  );
}
