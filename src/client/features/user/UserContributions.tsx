import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { CardGrid } from '../../ui/Card';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { userMessages } from './messages';
import styles from './UserScreen.module.css';

interface Props {
  readonly items: readonly ContentSummary[];
  /** Number of comments that the person wrote besides. */
  readonly comments: number;
}

/** List of what the person wrote, the latest first. */
export function UserContributions({ items, comments }: Props) {
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions" className={styles['heading']}>
        <FormattedMessage {...userMessages.contributions} />
      </h2>
      <p className={styles['soft']}>
        <Fact icon="comments">
          <FormattedMessage {...userMessages.comments} values={{ count: comments }} />
        </Fact>
      </p>
      {items.length > 0 ? (
        <CardGrid items={items} keyOf={({ id }) => id}>
          {(item) => <ContentCard item={item} />}
        </CardGrid>
      ) : (
        <p>
          <FormattedMessage {...userMessages.noContributions} />
        </p>
      )}
    </section>
  );
}
