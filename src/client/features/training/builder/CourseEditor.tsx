import { useMemo, useRef, useState } from 'react';
import type { FileInfo } from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import { findCourseFaults } from '../../../../shared/training/courseFaults';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { FormContext } from '../../../ui/forms/formContext';
import styles from '../../../parts/builder/builder.module.css';
import { BuilderContext } from '../../../parts/builder/builderContext';
import { NewerNotice } from '../../../parts/builder/frame/NewerNotice';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { LanguageBar } from '../../../parts/builder/LanguageBar';
import { useNewId } from '../../../ui/forms/useNewId';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
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
const NOTHING = () => undefined;
const CONTEXT = { sought: null, draft: {}, onRestored: NOTHING, onChanged: NOTHING };

/** Modules and lessons on one side, then the settings; what is missing on the other. */
export function CourseEditor({ onTakeNewer, ...options }: Props) {
  const { writing } = options;
  const { originalLocale: original } = writing;
  const newId = useNewId();
  const place = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState<Locale>(original);
  const [isJudged, setJudged] = useState(false);
  const { say, said } = useLiveRegion();
  const { opened, onOpen } = useOpened();
  const { files, onFile } = useFiles(writing.files);
  const edit = useCourseEdit(options);
  const { written, change } = edit;
  const offered = useOfferedLocales();
  const faults = useMemo(
    () => findCourseFaults(toCourse(written), original, offered),
    [written, original, offered],
  );
  const shown = isJudged && locale === original ? toFieldFaults(faults, written) : {};

  const go = (name: string) => {
    const [owner = ''] = name.split('.');
    setJudged(true);
    setLocale(original);
    if (name !== MODULES) onOpen(owner, true);
    focusFieldByName(place.current, name);
  };
  const { places, done } = writing;
  return (
    <BuilderContext value={{ locale, original, isFrozen: false, newId, say }}>
      <CourseContext value={{ places, done, files, onFile, opened, onOpen }}>
        <FormContext value={{ ...CONTEXT, faults: shown, add: () => NOTHING }}>
          <div ref={place} className={styles['builder']}>
            <div className={styles['main']}>
              {edit.isNewer && <NewerNotice onTake={onTakeNewer} />}
              <LanguageBar
                progress={(code) => getTranslationProgress(written, code)}
                onLanguage={setLocale}
              />
              <ModuleList modules={written.modules} change={change} />
              <CourseSettingsPart settings={written.settings} change={change} />
            </div>
            <aside className={styles['side']}>
              <CourseChecks written={written} faults={faults} onGo={go} onLanguage={setLocale} />
            </aside>
            <CourseSaveBar edit={edit} faults={faults} onSave={() => setJudged(true)} />
            {said}
          </div>
        </FormContext>
      </CourseContext>
    </BuilderContext>
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
