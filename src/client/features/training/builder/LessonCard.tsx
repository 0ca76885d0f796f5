import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COURSE_LIMITS } from '../../../../shared/contract/courseWriting';
import { LESSON_KINDS, type LessonKind } from '../../../../shared/contract/training';
import { Badge } from '../../../ui/Badge';
import { NumberField } from '../../../ui/forms/NumberField';
import { Select } from '../../../ui/forms/Select';
import { UserText } from '../../../ui/UserText';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { ItemToolbar, type ItemActions } from '../../../parts/builder/ItemToolbar';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { pickText, setText } from '../../../parts/builder/writtenPaper';
import { useCourse } from './courseContext';
import { LessonParts } from './LessonParts';
import { fieldMessages, kindNames, peopleMessages, positionMessages } from './messages';
import type { WrittenLesson } from './writtenCourse';

export interface LessonProps {
  readonly lesson: WrittenLesson;
  readonly onChange: (make: (lesson: WrittenLesson) => WrittenLesson) => void;
}

interface Props extends LessonProps, Omit<ItemActions, 'onDuplicate'> {
  /** Position of the module, counted from 1, as that of the lesson is. */
  readonly module: number;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One lesson: folded it shows what it is, unfolded everything is written in it. */
export function LessonCard({ lesson, onChange, module, number, ...tools }: Props) {
  const about = useId();
  const { opened, onOpen, done } = useCourse();
  const { locale, original } = useBuilder();
  const { id, kind, key, title } = lesson;
  const isOpen = opened.has(id);
  const people = done[key] ?? 0;
  const words = pickText(title, locale, original);
  return (
    <li className={styles['option']} aria-labelledby={about} data-field={id}>
      <div className={styles['optionHead']}>
        <span id={about} className={styles['optionNumber']}>
          <FormattedMessage {...positionMessages.lesson} values={{ module, lesson: number }} />
        </span>
        <Badge>
          <FormattedMessage {...kindNames[kind]} />
        </Badge>
        <ItemToolbar about={about} {...tools} />
      </div>
      <details
        className={styles['more']}
        open={isOpen}
        onToggle={({ currentTarget }) => onOpen(id, currentTarget.open)}
      >
        <summary>
          {words ? <UserText text={words} /> : <FormattedMessage {...fieldMessages.untitled} />}
        </summary>
        {isOpen && (
          <div className={styles['stack']}>
            {people > 0 && (
              <p className={styles['note']}>
                <FormattedMessage {...peopleMessages.done} values={{ people }} />
              </p>
            )}
            <LessonFields lesson={lesson} onChange={onChange} />
          </div>
        )}
      </details>
    </li>
  );
}

function LessonFields({ lesson, onChange }: LessonProps) {
  const { formatMessage } = useIntl();
  const { locale } = useBuilder();
  const { id, kind, title, minutes } = lesson;
  const set = (changed: Partial<WrittenLesson>) =>
    onChange((before) => ({ ...before, ...changed }));
  return (
    <>
      <TranslatedField
        name={`${id}.title`}
        label={fieldMessages.title}
        texts={title}
        rows={1}
        onText={(text) =>
          onChange((before) => ({ ...before, title: setText(before.title, locale, text) }))
        }
      />
      <div className={styles['fields']}>
        <FieldChangeListener onValue={(value) => set({ kind: value as LessonKind })}>
          <Select
            name={`${id}.kind`}
            label={fieldMessages.kind}
            options={LESSON_KINDS.map((value) => ({
              value,
              label: formatMessage(kindNames[value]),
            }))}
            defaultValue={kind}
          />
        </FieldChangeListener>
        <FieldChangeListener onValue={(text) => text !== '' && set({ minutes: Number(text) })}>
          <NumberField
            name={`${id}.minutes`}
            label={fieldMessages.minutes}
            minValue={1}
            maxValue={COURSE_LIMITS.minutes}
            step={1}
            defaultValue={minutes}
          />
        </FieldChangeListener>
      </div>
      <LessonParts lesson={lesson} onChange={onChange} />
    </>
  );
}
