import { NumberField } from '../../../ui/forms/NumberField';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setOptionalText } from '../../../parts/builder/writtenPaper';
import { quizFieldMessages } from './messages';
import type { WrittenQuestion } from './writtenQuiz';

interface Props {
  readonly question: WrittenQuestion;
  readonly onChange: (make: (question: WrittenQuestion) => WrittenQuestion) => void;
}

const PLAIN = { maximumFractionDigits: 10 } as const;

/** Fields for the right number, for how far off is still right, and for the unit. */
export function NumberFields({ question: { id, value, tolerance, unit }, onChange }: Props) {
  const { locale, isFrozen } = useBuilder();
  const set = (changed: Partial<WrittenQuestion>) =>
    onChange((before) => ({ ...before, ...changed }));
  return (
    <div className={styles['fields']}>
      <FieldChangeListener onValue={(text) => set({ value: text === '' ? null : Number(text) })}>
        <NumberField
          name={`${id}.value`}
          label={quizFieldMessages.value}
          formatOptions={PLAIN}
          isDisabled={isFrozen}
          {...(value !== null && { defaultValue: value })}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(text) => set({ tolerance: Number(text) })}>
        <NumberField
          name={`${id}.tolerance`}
          label={quizFieldMessages.tolerance}
          formatOptions={PLAIN}
          minValue={0}
          defaultValue={tolerance}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      <TranslatedField
        name={`${id}.unit`}
        label={quizFieldMessages.unit}
        texts={unit}
        rows={1}
        onText={(text) =>
          onChange((before) => ({ ...before, unit: setOptionalText(before.unit, locale, text) }))
        }
        isOptional
      />
    </div>
  );
}
