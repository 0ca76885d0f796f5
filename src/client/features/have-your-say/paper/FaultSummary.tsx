import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnswerFault } from '../../../../shared/ballots/answerFaults';
import type { Question } from '../../../../shared/ballots/paper';
import { Notice } from '../../../ui/Notice';
import { UserText } from '../../../ui/UserText';
import { FaultText } from './FaultText';
import { paperMessages } from './messages';
import styles from './Paper.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly questions: readonly Question[];
  readonly faults: readonly AnswerFault[];
  readonly onGo: (question: string) => void;
}

/**
 * Summary of the faults of a paper that could not be cast, with a link to each question. It gets
 * shorter as they are mended.
 */
export function FaultSummary({ ref, questions, faults, onGo }: Props) {
  if (faults.length === 0) return null;
  const title = <FormattedMessage {...paperMessages.faults} values={{ count: faults.length }} />;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles['faults']}>
      <Notice tone="bad" title={title}>
        <ul className={styles['faultList']}>
          {faults.map((fault) => (
            <Entry
              key={`${fault.question} ${fault.code}`}
              fault={fault}
              question={questions.find(({ id }) => id === fault.question)}
              onGo={onGo}
            />
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface EntryProps extends Pick<Props, 'onGo'> {
  readonly fault: AnswerFault;
  readonly question: Question | undefined;
}

function Entry({ fault, question, onGo }: EntryProps) {
  return (
    <li>
      {question && (
        <a
          href={`#question-${question.id}`}
          onClick={(event) => {
            event.preventDefault();
            onGo(question.id);
          }}
        >
          <UserText text={question.prompt} />
        </a>
      )}
      <p>
        <FaultText fault={fault} question={question} />
      </p>
    </li>
  );
}
