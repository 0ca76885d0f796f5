import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FIXED_OPTION_COUNTS, PAPER_LIMITS } from '../../../../shared/ballots/methods';
import type { WrittenOption, WrittenQuestion } from '../../../../shared/contract/papers';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import { createBlankOption } from './blankQuestion';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { changeItem, insertItem, moveItem, removeItem } from '../../../parts/builder/listEdits';
import {
  builderMessages,
  optionMessages,
  announcementMessages,
} from '../../../parts/builder/messages';
import { OptionRow } from './OptionRow';
import { PasteOptions } from './PasteOptions';
import { GroupFault } from '../../../parts/builder/GroupFault';

interface Props {
  readonly question: WrittenQuestion;
  readonly onOptions: (
    change: (options: readonly WrittenOption[]) => readonly WrittenOption[],
  ) => void;
}

/** The options of a question, in their order on the paper. */
export function OptionList({ question, onOptions }: Props) {
  const { formatMessage } = useIntl();
  const { isFrozen, newId, say } = useBuilder();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const title = useId();
  const { id, options, type, method } = question;
  const focusOn = (option: WrittenOption) =>
    focusFieldByName(place.current, `${option.id}.${type === 'date' ? 'startsAt' : 'label'}`);
  const isFixed = FIXED_OPTION_COUNTS[method] === options.length;
  const canAdd = !isFrozen && !isFixed && options.length < PAPER_LIMITS.options;

  const remove = (option: WrittenOption) => {
    const index = options.indexOf(option);
    onOptions((before) => removeItem(before, option.id));
    toast({
      text: optionMessages.removed,
      undo: () => onOptions((before) => insertItem(before, index, option)),
    });
    const next = options[index + 1];
    if (next) focusOn(next);
    else focusFieldByName(place.current, `${id}.options.add`);
  };

  const addAt = (index: number) => {
    if (!canAdd) return;
    const option = createBlankOption(newId());
    onOptions((before) => insertItem(before, index, option));
    focusOn(option);
    say(formatMessage(announcementMessages.optionAdded, { number: index + 1 }));
  };

  const move = (option: WrittenOption, by: -1 | 1) => {
    onOptions((before) => moveItem(before, option.id, by));
    const to = options.indexOf(option) + by + 1;
    say(formatMessage(announcementMessages.moved, { place: to, count: options.length }));
  };

  const paste = (added: readonly WrittenOption[]) => {
    onOptions((before) => [...withoutBlank(before), ...added]);
    if (added[0]) focusOn(added[0]);
    say(formatMessage(announcementMessages.optionsAdded, { count: added.length }));
  };

  return (
    <div ref={place} className={styles['options']} data-field={`${id}.options`}>
      <h4 id={title} className={styles['subtitle']}>
        <FormattedMessage {...(type === 'date' ? optionMessages.dates : optionMessages.options)} />
      </h4>
      <ol aria-labelledby={title} className={styles['optionList']}>
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
                changeItem(before, option.id, (found) => ({ ...found, ...change })),
              )
            }
            onMove={(by) => move(option, by)}
            onRemove={() => remove(option)}
            onNext={() => addAt(index + 1)}
          />
        ))}
      </ol>
      <GroupFault name={`${id}.options`} />
      {isFixed && !isFrozen && (
        <p className={styles['note']}>
          <FormattedMessage {...optionMessages.fixed} />
        </p>
      )}
      {canAdd && (
        <div className={styles['row']} data-field={`${id}.options.add`}>
          <Button look="secondary" onClick={() => addAt(options.length)}>
            <FormattedMessage
              {...(type === 'date' ? optionMessages.addDate : optionMessages.add)}
            />
          </Button>
          {type !== 'date' && <PasteOptions onOptions={paste} />}
        </div>
      )}
      {!isFrozen && options.length >= PAPER_LIMITS.options && (
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
