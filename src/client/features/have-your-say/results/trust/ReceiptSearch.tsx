import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReceiptPosition } from '../../../../recount/protocol';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { RecountUnavailable } from './RecountUnavailable';
import { trustMessages } from './messages';
import styles from './Trust.module.css';
import { useRecounter } from './useRecounter';

const TONES = { counted: 'good', replaced: 'neutral', missing: 'bad' } as const;

function Place({ place }: { readonly place: ReceiptPosition }) {
  return (
    <Notice tone={TONES[place.state]}>
      <p>
        {place.state === 'missing' ? (
          <FormattedMessage {...trustMessages.missing} />
        ) : (
          <FormattedMessage
            {...trustMessages[place.state]}
            values={{ link: place.link, links: place.links }}
          />
        )}
      </p>
    </Notice>
  );
}

/**
 * Whether a receipt is in the chain: looked for in this browser, so that nobody learns who asks.
 */
export function ReceiptSearch({ slug }: { readonly slug: string }) {
  const id = useId();
  const [receipt, setReceipt] = useState('');
  const [answer, setAnswer] = useState<ReceiptPosition | 'failed' | null>(null);
  const { run, isBusy } = useRecounter(slug, (news) =>
    setAnswer(news.kind === 'found' ? news.place : 'failed'),
  );
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (receipt.trim() === '' || isBusy) return;
    setAnswer(null);
    void run((file) => ({ kind: 'find', file, receipt }));
  };
  return (
    <form className={styles['search']} onSubmit={look}>
      <label htmlFor={id}>
        <FormattedMessage {...trustMessages.receipt} />
      </label>
      <p id={`${id}-hint`} className={styles['soft']}>
        <FormattedMessage {...trustMessages.receiptHint} />
      </p>
      <div className={styles['line']}>
        <input
          id={id}
          className={styles['input']}
          value={receipt}
          onChange={({ target }) => setReceipt(target.value)}
          aria-describedby={`${id}-hint`}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" look="secondary" isPending={isBusy}>
          <FormattedMessage {...(isBusy ? trustMessages.looking : trustMessages.look)} />
        </Button>
      </div>
      <div role="status">
        {answer === 'failed' && <RecountUnavailable />}
        {answer && answer !== 'failed' && <Place place={answer} />}
      </div>
    </form>
  );
}
