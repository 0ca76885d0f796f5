import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FEEDBACK_STATES, type FeedbackState } from '../../../shared/contract/feedback';
import { uiMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { StaffOnlyPage } from '../../parts/content/StaffOnlyPage';
import { AdminLayout } from './AdminLayout';
import { useFeedback } from './feedbackAdminApi';
import { FeedbackCard } from './FeedbackCard';
import styles from './Feedback.module.css';
import { isForbidden } from './isForbidden';
import { feedbackCount, inboxMessages, inboxStateMessages } from './messages';
import { LoadMore } from './LoadMore';

const WAITING_LINES = 8;

/**
 * Messages of people to the staff of the portal: those that wait for an answer, and those that are
 * done.
 */
export function FeedbackListScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const state = FEEDBACK_STATES.find((name) => name === search.get('state')) ?? 'open';
  const list = useFeedback(state);
  if (isForbidden(list.error)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      title={formatMessage(inboxMessages.title)}
      intro={<FormattedMessage {...inboxMessages.intro} />}
    >
      <States state={state} />
      <p role="status" className={styles['total']}>
        {list.items && <FormattedMessage {...feedbackCount} values={{ count: list.total }} />}
        {!list.items && !list.isError && <FormattedMessage {...uiMessages.loading} />}
      </p>
      <Messages list={list} state={state} />
    </AdminLayout>
  );
}

function States({ state }: { readonly state: FeedbackState }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(inboxMessages.states)}>
      <ul className={styles['states']}>
        {FEEDBACK_STATES.map((name) => (
          <li key={name}>
            <Link
              to={name === 'open' ? '/admin/feedback' : `/admin/feedback?state=${name}`}
              aria-current={name === state ? 'page' : undefined}
            >
              <FormattedMessage {...inboxStateMessages[name]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MessagesProps {
  readonly list: ReturnType<typeof useFeedback>;
  readonly state: FeedbackState;
}

function Messages({ list, state }: MessagesProps) {
  const rows = useRef<HTMLUListElement>(null);
  const { items, isError, error, refetch } = list;
  if (isError && !items) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={WAITING_LINES} />;
  if (items.length === 0) return <Nothing state={state} />;
  return (
    <div aria-busy={list.isFetching}>
      <ul ref={rows} className={styles['messages']}>
        {items.map((item) => (
          <FeedbackCard key={item.id} item={item} />
        ))}
      </ul>
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

function Nothing({ state }: { readonly state: FeedbackState }) {
  const [title, text] =
    state === 'open'
      ? [inboxMessages.nothingOpenTitle, inboxMessages.nothingOpen]
      : [inboxMessages.nothingDoneTitle, inboxMessages.nothingDone];
  return (
    <EmptyState title={<FormattedMessage {...title} />} text={<FormattedMessage {...text} />} />
  );
}
