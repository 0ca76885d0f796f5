import { FormattedMessage } from 'react-intl';
import type { MyContent } from '../../../shared/contract/me';
import { titleMessages } from '../../intl/sharedMessages';
import { Badge } from '../../ui/Badge';
import { ContentCard } from '../../ui/ContentCard';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { DraftBadge } from '../../ui/WriteLinks';
import { meMessages, relationMessages } from './messages';
import styles from './MyContentsScreen.module.css';

/** Something of mine: why it is mine, the receipt of a vote, and the way to go on with a draft. */
export function MyCard({ item }: { readonly item: MyContent }) {
  return (
    <ContentCard
      item={item}
      hasCover={false}
      badges={
        <>
          <Badge tone="accent">
            <FormattedMessage {...relationMessages[item.relation]} />
          </Badge>
          <DraftBadge status={item.status} />
        </>
      }
      facts={factsOf(item)}
    />
  );
}

function factsOf({ receipt, relation, status, section, slug }: MyContent) {
  if (receipt !== null) {
    return (
      <Fact icon="check">
        <FormattedMessage {...meMessages.receipt} /> <code dir="ltr">{receipt}</code>
      </Fact>
    );
  }
  if (relation !== 'author' || status !== 'draft') return null;
  return (
    <Link className={styles['edit']} to={`/${section}/${slug}/edit`}>
      <FormattedMessage {...titleMessages.edit} />
    </Link>
  );
}
