import { FormattedMessage } from 'react-intl';
import type { Trust } from '../../../../../shared/contract/have-your-say';
import { FoldedPart } from '../../../../ui/Part';
import type { Poll } from '../../poll';
import { Chain } from '../chain/Chain';
import { chainMessages } from '../chain/messages';
import { Downloads } from './Downloads';
import { trustMessages } from './messages';
import { ReceiptSearch } from './ReceiptSearch';
import { Recount } from './Recount';
import styles from './Trust.module.css';

interface Props {
  readonly poll: Poll;
  readonly trust: Trust;
}

/** Text about what the chain and the recount show, and what they cannot. */
function Proves({ isOpen }: { readonly isOpen: boolean }) {
  const { provesCount, provesReceipt, provesOpen, provesNot, coercion } = trustMessages;
  const messages = [provesCount, isOpen ? provesOpen : provesReceipt, provesNot, coercion];
  return (
    <section className={styles['part']}>
      <h3>
        <FormattedMessage {...trustMessages.proves} />
      </h3>
      <ul className={styles['points']}>
        {messages.map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Ways for everybody to check the result: the chain of receipts, one’s own receipt, a recount, the
 * files.
 */
export function TrustPart({ poll, trust }: Props) {
  return (
    <FoldedPart title={trust.sealedAt ? trustMessages.title : chainMessages.title}>
      <div className={styles['trust']}>
        <p>
          <FormattedMessage {...trustMessages.intro} />
        </p>
        <Chain trust={trust} />
        {trust.sealedAt ? (
          <>
            {!poll.details.recount && <ReceiptSearch slug={poll.slug} />}
            <Recount poll={poll} />
            <Downloads poll={poll} />
          </>
        ) : (
          <p>
            <FormattedMessage {...trustMessages.notSealed} />
          </p>
        )}
        {/* In a recount nobody of this city holds a receipt, or could be watched while voting. */}
        {!poll.details.recount && <Proves isOpen={poll.details.secrecy === 'open'} />}
      </div>
    </FoldedPart>
  );
}
