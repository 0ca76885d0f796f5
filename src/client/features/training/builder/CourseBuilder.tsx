import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { useNewId } from '../../../ui/lazy/forms/useNewId';
import { useKept } from '../../have-your-say/builder/frame/useKept';
import { CourseEditor } from './CourseEditor';
import type { Base } from './useCourseEdit';
import { writtenOf } from './writtenCourse';

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
  const fresh = (): Base => ({ ...writtenOf(writing, newId), revision: writing.revision });
  const { turn, start, isRestored, changed, ...kept } = useKept(`course.${slug}`, fresh);
  const begin = () => kept.begin(fresh());
  const saved = () => {
    kept.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <Restored onStartOver={begin} />}
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
