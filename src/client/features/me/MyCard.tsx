import { FormattedMessage } from 'react-intl';
import type { MyContent } from '../../../shared/contract/me';
import { Badge } from '../../ui/Badge';
import { Fact } from '../../ui/Fact';
import { ContentCard } from '../../ui/ContentCard';
import { meMessages, relationMessages } from './messages';

/** Something of mine: why it is mine, and the receipt of a vote. */
export function MyCard({ item }: { readonly item: MyContent }) {
  return (
    <ContentCard
      item={item}
      hasCover={false}
      badges={
        <Badge tone="accent">
          <FormattedMessage {...relationMessages[item.relation]} />
        </Badge>
      }
      facts={
        item.receipt !== null && (
          <Fact icon="check">
            <FormattedMessage {...meMessages.receipt} /> <code dir="ltr">{item.receipt}</code>
          </Fact>
        )
      }
    />
  );
}
