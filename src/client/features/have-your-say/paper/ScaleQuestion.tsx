import { FormattedNumber } from 'react-intl';
import type { FieldProps } from './fieldProps';
import { Points, createRange } from './Points';

/** A point of a scale. */
export function ScaleQuestion({ id, question, answer, onAnswer }: FieldProps<'scale'>) {
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
