import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import { RestoredNotice } from '../../../ui/forms/RestoredNotice';
import { useNewId } from '../../../ui/forms/useNewId';
import { useLocalDraft } from '../../../parts/builder/frame/useLocalDraft';
import { CourseEditor } from './CourseEditor';
import type { RevisionBase } from './useCourseEdit';
import { toWrittenCourseState } from './writtenCourse';

interface Props {
  readonly slug: string;
  readonly writing: CourseWriting;
  readonly refetch: () => unknown;
}

/**
 * A course, begun with what was kept on this device last time. Leaving with something unsaved is
 * asked about.
 */
export function CourseBuilder({ slug, writing, refetch }: Props) {
  const newId = useNewId();
  const fresh = (): RevisionBase => ({
    ...toWrittenCourseState(writing, newId),
    revision: writing.revision,
  });
  const { turn, start, isRestored, changed, ...kept } = useLocalDraft(`course.${slug}`, fresh);
  const begin = () => kept.begin(fresh());
  const saved = () => {
    kept.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <RestoredNotice onStartOver={begin} />}
      <CourseEditor
        key={turn}
        slug={slug}
        writing={writing}
        start={start}
        onChanged={changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={begin}
      />
    </>
  );
}
