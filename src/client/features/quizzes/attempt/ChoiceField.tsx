import type { QuizAnswerOf } from '../../../../shared/quizzes/answers';
import { UserText } from '../../../ui/UserText';
import type { FieldProps } from './fieldProps';
import styles from './fields.module.css';

type ChoiceKind = 'single' | 'multiple' | 'trueFalse';

/**
 * One answer, or as many as one likes. Keyboard: arrow keys among circles; Tab and Space among
 * boxes.
 */
export function ChoiceField({ question, name, answer, onAnswer }: FieldProps<ChoiceKind>) {
  const chosen = answer?.chosen ?? [];
  const isSeveral = question.kind === 'multiple';
  const toggled = (place: number): readonly number[] => {
    if (!isSeveral) return [place];
    return chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];
  };
  const choose = (place: number) => onAnswer(answerOf(toggled(place)));
  return (
    <div className={styles['options']}>
      {question.options.map((label, place) => (
        <label key={place} className={styles['option']}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            value={place}
            checked={chosen.includes(place)}
            onChange={() => choose(place)}
          />
          <UserText text={label} />
        </label>
      ))}
    </div>
  );
}

const answerOf = (chosen: readonly number[]): QuizAnswerOf['multiple'] | null =>
  chosen.length === 0 ? null : { chosen: chosen.toSorted((one, other) => one - other) };
