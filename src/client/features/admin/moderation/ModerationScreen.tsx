import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  QUEUE_CAUSES,
  type QueueCause,
  type QueueItem,
} from '../../../../shared/contract/moderation';
import { uiMessages } from '../../../intl/sharedMessages';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { AdminLayout } from '../AdminLayout';
import styles from '../Feedback.module.css';
import { isForbidden } from '../isForbidden';
import { LoadMore } from '../LoadMore';
import { DecideForm } from './DecideForm';
import { focusNeighbour, handleDecisionKey } from './decisionKeys';
import { causeMessages, moderationMessages, waitingCount } from './messages';
import { useQueue } from './moderationApi';
import { QueueCard } from './QueueCard';

const WAITING_LINES = 8;

/**
 * Reports of people, and contents that wait until they are looked at: each with the facts that are
 * needed to judge it.
 */
export function ModerationScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const cause = QUEUE_CAUSES.find((name) => name === search.get('cause'));
  const list = useQueue(cause);
  const total = useRef<HTMLParagraphElement>(null);
  if (isForbidden(list.error)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      title={formatMessage(moderationMessages.title)}
      intro={<FormattedMessage {...moderationMessages.intro} />}
    >
      <Causes chosen={cause} />
      <p ref={total} role="status" tabIndex={-1} className={styles['total']}>
        {list.items && <FormattedMessage {...waitingCount} values={{ count: list.total }} />}
        {!list.items && !list.isError && <FormattedMessage {...uiMessages.loading} />}
      </p>
      <Queue key={cause} list={list} onDecided={() => total.current?.focus()} />
    </AdminLayout>
  );
}

function Causes({ chosen }: { readonly chosen: QueueCause | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(moderationMessages.causes)}>
      <ul className={styles['states']}>
        {[undefined, ...QUEUE_CAUSES].map((cause) => (
          <li key={cause ?? 'all'}>
            <Link
              to={cause ? `/admin/moderation?cause=${cause}` : '/admin/moderation'}
              aria-current={cause === chosen ? 'page' : undefined}
            >
              <FormattedMessage {...(cause ? causeMessages[cause] : moderationMessages.all)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const keyOf = ({ kind, id }: QueueItem): string => `${kind} ${id}`;

interface QueueProps {
  readonly list: ReturnType<typeof useQueue>;
  /** Called after a decision: the focused element goes away with the decided entry. */
  readonly onDecided: () => void;
}

function Queue({ list, onDecided }: QueueProps) {
  const rows = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { items, isError, error, refetch } = list;
  if (isError && !items) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={WAITING_LINES} />;
  if (items.length === 0) return <Nothing />;

  const choose = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key));
  const several = items.filter((item) => chosen.includes(keyOf(item)));
  // The entry goes away with the focus in it: the next one takes it, and behind the last the count.
  const decidedOne = (key: string) => {
    const row = rows.current?.children[items.findIndex((item) => keyOf(item) === key)];
    if (!row || !(focusNeighbour(row, 1) || focusNeighbour(row, -1))) onDecided();
  };
  const decidedSeveral = () => {
    setChosen([]);
    onDecided();
  };
  return (
    <div aria-busy={list.isFetching}>
      {several.length > 1 && <DecideForm items={several} onDecided={decidedSeveral} />}
      <p className={styles['soft']}>
        <FormattedMessage {...moderationMessages.keys} />
      </p>
      {/* Keys of its entries, which have the focus themselves. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={rows} className={styles['messages']} onKeyDown={handleDecisionKey}>
        {items.map((item) => (
          <QueueCard
            key={keyOf(item)}
            item={item}
            isChosen={chosen.includes(keyOf(item))}
            onChosen={(isChosen) => choose(keyOf(item), isChosen)}
            onDecided={() => decidedOne(keyOf(item))}
          />
        ))}
      </ul>
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

const Nothing = () => (
  <EmptyState
    title={<FormattedMessage {...moderationMessages.nothingTitle} />}
    text={<FormattedMessage {...moderationMessages.nothing} />}
  />
);
