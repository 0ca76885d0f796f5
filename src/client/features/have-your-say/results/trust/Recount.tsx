import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { RecountCheck } from '../../../../../counting/recountChecks';
import type { RecountMessage, VerifiedFile } from '../../../../recount/protocol';
import { Button } from '../../../../ui/Button';
import { TextFileField } from '../../../../ui/lines/TextFileField';
import { Notice } from '../../../../ui/Notice';
import type { Poll } from '../../poll';
import { CheckList } from './CheckList';
import { RecountUnavailable } from './RecountUnavailable';
import { trustMessages } from './messages';
import styles from './Trust.module.css';
import { useRecounter } from './useRecounter';

/**
 * Returns the verdict of a recount. A file that is right in itself may still be of another vote, or
 * end at another head.
 */
function verdictOf(
  { isRight, poll, head }: VerifiedFile,
  { id, details }: Poll,
): MessageDescriptor {
  if (!isRight) return trustMessages.wrong;
  if (poll !== id) return trustMessages.otherPoll;
  return head === details.trust?.head ? trustMessages.right : trustMessages.otherHead;
}

function Verdict({ verified, poll }: { readonly verified: VerifiedFile; readonly poll: Poll }) {
  const message = verdictOf(verified, poll);
  return (
    <Notice tone={message === trustMessages.right ? 'good' : 'bad'}>
      <p>
        <FormattedMessage {...message} />
      </p>
    </Notice>
  );
}

/**
 * Counts the published ballots again in this browser, beside the page, and shows each check as it
 * is made.
 */
export function Recount({ poll }: { readonly poll: Poll }) {
  const [checks, setChecks] = useState<readonly RecountCheck[]>([]);
  const [verified, setVerified] = useState<VerifiedFile | 'failed' | null>(null);
  const hear = (news: RecountMessage) => {
    if (news.kind === 'checked') setChecks((made) => [...made, news.check]);
    else setVerified(news.kind === 'verified' ? news.verified : 'failed');
  };
  const { run, isBusy } = useRecounter(poll.slug, hear);
  const recount = (chosen?: Blob) => {
    setChecks([]);
    setVerified(null);
    void run((file) => ({ kind: 'verify', file }), chosen);
  };
  return (
    <div className={styles['recount']}>
      <p>
        <FormattedMessage {...trustMessages.recountHow} />
      </p>
      <div className={styles['line']}>
        <Button isPending={isBusy} onClick={() => recount()}>
          <FormattedMessage {...(isBusy ? trustMessages.recounting : trustMessages.recount)} />
        </Button>
      </div>
      <TextFileField
        label={trustMessages.ownFile}
        accept="application/json,.json"
        isDisabled={isBusy}
        onFile={recount}
      />
      <CheckList checks={checks} questions={poll.details.questions} />
      <div role="status">
        {verified === 'failed' && <RecountUnavailable />}
        {verified && verified !== 'failed' && <Verdict verified={verified} poll={poll} />}
      </div>
    </div>
  );
}
