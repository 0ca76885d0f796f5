import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyNeeds } from '../../../shared/contract/me';
import { useGetStatisticsQuery } from '../../api/contentEndpoints';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { StaffWork } from '../../parts/work/StaffWork';
import { useGetNeedsQuery } from './homeApi';
import { needCountMessages, needMessages } from './messages';
import {
  createDraftRow,
  NeedRow,
  createNoticeRow,
  createPollRow,
  TERMS_ROW,
  type Need,
} from './NeedRow';
import styles from './Needs.module.css';

const MOST = 3;

/**
 * List of what still waits for the person: votes, drafts, terms, notices. As high in every state as
 * the introduction that it replaces.
 */
export function Needs() {
  const { currentData, isError, error, refetch } = useGetNeedsQuery(useLocale());
  const shown = (): ReactNode => {
    if (currentData) return <Waiting needs={currentData} />;
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <WaitingRows />;
  };
  return (
    <section className={styles['needs']} aria-labelledby="needs">
      <h2 id="needs" className={styles['heading']}>
        <FormattedMessage {...needMessages.title} />
      </h2>
      {shown()}
    </section>
  );
}

function WaitingRows() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...uiMessages.loading} />
      </p>
      <div className={styles['waiting']} aria-hidden="true" />
    </>
  );
}

function Waiting({ needs }: { readonly needs: MyNeeds }) {
  const termsDue = useAppSelector(selectUser)?.termsDue ?? false;
  const { polls, drafts, notices } = needs;
  const rows: readonly Need[] = [
    ...(termsDue ? [TERMS_ROW] : []),
    ...polls.items.map(createPollRow),
    ...drafts.items.map(createDraftRow),
    ...notices.items.map(createNoticeRow),
  ];
  if (rows.length === 0) return <StaffWork otherwise={<NothingWaits />} />;
  return (
    <>
      <StaffWork />
      <ul className={styles['rows']}>
        {rows.slice(0, MOST).map((need) => (
          <NeedRow key={need.key} need={need} />
        ))}
      </ul>
      <Counts needs={needs} />
    </>
  );
}

const COUNTED = {
  polls: '/have-your-say?phase=open',
  drafts: '/me',
  notices: '/me/notifications',
} as const satisfies Record<keyof MyNeeds, string>;

/** Number of entries of each kind, with a link to all of them. */
function Counts({ needs }: { readonly needs: MyNeeds }) {
  const names = (Object.keys(COUNTED) as (keyof MyNeeds)[]).filter((name) => needs[name].total > 0);
  return (
    <p className={styles['counts']}>
      {names.map((name) => (
        <Link key={name} to={COUNTED[name]}>
          <FormattedMessage {...needCountMessages[name]} values={{ count: needs[name].total }} />
        </Link>
      ))}
    </p>
  );
}

/** Praises nobody for votes where there were none to cast. */
function NothingWaits() {
  const { data } = useGetStatisticsQuery(undefined);
  const text = (data?.openPolls ?? 0) > 0 ? needMessages.nothing : needMessages.nothingAtAll;
  return (
    <div className={styles['nothing']}>
      <p>
        <FormattedMessage {...text} />
      </p>
      {(data?.ballots ?? 0) > 0 && (
        <ButtonLink to="/have-your-say?phase=closed" look="secondary">
          <FormattedMessage {...needMessages.results} />
        </ButtonLink>
      )}
    </div>
  );
}
