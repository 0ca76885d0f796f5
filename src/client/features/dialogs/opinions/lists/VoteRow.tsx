import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { VoteCounts } from '../../../../../shared/contract/statements';
import { Badge } from '../../../../ui/Badge';
import { MIN_MEANINGFUL_VOTES, countPasses, toShare, useNumberFormats } from '../figures';
import { voteSentenceMessages } from './messages';
import { VoteBar } from '../../VoteBar';
import styles from './VoteRow.module.css';

interface Props {
  readonly counts: VoteCounts;
}

/** Answers as shares and how many answered; few of them are called few. */
export function VoteText({ counts }: Props) {
  const { share } = useNumberFormats();
  if (counts.seen === 0) return <FormattedMessage {...voteSentenceMessages.noAnswers} />;
  return (
    <>
      <span>
        <FormattedMessage
          {...voteSentenceMessages.answers}
          values={{
            agree: share(toShare(counts.agrees, counts.seen)),
            disagree: share(toShare(counts.disagrees, counts.seen)),
            pass: share(toShare(countPasses(counts), counts.seen)),
          }}
        />
      </span>
      <span>
        <FormattedMessage {...voteSentenceMessages.answered} values={{ count: counts.seen }} />
      </span>
      {counts.seen < MIN_MEANINGFUL_VOTES && (
        <Badge>
          <FormattedMessage {...voteSentenceMessages.few} />
        </Badge>
      )}
    </>
  );
}

/** Row of people with their answers, and the bar between them. */
export function VoteRow({ label, counts }: Props & { readonly label: ReactNode }) {
  return (
    <li className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      {counts.seen > 0 && <VoteBar counts={counts} />}
      <span className={styles['text']}>
        <VoteText counts={counts} />
      </span>
    </li>
  );
}
