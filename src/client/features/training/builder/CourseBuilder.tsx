import { useEffect, useState } from 'react';
import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { useUnsaved } from '../../../ui/lazy/forms/useUnsaved';
import { DRAFT } from '../../have-your-say/builder/draftOf';
import { useNewId } from '../../../ui/lazy/forms/useNewId';
import { CourseEditor } from './CourseEditor';
import type { Base } from './useCourseEdit';
import { writtenOf } from './writtenCourse';

interface Props {
  readonly slug: string;
  readonly writing: CourseWriting;
  readonly refetch: () => unknown;
}

/** A course, begun with what was kept on this device last time. Leaving with something unsaved is asked about. */
export function CourseBuilder({ slug, writing, refetch }: Props) {
  const newId = useNewId();
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsaved(`course.${slug}`, true);
  const baseOf = (from: CourseWriting): Base => ({
    ...writtenOf(from, newId),
    revision: from.revision,
  });
  const [first, setFirst] = useState(() => baseOf(writing));
  const text = texts[DRAFT];
  const kept = text ? (JSON.parse(text) as Base) : null;
  const hasKept = kept !== null;
  useEffect(() => {
    if (hasKept) onRestored();
  }, [hasKept, onRestored]);

  const begin = () => {
    setFirst(baseOf(writing));
    unsaved.startOver();
  };
  const saved = () => {
    unsaved.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <Restored onStartOver={begin} />}
      <CourseEditor
        key={turn}
        slug={slug}
        writing={writing}
        start={kept ?? first}
        onChanged={unsaved.changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={begin}
      />
    </>
  );
}
