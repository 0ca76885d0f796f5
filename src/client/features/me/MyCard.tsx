import { FormattedMessage } from 'react-intl';
import type { MyContent } from '../../../shared/contract/me';
import { titleMessages } from '../../intl/sharedMessages';
import { Badge } from '../../ui/Badge';
import { ContentCard } from '../../parts/content/ContentCard';
import { Link } from '../../ui/Link';
import { StateBadges } from '../../parts/life/StateBadges';
import { relationMessages } from './messages';
import styles from './MyContentsScreen.module.css';

/** Card of a content of the person: why it is theirs, and the way to go on with a draft. */
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
          <StateBadges status={item.status} retraction={null} />
        </>
      }
      facts={wayOn(item)}
    />
  );
}

function wayOn({ relation, status, section, slug }: MyContent) {
  if (relation !== 'author' || !['draft', 'in_review'].includes(status)) return null;
  return (
    <Link className={styles['edit']} to={`/${section}/${slug}/edit`}>
      <FormattedMessage {...titleMessages.edit} />
    </Link>
  );
}
