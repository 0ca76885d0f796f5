import { useRef, useState } from 'react';
import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import { isProblem } from '../../../api/problem';
import { useKeys } from '../../../api/useKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { DRAFT, trimmed } from '../../have-your-say/builder/draftOf';
import { useChangeCourseMutation } from './courseBuilderApi';
import { courseOf, withKeys, type Written } from './writtenCourse';

/** What somebody builds on: the revision that it began with is kept with it. */
export interface Base extends Written {
  readonly revision: number;
}

export interface CourseEditing {
  readonly slug: string;
  /** As the host has it now. */
  readonly writing: CourseWriting;
  readonly start: Base;
  readonly onChanged: (name: string, text: string) => void;
  readonly onSaved: () => void;
  /** The course is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

export type Change = (make: (before: Written) => Written) => void;

/** A course while it is being built: each change is kept on the device, and sent when it is asked for. */
export function useCourseEdit(options: CourseEditing) {
  const { slug, writing, start, onChanged, onSaved, onNewer } = options;
  const locale = useLocale();
  const keyFor = useKeys();
  const [send, { isLoading, isSuccess, error, reset }] = useChangeCourseMutation();
  const [written, setWritten] = useState<Written>(start);
  const [revision, setRevision] = useState(start.revision);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef<Written>(start);
  const isNewer = isProblem(error) && error.code === 'newerRevision';
  const keep = (at: number) =>
    onChanged(DRAFT, JSON.stringify({ ...latest.current, revision: at } satisfies Base));

  const change: Change = (make) => {
    const { settings, modules } = make(latest.current);
    latest.current = { settings, modules };
    setWritten(latest.current);
    keep(revision);
    if (isSuccess) reset();
  };

  const save = async () => {
    if (isLoading) return;
    // A key that was given stays, also where the answer is lost on its way.
    change((before) => withKeys(before, writing.originalLocale, Object.keys(writing.done)));
    const sent = latest.current;
    // Once it was said that there is a newer one, that one is what is changed.
    const at = isNewer ? writing.revision : revision;
    const body = { revision: at, course: trimmed(courseOf(sent)) };
    const { data, error: failure } = await send({
      ...{ slug, locale, body, idempotencyKey: keyFor(body) },
    });
    if (isProblem(failure) && failure.code === 'newerRevision') onNewer();
    if (!data) return;
    setRevision(data.revision);
    if (latest.current === sent) onSaved();
    else keep(data.revision);
  };

  return { written, change, save, isLoading, isSaved: isSuccess, isNewer, error };
}
