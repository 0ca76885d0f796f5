import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Condition } from '../../../../shared/ballots/paper';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/forms/Select';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import {
  conditionMessages,
  holdsMessages,
  questionMessages,
} from '../../../parts/builder/messages';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { pickText } from '../../../parts/builder/writtenPaper';

interface Props {
  readonly question: WrittenQuestion;
  /** The questions above it. */
  readonly earlier: readonly WrittenQuestion[];
  readonly onConditions: (conditions: readonly Condition[]) => void;
}

const OF_ANSWERS = ['answered', 'notAnswered'] as const;
const OF_OPTIONS = ['chosen', 'notChosen'] as const;

const hasChoice = (question: WrittenQuestion | undefined): boolean =>
  question?.type === 'choice' || question?.type === 'budget';

/** Looks for an option where there are some to choose, otherwise for any answer. */
const conditionOn = (question: WrittenQuestion): Condition =>
  hasChoice(question)
    ? { question: question.id, is: 'chosen', option: question.options[0]?.id ?? null }
    : { question: question.id, is: 'answered', option: null };

/** When a question is asked: always, or only for some answers to questions above it. */
export function ConditionFields({ question, earlier, onConditions }: Props) {
  const { isFrozen } = useBuilder();
  const { conditions } = question;
  const [last] = earlier.slice(-1);
  if (conditions.length === 0 && (!last || isFrozen)) return null;
  const name = `${question.id}.conditions`;
  return (
    <div className={styles['stack']} data-field={name}>
      {conditions.length > 0 && (
        <p>
          <FormattedMessage {...conditionMessages.intro} />
        </p>
      )}
      {conditions.map((condition, index) => (
        <Row
          key={`${index} ${conditions.length}`}
          name={`${name}.${index}`}
          number={index + 1}
          condition={condition}
          earlier={earlier}
          onChange={(changed) =>
            onConditions(conditions.map((one, place) => (place === index ? changed : one)))
          }
          onRemove={() => onConditions(conditions.filter((_, place) => place !== index))}
        />
      ))}
      <GroupFault name={name} />
      {last && !isFrozen && (
        <p>
          <Button look="quiet" onClick={() => onConditions([...conditions, conditionOn(last)])}>
            <FormattedMessage {...conditionMessages.add} />
          </Button>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly number: number;
  readonly condition: Condition;
  readonly earlier: readonly WrittenQuestion[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

function Row({ name, number, condition, earlier, onChange, onRemove }: RowProps) {
  const { formatMessage } = useIntl();
  const { isFrozen, locale, original } = useBuilder();
  const about = useId();
  const looked = earlier.find(({ id }) => id === condition.question);
  const holds = hasChoice(looked) ? [...OF_OPTIONS, ...OF_ANSWERS] : OF_ANSWERS;
  const needsOption = hasChoice(looked) && OF_OPTIONS.some((is) => is === condition.is);
  const questions = earlier.map(({ id, prompt }, index) => ({
    value: id,
    label: formatMessage(questionMessages.short, {
      number: index + 1,
      text: pickText(prompt, locale, original)?.text ?? '',
    }),
  }));
  const gone = { value: condition.question, label: formatMessage(conditionMessages.gone) };
  const options = (looked?.options ?? []).map(({ id, label }, index) => ({
    value: id,
    label:
      pickText(label, locale, original)?.text ??
      formatMessage(conditionMessages.option, { number: index + 1 }),
  }));

  return (
    <div role="group" aria-labelledby={about} className={styles['condition']}>
      <p id={about} className={styles['optionNumber']}>
        <FormattedMessage {...conditionMessages.number} values={{ number }} />
      </p>
      <FieldChangeListener
        onValue={(id) => {
          const chosen = earlier.find((question) => question.id === id);
          if (chosen) onChange(conditionOn(chosen));
        }}
      >
        <Select
          name={`${name}.question`}
          label={conditionMessages.question}
          options={looked ? questions : [gone, ...questions]}
          defaultValue={condition.question}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      <FieldChangeListener
        key={condition.question}
        onValue={(value) => {
          const is = value as Condition['is'];
          const option = OF_OPTIONS.some((one) => one === is)
            ? (condition.option ?? looked?.options[0]?.id ?? null)
            : null;
          onChange({ ...condition, is, option });
        }}
      >
        <Select
          name={`${name}.is`}
          label={conditionMessages.is}
          options={holds.map((is) => ({ value: is, label: formatMessage(holdsMessages[is]) }))}
          defaultValue={condition.is}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      {needsOption && (
        <FieldChangeListener
          key={`${condition.question} option`}
          onValue={(option) => onChange({ ...condition, option })}
        >
          <Select
            name={`${name}.option`}
            label={conditionMessages.which}
            options={options}
            defaultValue={condition.option ?? ''}
            isDisabled={isFrozen}
          />
        </FieldChangeListener>
      )}
      {!isFrozen && <ToolButton label={questionMessages.remove} about={about} onPress={onRemove} />}
    </div>
  );
}
