import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Option, QuestionOf } from '../../../../shared/ballots/paper';
import { ClearRow } from './ClearRow';
import type { FieldProps } from './fieldProps';
import { getGradeMessages } from './grades';
import styles from './marks.module.css';
import { scoreMessages } from './messages';
import { type Text } from '../../../../shared/contract/text';
import { getOptionAria, OptionText } from './OptionText';
import { Points, createRange } from './Points';
import { omitKey } from './omitKey';

/** Longest scale whose points can be seen at a glance; a longer one is typed. */
const MOST_POINTS = 11;

/** Each option has a score, or a grade in words; one without is not judged. */
export function ScoreQuestion({ id, question, answer, onAnswer }: FieldProps<'score'>) {
  const scores = answer?.scores ?? {};
  const { lowest, highest } = question.settings;
  const isGraded = getGradeMessages(question) !== null;
  const give = (option: string, score: number | undefined) => {
    const rest = omitKey(scores, option);
    onAnswer({ scores: score === undefined ? rest : { ...rest, [option]: score } });
  };
  return (
    <div className={styles['rows']}>
      <p className={styles['note']}>
        {isGraded ? (
          <FormattedMessage {...scoreMessages.gradeHint} />
        ) : (
          <FormattedMessage {...scoreMessages.hint} values={{ lowest, highest }} />
        )}
      </p>
      {question.options.map((option) => (
        <fieldset
          key={option.id}
          className={styles['row']}
          {...getOptionAria(`${id}-${option.id}-words`, option)}
        >
          <span className={styles['words']}>
            <OptionText option={option} id={`${id}-${option.id}-words`} />
          </span>
          <Scale
            name={`${id}-${option.id}`}
            question={question}
            option={option}
            value={scores[option.id]}
            onGive={(score) => give(option.id, score)}
          />
        </fieldset>
      ))}
    </div>
  );
}

interface ScaleProps {
  readonly name: string;
  readonly question: QuestionOf<'score'>;
  readonly option: Option;
  readonly value: number | undefined;
  readonly onGive: (score: number | undefined) => void;
}

function Scale({ name, question, option, value, onGive }: ScaleProps) {
  const { lowest, highest } = question.settings;
  const grades = getGradeMessages(question);
  if (highest - lowest >= MOST_POINTS)
    return (
      <NumberRow
        label={option.label}
        lowest={lowest}
        highest={highest}
        value={value}
        onGive={onGive}
      />
    );
  return (
    <span className={styles['steps']}>
      <Points
        name={name}
        points={createRange(lowest, highest)}
        value={value}
        onChoose={onGive}
        wordOf={(score) =>
          grades ? (
            <FormattedMessage {...grades[score - lowest]!} />
          ) : (
            <FormattedNumber value={score} />
          )
        }
      />
      {value !== undefined && (
        <ClearRow option={option.label.text} onClear={() => onGive(undefined)} />
      )}
    </span>
  );
}

interface Props {
  readonly label: Text;
  readonly lowest: number;
  readonly highest: number;
  readonly value: number | undefined;
  /** Called with the number; `undefined` where the field is empty. */
  readonly onGive: (value: number | undefined) => void;
}

/** A score that is typed. */
function NumberRow({ label, lowest, highest, value, onGive }: Props) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles['number']}
      aria-label={label.text}
      min={lowest}
      max={highest}
      step={1}
      value={value ?? ''}
      onChange={({ target }) =>
        onGive(target.value === '' ? undefined : Math.trunc(target.valueAsNumber))
      }
    />
  );
}
