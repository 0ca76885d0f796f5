import { FormattedMessage } from 'react-intl';
import type { PollRules } from '../../../../../shared/contract/papers';
import { Notice } from '../../../../ui/Notice';
import styles from '../../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../../parts/builder/builderContext';
import { builderMessages } from '../../../../parts/builder/messages';
import { RuleFields } from './RuleFields';

interface Props {
  readonly rules: PollRules;
  readonly onRules: (change: Partial<PollRules>) => void;
}

/** The rules, and why some of them cannot be changed any more. */
export function RulesPart(props: Props) {
  const { isFrozen } = useBuilder();
  return (
    <>
      {isFrozen && (
        <Notice tone="warn" title={<FormattedMessage {...builderMessages.frozenTitle} />}>
          <p>
            <FormattedMessage {...builderMessages.frozenText} />
          </p>
        </Notice>
      )}
      <section aria-labelledby="rules-title" className={styles['card']}>
        <h2 id="rules-title" className={styles['partTitle']}>
          <FormattedMessage {...builderMessages.rules} />
        </h2>
        <RuleFields {...props} />
      </section>
    </>
  );
}
