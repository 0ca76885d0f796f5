import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PollPaper } from '../../../../shared/contract/papers';
import { UserText } from '../../../ui/UserText';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { findDifferences } from '../../../parts/builder/paperDraft';
import { NewerNotice } from '../../../parts/builder/frame/NewerNotice';
import { newerMessages } from '../../../parts/builder/messages';
import { pickText, type WrittenPaper } from '../../../parts/builder/writtenPaper';

interface Props {
  readonly written: WrittenPaper;
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
  const { rules, changed, gone } = findDifferences(written, paper);
  const isSame = !rules && changed.length + gone.length === 0;
  const textOf = ({ prompt }: PollPaper['questions'][number]) => pickText(prompt, locale, original);
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
          <ChangedQuestion
            key={question.id}
            message={newerMessages.changed}
            text={textOf(question)}
          />
        ))}
        {gone.map((question) => (
          <ChangedQuestion key={question.id} message={newerMessages.gone} text={textOf(question)} />
        ))}
      </ul>
    </NewerNotice>
  );
}

interface ChangedProps {
  readonly message: MessageDescriptor;
  readonly text: ReturnType<typeof pickText>;
}

const ChangedQuestion = ({ message, text }: ChangedProps) => (
  <li>
    <FormattedMessage {...message} /> {text && <UserText text={text} />}
  </li>
);
