import { useMemo, useState } from 'react';
import type { FileInfo } from '../../../../shared/contract/files';
import { findCourseFaults } from '../../../../shared/training/courseFaults';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { BuilderFrame, useBuilderFrame } from '../../../parts/builder/frame/BuilderFrame';
import { NewerNotice } from '../../../parts/builder/frame/NewerNotice';
import { CourseChecks } from './CourseChecks';
import { CourseContext } from './courseContext';
import { toFieldFaults } from './courseFaultPlaces';
import { CourseSaveBar } from './CourseSaveBar';
import { CourseSettingsPart } from './CourseSettingsPart';
import { ModuleList } from './ModuleList';
import { useCourseEdit, type CourseEditing } from './useCourseEdit';
import { toCourse, getTranslationProgress } from './writtenCourse';

interface Props extends CourseEditing {
  /** Drops what was built here, for what somebody else saved. */
  readonly onTakeNewer: () => void;
}

/** The list of modules: the only field of the whole course outside of its settings. */
const MODULES = 'settings.modules';

/** Modules and lessons on one side, then the settings; what is missing on the other. */
export function CourseEditor({ onTakeNewer, ...options }: Props) {
  const { writing } = options;
  const { originalLocale: original } = writing;
  const frame = useBuilderFrame(original);
  const { opened, onOpen } = useOpened();
  const { files, onFile } = useFiles(writing.files);
  const edit = useCourseEdit(options);
  const { written, change } = edit;
  const offered = useOfferedLocales();
  const faults = useMemo(
    () => findCourseFaults(toCourse(written), original, offered),
    [written, original, offered],
  );

  const go = (name: string) => {
    const [owner = ''] = name.split('.');
    if (name !== MODULES) onOpen(owner, true);
    frame.go(name);
  };
  const { places, done } = writing;
  return (
    <CourseContext value={{ places, done, files, onFile, opened, onOpen }}>
      <BuilderFrame
        frame={frame}
        isFrozen={false}
        faults={toFieldFaults(faults, written)}
        getProgress={(code) => getTranslationProgress(written, code)}
        notices={edit.isNewer && <NewerNotice onTake={onTakeNewer} />}
        side={
          <CourseChecks written={written} faults={faults} onGo={go} onLanguage={frame.setLocale} />
        }
        saveBar={<CourseSaveBar edit={edit} faults={faults} onSave={frame.judge} />}
      >
        <ModuleList modules={written.modules} change={change} />
        <CourseSettingsPart settings={written.settings} change={change} />
      </BuilderFrame>
    </CourseContext>
  );
}

/** Lessons are folded until somebody wants to write in them. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onOpen = (id: string, isOpen: boolean) =>
    setOpened((before) => {
      if (before.has(id) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return { opened, onOpen };
}

/** Provides the files that the course has, and those that were sent from here. */
function useFiles(kept: readonly FileInfo[]) {
  const [sent, setSent] = useState<readonly FileInfo[]>([]);
  const files = useMemo(
    () => [...new Map([...kept, ...sent].map((info) => [info.id, info])).values()],
    [kept, sent],
  );
  return { files, onFile: (info: FileInfo) => setSent((before) => [...before, info]) };
}
