import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  QUESTION_KINDS,
  QUIZ_LIMITS,
  type QuestionKind,
} from '../../../../shared/quizzes/questionKinds';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { changeItem, insertItem, moveItem, removeItem } from '../../../parts/builder/listEdits';
import {
  builderMessages,
  questionMessages,
  announcementMessages,
} from '../../../parts/builder/messages';
import { quizKindNames } from './messages';
import { QuizQuestionCard } from './QuizQuestionCard';
import type { Change } from './useQuizEdit';
import { createBlankQuestion, duplicateQuestion, type WrittenQuestion } from './writtenQuiz';

interface Props {
  readonly questions: readonly WrittenQuestion[];
  readonly change: Change;
}

/** The questions as cards, in their order, and what can be added below them. */
export function QuizQuestionList({ questions, change }: Props) {
  const { formatMessage } = useIntl();
  const { isFrozen, newId, say } = useBuilder();
  const toast = useToast();
  const place = useRef<HTMLElement>(null);
  const set = (make: Parameters<typeof changedList>[0]) => change(changedList(make));

  const insert = (question: WrittenQuestion, index: number) => {
    set((before) => insertItem(before, index, question));
    focusFieldByName(place.current, `${question.id}.prompt`);
  };
  /** Removes a question at once; it comes back to its place when that is taken back. */
  const remove = (question: WrittenQuestion, index: number) => {
    set((before) => removeItem(before, question.id));
    toast({
      text: questionMessages.removed,
      undo: () => set((before) => insertItem(before, index, question)),
    });
    const next = questions[index + 1];
    focusFieldByName(place.current, next ? `${next.id}.prompt` : 'questions.add');
  };
  const move = (question: WrittenQuestion, by: -1 | 1) => {
    set((before) => moveItem(before, question.id, by));
    const to = questions.indexOf(question) + by + 1;
    say(formatMessage(announcementMessages.moved, { place: to, count: questions.length }));
  };
  return (
    <section ref={place} aria-labelledby="questions-title" className={styles['stack']}>
      <h2 id="questions-title" tabIndex={-1} className={styles['partTitle']}>
        <FormattedMessage {...builderMessages.questions} />
      </h2>
      {questions.map((question, index) => (
        <QuizQuestionCard
          key={question.id}
          question={question}
          number={index + 1}
          isLast={index === questions.length - 1}
          onChange={(make) => set((before) => changeItem(before, question.id, make))}
          onMove={(by) => move(question, by)}
          onDuplicate={() => insert(duplicateQuestion(question, newId), index + 1)}
          onRemove={() => remove(question, index)}
        />
      ))}
      {!isFrozen && questions.length < QUIZ_LIMITS.questions && (
        <AddQuestion onAdd={(kind) => insert(createBlankQuestion(kind, newId), questions.length)} />
      )}
      {!isFrozen && questions.length >= QUIZ_LIMITS.questions && (
        <p className={styles['note']}>
          <FormattedMessage {...builderMessages.enough} />
        </p>
      )}
    </section>
  );
}

/** Returns a change of the questions alone. */
const changedList =
  (
    make: (before: readonly WrittenQuestion[]) => readonly WrittenQuestion[],
  ): Parameters<Change>[0] =>
  (before) => ({ ...before, questions: make(before.questions) });

function AddQuestion({ onAdd }: { readonly onAdd: (kind: QuestionKind) => void }) {
  return (
    <section aria-labelledby="add-title" className={styles['add']} data-field="settings.questions">
      <h3 id="add-title" className={styles['subtitle']}>
        <FormattedMessage {...builderMessages.add} />
      </h3>
      <ul className={styles['kinds']} data-field="questions.add">
        {QUESTION_KINDS.map((kind) => (
          <li key={kind}>
            <Button look="secondary" className={styles['kind']} onClick={() => onAdd(kind)}>
              <span className={styles['kindName']}>
                <FormattedMessage {...quizKindNames[kind]} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
