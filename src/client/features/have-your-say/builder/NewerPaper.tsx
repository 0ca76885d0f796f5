import { FormattedMessage } from 'react-intl';
import type { PollPaper } from '../../../../shared/contract/papers';
import { UserText } from '../../../ui/UserText';
import styles from './builder.module.css';
import { useBuilder } from './builderContext';
import { differences } from './draftOf';
import { NewerNotice } from './frame/NewerNotice';
import { newerMessages } from './messages';
import { readIn, type Written } from './written';

interface Props {
  readonly written: Written;
  /** Paper as it is now. */
  readonly paper: PollPaper;
  readonly onTakeNewer: () => void;
}

/**
 * Notice that another person saved meanwhile: the differences, and the choice between overwriting
 * that version and taking it.
 */
export function NewerPaper({ written, paper, onTakeNewer }: Props) {
  const { locale, original } = useBuilder();
  const { rules, changed, gone } = differences(written, paper);
  const isSame = !rules && changed.length + gone.length === 0;
  const wordsOf = ({ prompt }: PollPaper['questions'][number]) => readIn(prompt, locale, original);
  return (
    <NewerNotice onTake={isSame ? null : onTakeNewer}>
      <p>
        <FormattedMessage {...(isSame ? newerMessages.same : newerMessages.text)} />
      </p>
      <ul className={styles['newer']}>
        {rules && (
          <li>
            <FormattedMessage {...newerMessages.rules} />
          </li>
        )}
        {changed.map((question) => (
          <li key={question.id}>
            <FormattedMessage {...newerMessages.changed} /> <Words text={wordsOf(question)} />
          </li>
        ))}
        {gone.map((question) => (
          <li key={question.id}>
            <FormattedMessage {...newerMessages.gone} /> <Words text={wordsOf(question)} />
          </li>
        ))}
      </ul>
    </NewerNotice>
  );
}

const Words = ({ text }: { readonly text: ReturnType<typeof readIn> }) =>
  text && <UserText text={text} />;
