import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUESTION_KINDS, type QuestionKind } from '../../../../shared/quizzes/questionKinds';
import { Badge } from '../../../ui/Badge';
import { Select } from '../../../ui/forms/Select';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { ItemToolbar, type ItemActions } from '../../../parts/builder/ItemToolbar';
import { questionMessages } from '../../../parts/builder/messages';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setText } from '../../../parts/builder/writtenPaper';
import { quizFieldMessages, quizKindNames } from './messages';
import { NumberFields } from './NumberFields';
import { QuizOptionList } from './QuizOptionList';
import { hasOptions, setKind, type WrittenQuestion } from './writtenQuiz';

interface Props extends Required<ItemActions> {
  readonly question: WrittenQuestion;
  /** Counted from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly onChange: (make: (question: WrittenQuestion) => WrittenQuestion) => void;
}

/** One question as it is written: its kind, its words, and what is right. */
export function QuizQuestionCard({ question, number, isLast, onChange, ...on }: Props) {
  const { locale, isFrozen } = useBuilder();
  const title = useId();
  const { id, kind, prompt, explanation } = question;
  return (
    <section className={styles['card']} aria-labelledby={title} data-field={id}>
      <header className={styles['cardHead']}>
        <h3 id={title} className={styles['cardTitle']}>
          <FormattedMessage {...questionMessages.number} values={{ number }} />
        </h3>
        <Badge>
          <FormattedMessage {...quizKindNames[kind]} />
        </Badge>
        {!isFrozen && <ItemToolbar about={title} isFirst={number === 1} isLast={isLast} {...on} />}
      </header>
      <TranslatedField
        name={`${id}.prompt`}
        label={questionMessages.prompt}
        texts={prompt}
        onText={(text) =>
          onChange((before) => ({ ...before, prompt: setText(before.prompt, locale, text) }))
        }
      />
      {!isFrozen && <KindField question={question} onChange={onChange} />}
      {hasOptions(kind) ? (
        <QuizOptionList question={question} onChange={onChange} />
      ) : (
        <NumberFields question={question} onChange={onChange} />
      )}
      <TranslatedField
        name={`${id}.explanation`}
        label={quizFieldMessages.explanation}
        texts={explanation}
        onText={(text) =>
          onChange((before) => ({
            ...before,
            explanation: setText(before.explanation, locale, text),
          }))
        }
        isOptional
      />
    </section>
  );
}

function KindField({ question: { id, kind }, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const { formatMessage } = useIntl();
  const { newId } = useBuilder();
  return (
    <FieldChangeListener
      onValue={(value) => onChange((before) => setKind(before, value as QuestionKind, newId))}
    >
      <Select
        name={`${id}.kind`}
        label={quizFieldMessages.kind}
        options={QUESTION_KINDS.map((value) => ({
          value,
          label: formatMessage(quizKindNames[value]),
        }))}
        defaultValue={kind}
      />
    </FieldChangeListener>
  );
}
