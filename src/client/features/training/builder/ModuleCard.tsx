import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LESSON_KINDS, type LessonKind } from '../../../../shared/contract/training';
import { Button } from '../../../ui/Button';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { ItemToolbar } from '../../../parts/builder/ItemToolbar';
import { changeItem } from '../../../parts/builder/listEdits';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setText } from '../../../parts/builder/writtenPaper';
import { LessonCard } from './LessonCard';
import { courseBuilderMessages, fieldMessages, kindNames, positionMessages } from './messages';
import type { WrittenLesson, WrittenModule } from './writtenCourse';

interface Props {
  readonly module: WrittenModule;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** Another lesson can be added. */
  readonly hasRoom: boolean;
  readonly onChange: (make: (module: WrittenModule) => WrittenModule) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onAdd: (kind: LessonKind) => void;
  readonly onMoveLesson: (lesson: WrittenLesson, by: -1 | 1) => void;
  readonly onRemoveLesson: (lesson: WrittenLesson) => void;
}

/** One module as it is written: its title and its lessons. */
export function ModuleCard(props: Props) {
  const { module, number, count, hasRoom, onChange, onMove, onRemove } = props;
  const { locale } = useBuilder();
  const title = useId();
  const { id, lessons } = module;
  return (
    <section className={styles['card']} aria-labelledby={title} data-field={id}>
      <header className={styles['cardHead']}>
        <h3 id={title} className={styles['cardTitle']}>
          <FormattedMessage {...positionMessages.module} values={{ number }} />
        </h3>
        <ItemToolbar
          about={title}
          isFirst={number === 1}
          isLast={number === count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </header>
      <TranslatedField
        name={`${id}.title`}
        label={fieldMessages.moduleTitle}
        texts={module.title}
        rows={1}
        onText={(text) =>
          onChange((before) => ({ ...before, title: setText(before.title, locale, text) }))
        }
      />
      <ol className={styles['optionList']}>
        {lessons.map((lesson, index) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            module={number}
            number={index + 1}
            isFirst={number === 1 && index === 0}
            isLast={number === count && index === lessons.length - 1}
            onChange={(make) =>
              onChange((before) => ({
                ...before,
                lessons: changeItem(before.lessons, lesson.id, make),
              }))
            }
            onMove={(by) => props.onMoveLesson(lesson, by)}
            onRemove={() => props.onRemoveLesson(lesson)}
          />
        ))}
      </ol>
      <GroupFault name={`${id}.lessons`} />
      {hasRoom && <AddLesson id={id} onAdd={props.onAdd} />}
    </section>
  );
}

function AddLesson({ id, onAdd }: { readonly id: string; readonly onAdd: Props['onAdd'] }) {
  const title = useId();
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={styles['add']}
      data-field={`${id}.lessons`}
    >
      <h4 id={title} className={styles['subtitle']}>
        <FormattedMessage {...courseBuilderMessages.addLesson} />
      </h4>
      <div className={styles['row']} data-field={`${id}.add`}>
        {LESSON_KINDS.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => onAdd(kind)}>
            <FormattedMessage {...kindNames[kind]} />
          </Button>
        ))}
      </div>
    </div>
  );
}
