import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COURSE_LIMITS } from '../../../../shared/contract/courseWriting';
import type { LessonKind } from '../../../../shared/contract/training';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { changeItem, insertItem, moveItem, removeItem } from '../../../parts/builder/listEdits';
import { announcementMessages } from '../../../parts/builder/messages';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { sessionMessages } from '../../../intl/failures/messages';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useCourse } from './courseContext';
import { courseBuilderMessages, positionMessages, peopleMessages } from './messages';
import { ModuleCard } from './ModuleCard';
import type { Change } from './useCourseEdit';
import {
  createBlankLesson,
  createBlankModule,
  listLessons,
  shiftLesson,
  findLessonPosition,
  insertLesson,
  deleteLesson,
  type WrittenCourseState,
  type WrittenLesson,
  type WrittenModule,
} from './writtenCourse';

interface Props {
  readonly modules: WrittenCourseState['modules'];
  readonly change: Change;
}

type Modules = WrittenCourseState['modules'];

/** Removal that waits for an answer, because people have done lessons of it. */
interface Removal {
  readonly people: number;
  readonly run: () => void;
}

/** The modules as cards, in their order, each with its lessons. */
export function ModuleList({ modules, change }: Props) {
  const { formatMessage } = useIntl();
  const { newId, say } = useBuilder();
  const { onOpen, done } = useCourse();
  const toast = useToast();
  const place = useRef<HTMLElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const set = (make: (before: Modules) => Modules) =>
    change((before) => ({ ...before, modules: make(before.modules) }));
  const go = (name: string) => focusFieldByName(place.current, name);

  const addModule = () => {
    const module = createBlankModule(newId);
    set((before) => [...before, module]);
    go(`${module.id}.title`);
  };
  const addLesson = ({ id, lessons }: WrittenModule, kind: LessonKind) => {
    const lesson = createBlankLesson(kind, newId);
    set((before) => insertLesson(before, id, lessons.length, lesson));
    onOpen(lesson.id, true);
    go(`${lesson.id}.title`);
  };
  /**
   * Removes lessons at once; they come back to their place when that is taken back. Where people
   * have done them, it asks first.
   */
  const remove = (lessons: readonly WrittenLesson[], run: () => void) => {
    const people = Math.max(0, ...lessons.map(({ key }) => done[key] ?? 0));
    if (people === 0) return run();
    setRemoval({ people, run });
  };
  const removeModule = (module: WrittenModule, index: number) => {
    set((before) => removeItem(before, module.id));
    toast({
      text: courseBuilderMessages.moduleRemoved,
      undo: () => set((before) => insertItem(before, index, module)),
    });
    go('modules.add');
  };
  const removeLesson = (module: WrittenModule, lesson: WrittenLesson) => {
    const index = module.lessons.indexOf(lesson);
    set((before) => deleteLesson(before, lesson.id));
    toast({
      text: courseBuilderMessages.lessonRemoved,
      undo: () => set((before) => insertLesson(before, module.id, index, lesson)),
    });
    go(`${module.id}.add`);
  };
  const moveModule = (module: WrittenModule, by: -1 | 1) => {
    set((before) => moveItem(before, module.id, by));
    const to = modules.indexOf(module) + by + 1;
    say(formatMessage(announcementMessages.moved, { place: to, count: modules.length }));
  };
  const moveLesson = (lesson: WrittenLesson, by: -1 | 1) => {
    set((before) => shiftLesson(before, lesson.id, by));
    const moved = findLessonPosition(shiftLesson(modules, lesson.id, by), lesson.id);
    say(formatMessage(positionMessages.movedTo, moved));
    go(lesson.id);
  };
  const hasRoom = listLessons({ modules }).length < COURSE_LIMITS.lessons;
  return (
    <section ref={place} aria-labelledby="modules-title" className={styles['stack']}>
      <h2 id="modules-title" tabIndex={-1} className={styles['partTitle']}>
        <FormattedMessage {...courseBuilderMessages.modules} />
      </h2>
      {modules.map((module, index) => (
        <ModuleCard
          key={module.id}
          module={module}
          number={index + 1}
          count={modules.length}
          hasRoom={hasRoom}
          onChange={(make) => set((before) => changeItem(before, module.id, make))}
          onMove={(by) => moveModule(module, by)}
          onRemove={() => remove(module.lessons, () => removeModule(module, index))}
          onAdd={(kind) => addLesson(module, kind)}
          onMoveLesson={moveLesson}
          onRemoveLesson={(lesson) => remove([lesson], () => removeLesson(module, lesson))}
        />
      ))}
      <div className={styles['add']} data-field="settings.modules">
        <GroupFault name="settings.modules" />
        {modules.length < COURSE_LIMITS.modules && (
          <p data-field="modules.add">
            <Button look="secondary" onClick={addModule}>
              <FormattedMessage {...courseBuilderMessages.addModule} />
            </Button>
          </p>
        )}
      </div>
      {removal && (
        <RemoveDialog
          people={removal.people}
          onAnswer={(isYes) => {
            setRemoval(null);
            if (isYes) removal.run();
          }}
        />
      )}
    </section>
  );
}

interface RemoveDialogProps {
  /** Number of people who have done it. */
  readonly people: number;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Dialog that says what removing a lesson takes from those who have done it. */
const RemoveDialog = ({ people, onAnswer }: RemoveDialogProps) => (
  <Dialog
    title={<FormattedMessage {...courseBuilderMessages.removeTitle} />}
    onClose={() => onAnswer(false)}
  >
    <p>
      <FormattedMessage {...peopleMessages.remove} values={{ people }} />
    </p>
    <div className={styles['row']}>
      <Button look="secondary" onClick={() => onAnswer(false)}>
        <FormattedMessage {...sessionMessages.cancel} />
      </Button>
      <Button look="danger" onClick={() => onAnswer(true)}>
        <FormattedMessage {...courseBuilderMessages.removeAnyway} />
      </Button>
    </div>
  </Dialog>
);
