import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PAPER_LIMITS } from '../../../../shared/ballots/methods';
import type { ProjectGroup, QuestionSettings } from '../../../../shared/ballots/paper';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { Button } from '../../../ui/Button';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { NumberField } from '../../../ui/forms/NumberField';
import { ToolButton } from '../../../ui/forms/ToolButton';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import {
  conditionMessages,
  groupMessages,
  questionMessages,
} from '../../../parts/builder/messages';
import { toMoneyFormat } from './settings/toMoneyFormat';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { pickText, setText } from '../../../parts/builder/writtenPaper';

interface Props {
  readonly question: WrittenQuestion;
  readonly onSettings: (change: Partial<QuestionSettings>) => void;
}

const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * Groups of the projects of a budget: those that exclude each other, and districts or categories
 * with money of their own.
 */
export function GroupFields({ question, onSettings }: Props) {
  const { isFrozen, newId } = useBuilder();
  if (question.type !== 'budget') return null;
  const { groups = [] } = question.settings;
  if (groups.length === 0 && isFrozen) return null;
  const set = (changed: readonly ProjectGroup[]) => onSettings({ groups: [...changed] });
  const blank = () => ({ id: newId(), name: {}, options: [], most: null, budget: null });
  return (
    <div className={styles['stack']}>
      {groups.map((group, index) => (
        <Group
          key={group.id}
          question={question}
          group={group}
          number={index + 1}
          onChange={(change) =>
            set(groups.map((one) => (one.id === group.id ? { ...one, ...change } : one)))
          }
          onRemove={() => set(groups.filter(({ id }) => id !== group.id))}
        />
      ))}
      {!isFrozen && groups.length < PAPER_LIMITS.groups && (
        <p>
          <Button look="quiet" onClick={() => set([...groups, blank()])}>
            <FormattedMessage {...groupMessages.add} />
          </Button>
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly question: Extract<WrittenQuestion, { readonly type: 'budget' }>;
  readonly group: ProjectGroup;
  readonly number: number;
  readonly onChange: (change: Partial<ProjectGroup>) => void;
  readonly onRemove: () => void;
}

function Group({ question, group, number, onChange, onRemove }: GroupProps) {
  const { formatMessage } = useIntl();
  const { isFrozen, locale, original } = useBuilder();
  const about = useId();
  const place = `${question.id}.group.${group.id}`;
  const options = question.options.map(({ id, label }, index) => ({
    value: id,
    label:
      pickText(label, locale, original)?.text ??
      formatMessage(conditionMessages.option, { number: index + 1 }),
  }));
  const mark = ({ target }: FormEvent) => {
    const { value, checked } = target as HTMLInputElement;
    const others = group.options.filter((id) => id !== value);
    onChange({ options: checked ? [...others, value] : others });
  };
  return (
    <div role="group" aria-labelledby={about} className={styles['condition']} data-field={place}>
      <p id={about} className={styles['optionNumber']}>
        <FormattedMessage {...groupMessages.number} values={{ number }} />
      </p>
      <TranslatedField
        name={`${place}.name`}
        label={groupMessages.name}
        texts={group.name}
        rows={1}
        onText={(text) => onChange({ name: setText(group.name, locale, text) })}
      />
      <FieldChangeListener onValue={(text) => onChange({ most: numberIn(text) })}>
        <NumberField
          name={`${place}.most`}
          label={groupMessages.most}
          hint={<FormattedMessage {...groupMessages.mostHint} />}
          minValue={1}
          maxValue={PAPER_LIMITS.options}
          step={1}
          isOptional
          isDisabled={isFrozen}
          {...(group.most !== null && { defaultValue: group.most })}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(text) => onChange({ budget: numberIn(text) })}>
        <NumberField
          name={`${place}.budget`}
          label={groupMessages.budget}
          minValue={1}
          step={1}
          formatOptions={toMoneyFormat(question.settings.currency)}
          isOptional
          isDisabled={isFrozen}
          {...(group.budget !== null && { defaultValue: group.budget })}
        />
      </FieldChangeListener>
      <div key={options.map(({ value }) => value).join(' ')} onInput={mark}>
        <CheckboxGroup
          name={`${place}.options`}
          label={groupMessages.projects}
          options={options}
          defaultValues={group.options}
          isDisabled={isFrozen}
        />
      </div>
      <GroupFault name={place} />
      {!isFrozen && <ToolButton label={questionMessages.remove} about={about} onPress={onRemove} />}
    </div>
  );
}
