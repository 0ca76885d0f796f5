import { FormattedMessage } from 'react-intl';
import type { ContentSummary, Phase } from '../../../shared/contract/content';
import { uiMessages } from '../../intl/sharedMessages';
import { Fact } from '../../ui/Fact';
import { useRelativeTime } from '../../ui/TimeText';

type Dates = Pick<ContentSummary, 'phase' | 'opensAt' | 'closesAt'>;

/** For each phase: which date counts and how the sentence goes. */
const SENTENCES = {
  upcoming: { message: uiMessages.opensAt, dateOf: ({ opensAt }: Dates) => opensAt },
  open: { message: uiMessages.closesAt, dateOf: ({ closesAt }: Dates) => closesAt },
  closed: { message: uiMessages.closedAt, dateOf: ({ closesAt }: Dates) => closesAt },
} as const satisfies Record<Phase, unknown>;

/** “Closes in 3 days”; nothing where the date is missing. */
export function TimeLeft({ item }: { readonly item: Dates }) {
  const relative = useRelativeTime();
  const sentence = item.phase && SENTENCES[item.phase];
  const date = sentence?.dateOf(item);
  if (!sentence || !date) return null;
  return (
    <Fact icon="clock">
      <time dateTime={date} suppressHydrationWarning>
        <FormattedMessage {...sentence.message} values={{ when: relative(date) }} />
      </time>
    </Fact>
  );
}
