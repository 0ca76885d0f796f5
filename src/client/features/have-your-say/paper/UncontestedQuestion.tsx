import { FormattedMessage } from 'react-intl';
import type { Question } from '../../../../shared/ballots/paper';
import { rulesMessages } from '../rules/messages';
import { OptionText } from './OptionText';
import styles from './Paper.module.css';

/** Lists the options of an uncontested question: elected without a vote, none can be marked. */
export function UncontestedQuestion({ question }: { readonly question: Question }) {
  return (
    <>
      <p className={styles['help']}>
        <FormattedMessage {...rulesMessages.uncontested} />
      </p>
      <ul>
        {question.options.map((option) => (
          <li key={option.id}>
            <OptionText option={option} />
          </li>
        ))}
      </ul>
    </>
  );
}
