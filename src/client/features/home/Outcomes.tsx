import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { VoteOutcome } from '../../../shared/contract/statistics';
import { useLocale } from '../../intl/IntlRoot';
import { CardGrid } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { HomePart } from './HomePart';
import { useGetOutcomesQuery } from './homeApi';
import { commitmentMessages, homeMessages } from './messages';
import styles from './Outcomes.module.css';

/** Outcomes of earlier votes: what the city announced, what was decided, and how far that is. */
export function Outcomes() {
  const { data, isError, error, refetch } = useGetOutcomesQuery(useLocale());
  return (
    <HomePart
      title={homeMessages.outcomes}
      all="/have-your-say?phase=closed"
      looks="cards"
      answer={{ items: data?.items, isError: isError && !data, error, refetch }}
    >
      {(outcomes) => (
        <CardGrid items={outcomes} keyOf={({ poll }) => poll.slug}>
          {(outcome) => <OutcomeCard outcome={outcome} />}
        </CardGrid>
      )}
    </HomePart>
  );
}

function OutcomeCard({ outcome: { poll, outcome, decisions, commitments } }: CardProps) {
  return (
    <article className={styles['card']}>
      <p className={styles['soft']}>
        <FormattedMessage {...homeMessages.closed} /> <TimeText value={poll.closedAt} />
      </p>
      <h3 className={styles['title']}>
        <Link to={`/have-your-say/${poll.slug}`}>
          <UserText text={poll.title} />
        </Link>
      </h3>
      <p>
        <UserText text={outcome.statement} />
      </p>
      <ul className={styles['chain']}>
        {decisions.map(({ slug, title }) => (
          <li key={slug}>
            <span className={styles['soft']}>
              <FormattedMessage {...homeMessages.decision} />
            </span>
            <Link to={`/governance/${slug}`}>
              <UserText text={title} />
            </Link>
          </li>
        ))}
        {commitments.map((commitment) => (
          <Commitment key={commitment.slug} commitment={commitment} />
        ))}
      </ul>
    </article>
  );
}

interface CardProps {
  readonly outcome: VoteOutcome;
}

function Commitment({ commitment }: { readonly commitment: VoteOutcome['commitments'][number] }) {
  const { formatMessage, formatDate } = useIntl();
  const { slug, title, state, progressPercent, dueOn } = commitment;
  const date = formatDate(dueOn, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li>
      <span className={styles['soft']}>
        <FormattedMessage {...commitmentMessages[state]} values={{ date }} />
      </span>
      <Link to={`/governance/${slug}`}>
        <UserText text={title} />
      </Link>
      <span className={styles['progress']}>
        <progress
          max={100}
          value={progressPercent}
          aria-label={formatMessage(homeMessages.progress)}
        />
        <FormattedNumber value={progressPercent / 100} style="percent" />
      </span>
    </li>
  );
}
