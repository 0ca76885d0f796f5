import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { uiMessages } from '../../intl/sharedMessages';
import { Fact } from '../../ui/Fact';
import { TimeLeft } from './TimeLeft';

interface Props {
  readonly item: ContentSummary;
  /** Null while the number is not shown to this person. */
  readonly votes: number | null;
}

/** The facts at the foot of a poll's card. */
export function PollFactsLine({ item, votes }: Props) {
  return (
    <>
      <TimeLeft item={item} />
      {votes !== null && (
        <Fact icon="votes">
          <FormattedMessage {...uiMessages.votes} values={{ count: votes }} />
        </Fact>
      )}
    </>
  );
}
