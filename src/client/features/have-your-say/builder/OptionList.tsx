import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FIXED_OPTIONS, LIMITS } from '../../../../shared/ballots/methods';
import type { WrittenOption, WrittenQuestion } from '../../../../shared/contract/papers';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import { blankOption } from './blankQuestion';
import styles from './builder.module.css';
import { useBuilder } from './builderContext';
import { goTo } from './goTo';
import { changedIn, insertedAt, movedIn, removedFrom } from './lists';
import { builderMessages, optionMessages } from './messages';
import { OptionRow } from './OptionRow';
import { PasteOptions } from './PasteOptions';
import { PlaceFault } from './PlaceFault';

interface Props {
  readonly question: WrittenQuestion;
  readonly onOptions: (
    change: (options: readonly WrittenOption[]) => readonly WrittenOption[],
  ) => void;
}

/** The options of a question, in their order on the paper. */
export function OptionList({ question, onOptions }: Props) {
  const { isFrozen, newId } = useBuilder();
  const toast = useToast();
  const list = useRef<HTMLOListElement>(null);
  const title = useId();
  const { options, type, method } = question;
  const isFixed = FIXED_OPTIONS[method] === options.length;
  const canAdd = !isFrozen && !isFixed && options.length < LIMITS.options;

  const remove = (option: WrittenOption) => {
    const index = options.indexOf(option);
    onOptions((before) => removedFrom(before, option.id));
    toast({
      text: optionMessages.removed,
      undo: () => onOptions((before) => insertedAt(before, index, option)),
    });
    focusRow(list.current, index);
  };

  const addAt = (index: number) => {
    if (!canAdd) return;
    const option = blankOption(newId());
    onOptions((before) => insertedAt(before, index, option));
    goTo(list.current, `${option.id}.${type === 'date' ? 'startsAt' : 'label'}`);
  };

  return (
    <div className={styles['options']} data-field={`${question.id}.options`}>
      <h4 id={title} className={styles['subtitle']}>
        <FormattedMessage {...(type === 'date' ? optionMessages.dates : optionMessages.options)} />
      </h4>
      <ol ref={list} aria-labelledby={title} className={styles['optionList']}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            question={question}
            option={option}
            number={index + 1}
            isLast={index === options.length - 1}
            isFixed={isFixed || isFrozen}
            onChange={(change) =>
              onOptions((before) =>
                changedIn(before, option.id, (found) => ({ ...found, ...change })),
              )
            }
            onMove={(by) => onOptions((before) => movedIn(before, option.id, by))}
            onRemove={() => remove(option)}
            onNext={() => addAt(index + 1)}
          />
        ))}
      </ol>
      <PlaceFault name={`${question.id}.options`} />
      {isFixed && !isFrozen && (
        <p className={styles['note']}>
          <FormattedMessage {...optionMessages.fixed} />
        </p>
      )}
      {canAdd && (
        <div className={styles['row']}>
          <Button look="secondary" onClick={() => addAt(options.length)}>
            <FormattedMessage
              {...(type === 'date' ? optionMessages.addDate : optionMessages.add)}
            />
          </Button>
          {type !== 'date' && (
            <PasteOptions
              onLabels={(make) => onOptions((before) => [...withoutBlank(before), ...make(newId)])}
            />
          )}
        </div>
      )}
      {!isFrozen && options.length >= LIMITS.options && (
        <p className={styles['note']}>
          <FormattedMessage {...builderMessages.enough} />
        </p>
      )}
    </div>
  );
}

/** Options that say nothing yet make room for pasted ones. */
const withoutBlank = (options: readonly WrittenOption[]) =>
  options.filter(({ label, cost }) => Object.keys(label).length > 0 || cost !== null);

/** After a removal the focus is on the row that took the place, or the last one. */
function focusRow(list: HTMLOListElement | null, index: number): void {
  const rows = list?.children ?? [];
  const next = rows[index + 1] ?? rows[index - 1];
  next?.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus();
}
