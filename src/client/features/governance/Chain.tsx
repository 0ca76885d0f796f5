import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { useContent } from '../../api/contentEndpoints';
import { Badge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './EntryScreen.module.css';
import { governanceMessages } from './messages';
import { useAllOfKind, type Entry } from './useAllOfKind';

/** Where a decision came from and what followed: poll, decision, commitments. */
export function Chain({ entry }: { readonly entry: Entry }) {
  const { decision, commitment } = entry.details;
  if (decision) return <ChainOf decision={entry} current={entry} />;
  if (commitment?.decision) return <ChainUpTo slug={commitment.decision} current={entry} />;
  return null;
}

function ChainUpTo({ slug, current }: { readonly slug: string; readonly current: Entry }) {
  const { data } = useContent('governance', slug);
  return data ? <ChainOf decision={data} current={current} /> : null;
}

interface Props {
  readonly decision: Entry;
  /** The step that the page is about. */
  readonly current: Entry;
}

function ChainOf({ decision, current }: Props) {
  const poll = decision.details.decision?.poll ?? null;
  const commitments = useAllOfKind('commitment').filter(
    ({ details }) => details.commitment?.decision === decision.slug,
  );
  if (poll === null && commitments.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>
        <FormattedMessage {...governanceMessages.chain} />
      </h2>
      <ol className={styles['chain']}>
        {poll !== null && <PollStep slug={poll} />}
        <Step
          label={<FormattedMessage {...governanceMessages.decision} />}
          item={decision}
          isCurrent={decision.id === current.id}
        />
        {commitments.map((commitment) => (
          <Step
            key={commitment.id}
            label={<FormattedMessage {...governanceMessages.commitment} />}
            item={commitment}
            isCurrent={commitment.id === current.id}
          />
        ))}
      </ol>
    </section>
  );
}

/** Left out when the poll is not, or no longer, to be seen. */
function PollStep({ slug }: { readonly slug: string }) {
  const { data } = useContent('have-your-say', slug);
  return data ? (
    <Step label={<FormattedMessage {...governanceMessages.poll} />} item={data} isCurrent={false} />
  ) : null;
}

interface StepProps {
  readonly label: ReactNode;
  readonly item: ContentSummary;
  readonly isCurrent: boolean;
}

function Step({ label, item: { section, slug, title }, isCurrent }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles['step']}>{label}</span>
      {isCurrent ? (
        <span className={styles['current']}>
          <UserText text={title} />
          <Badge tone="accent">
            <FormattedMessage {...governanceMessages.thisPage} />
          </Badge>
        </span>
      ) : (
        <Link to={`/${section}/${slug}`}>
          <UserText text={title} />
        </Link>
      )}
    </li>
  );
}
