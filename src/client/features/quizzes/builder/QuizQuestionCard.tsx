import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUESTION_KINDS, type QuestionKind } from '../../../../shared/quizzes/kinds';
import { Badge } from '../../../ui/Badge';
import { Select } from '../../../ui/lazy/forms/Select';
import styles from '../../have-your-say/builder/builder.module.css';
import { useBuilder } from '../../have-your-say/builder/builderContext';
import { Heard } from '../../have-your-say/builder/Heard';
import { ItemTools, type Tools } from '../../have-your-say/builder/ItemTools';
import { questionMessages } from '../../have-your-say/builder/messages';
import { WordField } from '../../have-your-say/builder/WordFields';
import { withText } from '../../have-your-say/builder/written';
import { quizFieldMessages, quizKindNames } from './messages';
import { NumberFields } from './NumberFields';
import { QuizOptionList } from './QuizOptionList';
import { hasOptions, withKind, type WrittenQuestion } from './writtenQuiz';

interface Props extends Required<Tools> {
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
        {!isFrozen && <ItemTools about={title} isFirst={number === 1} isLast={isLast} {...on} />}
      </header>
      <WordField
        name={`${id}.prompt`}
        label={questionMessages.prompt}
        texts={prompt}
        onText={(text) =>
          onChange((before) => ({ ...before, prompt: withText(before.prompt, locale, text) }))
        }
      />
      {!isFrozen && <KindField question={question} onChange={onChange} />}
      {hasOptions(kind) ? (
        <QuizOptionList question={question} onChange={onChange} />
      ) : (
        <NumberFields question={question} onChange={onChange} />
      )}
      <WordField
        name={`${id}.explanation`}
        label={quizFieldMessages.explanation}
        texts={explanation}
        onText={(text) =>
          onChange((before) => ({
            ...before,
            explanation: withText(before.explanation, locale, text),
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
    <Heard
      onValue={(value) => onChange((before) => withKind(before, value as QuestionKind, newId))}
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
    </Heard>
  );
}
