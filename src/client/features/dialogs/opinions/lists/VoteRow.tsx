import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { VoteCounts } from '../../../../../shared/contract/statements';
import { Badge } from '../../../../ui/Badge';
import { FEW, passesOf, shareOf, useFigures } from '../figures';
import { saidMessages } from './messages';
import { VoteBar } from '../../VoteBar';
import styles from './VoteRow.module.css';

interface Props {
  readonly counts: VoteCounts;
}

/** Answers as shares and how many answered; few of them are called few. */
export function VoteText({ counts }: Props) {
  const { share } = useFigures();
  if (counts.seen === 0) return <FormattedMessage {...saidMessages.noAnswers} />;
  return (
    <>
      <span>
        <FormattedMessage
          {...saidMessages.answers}
          values={{
            agree: share(shareOf(counts.agrees, counts.seen)),
            disagree: share(shareOf(counts.disagrees, counts.seen)),
            pass: share(shareOf(passesOf(counts), counts.seen)),
          }}
        />
      </span>
      <span>
        <FormattedMessage {...saidMessages.answered} values={{ count: counts.seen }} />
      </span>
      {counts.seen < FEW && (
        <Badge>
          <FormattedMessage {...saidMessages.few} />
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
