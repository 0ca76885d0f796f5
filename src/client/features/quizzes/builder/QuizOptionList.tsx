import { useId, useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { QUIZ_LIMITS, type QuestionKind } from '../../../../shared/quizzes/questionKinds';
import { Button } from '../../../ui/Button';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { changeItem, moveItem, removeItem } from '../../../parts/builder/listEdits';
import { optionMessages, announcementMessages } from '../../../parts/builder/messages';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { quizFieldMessages } from './messages';
import { QuizOptionRow } from './QuizOptionRow';
import {
  createOption,
  markRightOption,
  type WrittenOption,
  type WrittenQuestion,
} from './writtenQuiz';

interface Props {
  readonly question: WrittenQuestion;
  readonly onChange: (make: (question: WrittenQuestion) => WrittenQuestion) => void;
}

const HINTS: Partial<Record<QuestionKind, MessageDescriptor>> = {
  ordering: quizFieldMessages.orderHint,
  matching: quizFieldMessages.pairHint,
  text: quizFieldMessages.spellingHint,
};

const ADD: Partial<Record<QuestionKind, MessageDescriptor>> = {
  matching: quizFieldMessages.addPair,
  text: quizFieldMessages.addSpelling,
};

/** The options of a question, its pairs, or the answers that are accepted. */
export function QuizOptionList({ question, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { isFrozen, newId, say } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  const title = useId();
  const { id, kind, options } = question;
  const isFixed = isFrozen || kind === 'trueFalse';
  const name = kind === 'text' ? `${id}.accepted` : `${id}.options`;
  const hint = HINTS[kind];
  const addMessage: MessageDescriptor = ADD[kind] ?? optionMessages.add;
  const set = (make: (before: readonly WrittenOption[]) => readonly WrittenOption[]) =>
    onChange((before) => ({ ...before, options: make(before.options) }));

  const add = () => {
    const option = createOption(newId);
    set((before) => [...before, option]);
    focusFieldByName(place.current, `${option.id}.label`);
    say(formatMessage(announcementMessages.optionAdded, { number: options.length + 1 }));
  };
  const remove = (index: number) => {
    const next = options[index + 1];
    set((before) => removeItem(before, options[index]!.id));
    focusFieldByName(place.current, next ? `${next.id}.label` : `${id}.add`);
  };
  const move = (option: WrittenOption, by: -1 | 1) => {
    set((before) => moveItem(before, option.id, by));
    const to = options.indexOf(option) + by + 1;
    say(formatMessage(announcementMessages.moved, { place: to, count: options.length }));
  };
  return (
    <div ref={place} className={styles['options']} data-field={name}>
      <h4 id={title} className={styles['subtitle']}>
        <FormattedMessage {...optionMessages.options} />
      </h4>
      {hint && (
        <p className={styles['note']}>
          <FormattedMessage {...hint} />
        </p>
      )}
      <ol aria-labelledby={title} className={styles['optionList']}>
        {options.map((option, index) => (
          <QuizOptionRow
            key={option.id}
            question={question}
            option={option}
            number={index + 1}
            isFixed={isFixed}
            onChange={(changed) =>
              set((before) => changeItem(before, option.id, (one) => ({ ...one, ...changed })))
            }
            onRight={(correct) =>
              onChange((before) => ({
                ...before,
                options: markRightOption(before, option.id, correct),
              }))
            }
            onMove={(by) => move(option, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <GroupFault name={name} />
      {!isFixed && options.length < QUIZ_LIMITS.options && (
        <p data-field={`${id}.add`}>
          <Button look="secondary" onClick={add}>
            <FormattedMessage {...addMessage} />
          </Button>
        </p>
      )}
    </div>
  );
}
