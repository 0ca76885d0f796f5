import type { ComponentType } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { AnswerFault } from '../../../../shared/ballots/answerFaults';
import type { Answer } from '../../../../shared/ballots/answers';
import { isBlank } from '../../../../shared/ballots/blank';
import type { Question, QuestionType } from '../../../../shared/ballots/paper';
import { isUncontested } from '../../../../shared/ballots/uncontested';
import { Icon } from '../../../ui/Icon';
import { UserText } from '../../../ui/UserText';
import { BudgetQuestion } from './BudgetQuestion';
import { ChoiceQuestion } from './ChoiceQuestion';
import { DateQuestion } from './DateQuestion';
import { DotsQuestion } from './DotsQuestion';
import { FaultText } from './FaultText';
import type { FieldProps } from './fieldProps';
import { paperMessages } from './messages';
import styles from './Paper.module.css';
import { RankingQuestion } from './RankingQuestion';
import { Points, createRange } from './Points';
import { ScoreQuestion } from './ScoreQuestion';
import { TextQuestion } from './TextQuestion';
import { rulesMessages } from '../rules/messages';
import { OptionText } from './OptionText';

/** Number, words and mark are read apart. */
const BETWEEN = ' ';

const FIELDS: { readonly [T in QuestionType]: ComponentType<FieldProps<T>> } = {
  choice: ChoiceQuestion,
  ranking: RankingQuestion,
  score: ScoreQuestion,
  dots: DotsQuestion,
  budget: BudgetQuestion,
  date: DateQuestion,
  scale: ScaleQuestion,
  text: TextQuestion,
};

/** Returns the id of the element of a question on the page. */
export const toFieldId = (question: string): string => `question-${question}`;

interface Props {
  readonly question: Question;
  /** Counted from 1; null for the only one. */
  readonly number: number | null;
  readonly answer: Answer | undefined;
  readonly faults: readonly AnswerFault[];
  readonly isDisabled: boolean;
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/**
 * Shows one question of the paper: what is asked, what helps, what is wrong, and the field of its
 * type; or that nothing has to be asked.
 */
export function PaperQuestion(props: Props) {
  const { question, number, answer, faults, isDisabled, onAnswer } = props;
  const id = toFieldId(question.id);
  const isAsked = !isUncontested(question);
  const Field = (isAsked ? FIELDS[question.type] : UncontestedQuestion) as ComponentType<
    FieldProps<QuestionType>
  >;
  const described = [question.help && `${id}-help`, faults.length > 0 && `${id}-fault`];
  return (
    <fieldset
      id={id}
      className={styles['question']}
      disabled={isDisabled}
      aria-labelledby={`${id}-prompt`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <h3 className={styles['prompt']}>
        {number !== null && (
          <span className={styles['number']}>
            <FormattedNumber value={number} />
          </span>
        )}
        {BETWEEN}
        <span id={`${id}-prompt`}>
          <UserText text={question.prompt} note />
        </span>
        {BETWEEN}
        {question.required && isAsked && (
          <span className={styles['required']}>
            <FormattedMessage {...paperMessages.required} />
          </span>
        )}
      </h3>
      {question.help && (
        <p id={`${id}-help`} className={styles['help']}>
          <UserText text={question.help} />
        </p>
      )}
      {faults.length > 0 && (
        <p id={`${id}-fault`} className={styles['fault']}>
          <Icon name="info" />
          <FaultText fault={faults[0]!} question={question} />
        </p>
      )}
      <Field id={id} question={question} answer={answer} onAnswer={onAnswer} />
      {answer && !isBlank(answer) && (
        <p>
          <button type="button" className={styles['clear']} onClick={() => onAnswer(undefined)}>
            <FormattedMessage {...paperMessages.clear} />
          </button>
        </p>
      )}
    </fieldset>
  );
}

/** A point of a scale. */
function ScaleQuestion({ id, question, answer, onAnswer }: FieldProps<'scale'>) {
  const { lowest, highest } = question.settings;
  return (
    <Points
      name={id}
      points={createRange(lowest, highest)}
      value={answer?.value}
      onChoose={(value) => onAnswer({ value })}
      wordOf={(point) => <FormattedNumber value={point} />}
    />
  );
}

/** Lists the options of an uncontested question: elected without a vote, none can be marked. */
function UncontestedQuestion({ question }: { readonly question: Question }) {
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
