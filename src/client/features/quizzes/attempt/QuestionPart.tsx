import type { ComponentType, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuestionKind } from '../../../../shared/quizzes/questionKinds';
import { UserText } from '../../../ui/UserText';
import { attemptMessages } from './messages';
import { ChoiceField } from './ChoiceField';
import type { FieldProps } from './fieldProps';
import { MatchingField } from './MatchingField';
import { quizMessages } from '../messages';
import { OrderingField } from './OrderingField';
import styles from './QuestionPart.module.css';
import { NumberAnswer, TextAnswer } from './TypedField';

const FIELDS: { readonly [K in QuestionKind]: ComponentType<FieldProps<K>> } = {
  single: ChoiceField,
  multiple: ChoiceField,
  trueFalse: ChoiceField,
  ordering: OrderingField,
  matching: MatchingField,
  text: TextAnswer,
  number: NumberAnswer,
};

interface Props extends Omit<FieldProps<QuestionKind>, 'name'> {
  readonly number: number;
  readonly count: number;
  /** Takes the focus when somebody comes to the question. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** One question with its answer. */
export function QuestionPart({ number, count, heading, ...field }: Props) {
  const { kind, prompt } = field.question;
  const Field = FIELDS[kind] as ComponentType<FieldProps<QuestionKind>>;
  return (
    <fieldset className={styles['question']} aria-describedby={`kind-${number}`}>
      <legend className={styles['legend']}>
        <span className={styles['position']}>
          <FormattedMessage {...attemptMessages.position} values={{ number, count }} />
        </span>
        <h2 className={styles['prompt']} tabIndex={-1} ref={heading}>
          <UserText text={prompt} note />
        </h2>
      </legend>
      <p id={`kind-${number}`} className={styles['kind']}>
        <FormattedMessage {...quizMessages[kind]} />
        {kind === 'ordering' && (
          <>
            {'. '}
            <FormattedMessage {...attemptMessages.orderHint} />
          </>
        )}
      </p>
      <Field {...field} name={`question-${number}`} />
    </fieldset>
  );
}
