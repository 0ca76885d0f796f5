import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  OPINION_ORDERS,
  type OpinionOrder,
  type StatementOpinions,
} from '../../../../../shared/contract/opinions';
import {
  toOpinionStatementsArg,
  useListOpinionStatementsInfiniteQuery,
} from '../../../../api/opinionsApi';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Link } from '../../../../ui/Link';
import { RowsSkeleton } from '../../../../ui/Skeleton';
import { ShowMore } from '../../../../ui/ShowMore';
import tabs from '../../../../ui/Tabs.module.css';
import { useOpinionsContext } from '../opinionsContext';
import { OpinionsSection } from '../OpinionsSection';
import styles from './Lists.module.css';
import { listMessages, orderMessages } from './messages';
import { DivideValue, SharedValue, StatementEntry } from './StatementEntry';

function Orders({ path, chosen }: { readonly path: string; readonly chosen: OpinionOrder }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(listMessages.order)}>
      <ul className={tabs['tabs']}>
        {OPINION_ORDERS.map((order) => (
          <li key={order}>
            <Link to={`${path}?sort=${order}`} aria-current={order === chosen ? 'page' : undefined}>
              <FormattedMessage {...orderMessages[order]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const valueOf = (sort: OpinionOrder, statement: StatementOpinions) =>
  sort === 'divided' ? (
    <DivideValue statement={statement} />
  ) : (
    <SharedValue statement={statement} />
  );

/**
 * Every statement with what each group answered, page by page. It stays as it is read until the
 * reader asks for newer numbers.
 */
export function AllStatements({ path }: { readonly path: string }) {
  const { dialog, opinions } = useOpinionsContext();
  const [search] = useSearchParams();
  const [version, setVersion] = useState(opinions.version);
  const arg = toOpinionStatementsArg({ slug: dialog.slug, locale: useLocale() }, search);
  const list = useListOpinionStatementsInfiniteQuery(arg);
  const pages = list.currentData?.pages;
  const renew = () => {
    setVersion(opinions.version);
    void list.refetch();
  };
  return (
    <OpinionsSection title={listMessages.all}>
      <Orders path={path} chosen={arg.sort} />
      {opinions.version > version && (
        <p>
          <Button look="secondary" onClick={renew}>
            <FormattedMessage {...listMessages.renew} />
          </Button>
        </p>
      )}
      {!pages && !list.isError && <RowsSkeleton rows={4} />}
      <ol className={styles['entries']}>
        {pages?.flatMap(({ items }) =>
          items.map((statement) => (
            <StatementEntry
              key={statement.id}
              statement={statement}
              value={valueOf(arg.sort, statement)}
            />
          )),
        )}
      </ol>
      {list.isError && <ErrorNotice onRetry={list.refetch} error={list.error} />}
      {!list.isError && (
        <ShowMore
          path={path}
          cursor={pages?.at(-1)?.next ?? null}
          isPending={list.isFetchingNextPage}
          onMore={list.fetchNextPage}
        />
      )}
    </OpinionsSection>
  );
}
