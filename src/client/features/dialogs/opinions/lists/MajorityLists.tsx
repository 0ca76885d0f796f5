import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Majority, Representative } from '../../../../../shared/contract/opinions';
import { useOpinionsContext } from '../opinionsContext';
import { OpinionsSection } from '../OpinionsSection';
import styles from './Lists.module.css';
import { listMessages } from './messages';
import { StatementSentence } from './StatementSentence';

interface Props {
  readonly title: MessageDescriptor;
  readonly side: Representative['side'];
  readonly majority: readonly Majority[];
}

function Side({ title, side, majority }: Props) {
  return (
    <div className={styles['sides']}>
      <h4>
        <FormattedMessage {...title} />
      </h4>
      {majority.length === 0 && (
        <p className={styles['soft']}>
          <FormattedMessage {...listMessages.majorityNone} />
        </p>
      )}
      <ol className={styles['sayings']}>
        {majority.map((said) => (
          <StatementSentence key={said.number} said={said} side={side} />
        ))}
      </ol>
    </div>
  );
}

/** Statements that most people agree or disagree with, in any group. */
export function MajorityLists() {
  const { majority } = useOpinionsContext().opinions;
  return (
    <OpinionsSection title={listMessages.majority}>
      <Side title={listMessages.majorityAgree} side="agree" majority={majority.agree} />
      <Side title={listMessages.majorityDisagree} side="disagree" majority={majority.disagree} />
    </OpinionsSection>
  );
}
