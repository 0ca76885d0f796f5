import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { QuestionKind } from '../../../../shared/quizzes/questionKinds';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { ItemToolbar, type ItemActions } from '../../../parts/builder/ItemToolbar';
import { optionMessages } from '../../../parts/builder/messages';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setOptionalText, setText } from '../../../parts/builder/writtenPaper';
import { quizFieldMessages } from './messages';
import own from './quizBuilder.module.css';
import type { WrittenOption, WrittenQuestion } from './writtenQuiz';

interface Props extends Omit<ItemActions, 'onDuplicate'> {
  readonly question: WrittenQuestion;
  readonly option: WrittenOption;
  /** Counted from 1. */
  readonly number: number;
  /** True if the right answers, and the number of options, can no longer change. */
  readonly isFixed: boolean;
  readonly onChange: (change: Partial<WrittenOption>) => void;
  readonly onRight: (correct: boolean) => void;
}

const LABELS: Partial<Record<QuestionKind, MessageDescriptor>> = {
  matching: quizFieldMessages.item,
  text: quizFieldMessages.spelling,
};
const CHOICES: readonly QuestionKind[] = ['single', 'multiple', 'trueFalse'];

/** One option: its words, whether it is right and why; of a pair both sides. */
export function QuizOptionRow(props: Props) {
  const { question, option, number, isFixed, onChange, onMove, onRemove } = props;
  const { locale } = useBuilder();
  const about = useId();
  const { kind } = question;
  return (
    <li className={styles['option']} aria-labelledby={about}>
      <div className={styles['optionHead']}>
        <span id={about} className={styles['optionNumber']}>
          <FormattedMessage {...optionMessages.number} values={{ number }} />
        </span>
        {!isFixed && (
          <ItemToolbar
            about={about}
            isFirst={number === 1}
            isLast={number === question.options.length}
            onMove={onMove}
            onRemove={onRemove}
          />
        )}
      </div>
      <TranslatedField
        name={`${option.id}.label`}
        label={LABELS[kind] ?? quizFieldMessages.option}
        texts={option.label}
        rows={1}
        onText={(text) => onChange({ label: setText(option.label, locale, text) })}
      />
      {kind === 'matching' && (
        <TranslatedField
          name={`${option.id}.match`}
          label={quizFieldMessages.match}
          texts={option.match}
          rows={1}
          onText={(text) => onChange({ match: setText(option.match, locale, text) })}
        />
      )}
      {CHOICES.includes(kind) && <Right {...props} about={about} />}
    </li>
  );
}

type Part = Props & { readonly about: string };

/**
 * Keyboard: Space marks the option; where only one is right, the arrow keys go from one to the
 * next.
 */
function Right({ question: { id, kind }, option, about, onChange, onRight }: Part) {
  const { locale, isFrozen } = useBuilder();
  return (
    <>
      <label className={own['right']}>
        <input
          type={kind === 'multiple' ? 'checkbox' : 'radio'}
          name={`${id}.right`}
          checked={option.correct}
          disabled={isFrozen}
          aria-describedby={about}
          onChange={({ target }) => onRight(target.checked)}
        />
        <FormattedMessage {...quizFieldMessages.right} />
      </label>
      <details className={styles['more']} open={option.explanation !== null}>
        <summary>
          <FormattedMessage {...optionMessages.more} />
        </summary>
        <TranslatedField
          name={`${option.id}.explanation`}
          label={quizFieldMessages.optionExplanation}
          texts={option.explanation}
          onText={(text) =>
            onChange({ explanation: setOptionalText(option.explanation, locale, text) })
          }
          isOptional
        />
      </details>
    </>
  );
}
