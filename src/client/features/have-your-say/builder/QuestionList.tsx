import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  PAPER_LIMITS,
  QUESTION_TYPES,
  type QuestionType,
} from '../../../../shared/ballots/methods';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import { QUESTIONS_FIELD } from './checks/faults';
import { createBlankQuestion, duplicateQuestion } from './blankQuestion';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { changeItem, insertItem, moveItem, removeItem } from '../../../parts/builder/listEdits';
import {
  builderMessages,
  questionMessages,
  announcementMessages,
  typeMessages,
  typeSentences,
} from '../../../parts/builder/messages';
import { QuestionCard } from './QuestionCard';
import type { Change } from './usePaperEdit';

interface Props {
  readonly questions: readonly WrittenQuestion[];
  readonly change: Change;
}

/** The questions as cards, in the order of the paper, and what can be added below them. */
export function QuestionList({ questions, change }: Props) {
  const { formatMessage } = useIntl();
  const { isFrozen, newId, say } = useBuilder();
  const { currency } = useLocaleContext().settings.money;
  const place = useRef<HTMLElement>(null);
  const remove = useRemoval(change);
  const set = (make: (before: readonly WrittenQuestion[]) => readonly WrittenQuestion[]) =>
    change((before) => ({ ...before, questions: make(before.questions) }));

  const addAt = (index: number, question: WrittenQuestion) => {
    set((before) => insertItem(before, index, question));
    focusFieldByName(place.current, `${question.id}.prompt`);
    say(formatMessage(announcementMessages.questionAdded, { number: index + 1 }));
  };
  const move = (id: string, index: number, by: -1 | 1) => {
    set((before) => moveItem(before, id, by));
    const count = questions.length;
    say(formatMessage(announcementMessages.moved, { place: index + by + 1, count }));
  };
  const removeAt = (index: number) => {
    remove(questions[index]!, index);
    const next = questions[index + 1];
    focusFieldByName(place.current, next ? `${next.id}.prompt` : QUESTIONS_FIELD);
  };
  return (
    <section ref={place} aria-labelledby="questions-title" className={styles['stack']}>
      <h2 id="questions-title" className={styles['partTitle']}>
        <FormattedMessage {...builderMessages.questions} />
      </h2>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          earlier={questions.slice(0, index)}
          isLast={index === questions.length - 1}
          onChange={(make) => set((before) => changeItem(before, question.id, make))}
          onMove={(by) => move(question.id, index, by)}
          onDuplicate={() => addAt(index + 1, duplicateQuestion(question, newId))}
          onRemove={() => removeAt(index)}
        />
      ))}
      {!isFrozen && questions.length < PAPER_LIMITS.questions && (
        <AddQuestion
          isFirst={questions.length === 0}
          onAdd={(type) => addAt(questions.length, createBlankQuestion(type, { newId, currency }))}
        />
      )}
      {!isFrozen && questions.length >= PAPER_LIMITS.questions && (
        <p className={styles['note']}>
          <FormattedMessage {...builderMessages.enough} />
        </p>
      )}
    </section>
  );
}

/** Removes a question at once, and puts it back to its place when that is undone. */
function useRemoval(change: Change) {
  const toast = useToast();
  return (question: WrittenQuestion, index: number) => {
    change((before) => ({ ...before, questions: removeItem(before.questions, question.id) }));
    toast({
      text: questionMessages.removed,
      undo: () =>
        change((before) => ({
          ...before,
          questions: insertItem(before.questions, index, question),
        })),
    });
  };
}

interface AddProps {
  /** There is no question yet. */
  readonly isFirst: boolean;
  readonly onAdd: (type: QuestionType) => void;
}

/** The kinds of questions to choose from: folded once there is a question. */
const AddQuestion = ({ isFirst, onAdd }: AddProps) => (
  <details className={styles['add']} open={isFirst} data-field={QUESTIONS_FIELD}>
    <summary>
      <h3 className={styles['subtitle']}>
        <FormattedMessage {...builderMessages.add} />
      </h3>
    </summary>
    <ul className={styles['kinds']}>
      {QUESTION_TYPES.map((type) => (
        <li key={type}>
          <Button look="secondary" className={styles['kind']} onClick={() => onAdd(type)}>
            <span className={styles['kindName']}>
              <FormattedMessage {...typeMessages[type]} />
            </span>
            <span className={styles['kindText']}>
              <FormattedMessage {...typeSentences[type]} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
