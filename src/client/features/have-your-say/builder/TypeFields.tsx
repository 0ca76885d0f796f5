import { FormattedMessage, useIntl } from 'react-intl';
import {
  METHODS,
  QUESTION_TYPES,
  type Method,
  type QuestionType,
} from '../../../../shared/ballots/methods';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { Select } from '../../../ui/forms/Select';
import { methodNames } from '../methods/messages';
import { methodSentences } from '../rules/messages';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { questionMessages, typeMessages, typeSentences } from '../../../parts/builder/messages';

interface Props {
  readonly question: WrittenQuestion;
  readonly onType: (type: QuestionType) => void;
  readonly onMethod: (method: Method) => void;
}

/** Fields for the kind of question and its counting method, each with a sentence on its use. */
export function TypeFields({ question: { id, type, method }, onType, onMethod }: Props) {
  const { formatMessage } = useIntl();
  const { isFrozen } = useBuilder();
  const methods: readonly Method[] = METHODS[type];
  return (
    <div className={styles['fields']}>
      <FieldChangeListener onValue={(value) => onType(value as QuestionType)}>
        <Select
          name={`${id}.type`}
          label={questionMessages.type}
          hint={<FormattedMessage {...typeSentences[type]} />}
          options={QUESTION_TYPES.map((value) => ({
            value,
            label: formatMessage(typeMessages[value]),
          }))}
          defaultValue={type}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      {methods.length > 1 && (
        <FieldChangeListener key={type} onValue={(value) => onMethod(value as Method)}>
          <Select
            name={`${id}.method`}
            label={questionMessages.method}
            hint={<FormattedMessage {...methodSentences[method]} />}
            options={methods.map((value) => ({ value, label: formatMessage(methodNames[value]) }))}
            defaultValue={method}
            isDisabled={isFrozen}
          />
        </FieldChangeListener>
      )}
    </div>
  );
}
