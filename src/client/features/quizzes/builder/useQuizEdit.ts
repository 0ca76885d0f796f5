import { useRef, useState } from 'react';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { isProblem } from '../../../api/problem';
import { useKeys } from '../../../api/useKeys';
import { DRAFT, trimmed } from '../../have-your-say/builder/draftOf';
import { useChangeQuizPaperMutation } from './quizBuilderApi';
import { changeOf, type Written } from './writtenQuiz';

/** What somebody builds on: the revision that it began with is kept with it. */
export interface Base extends Written {
  readonly revision: number;
}

export interface QuizEditing {
  readonly slug: string;
  /** As the host has it now. */
  readonly paper: QuizPaper;
  readonly start: Base;
  readonly onChanged: (name: string, text: string) => void;
  readonly onSaved: () => void;
  /** The quiz is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

export type Change = (make: (before: Written) => Written) => void;

const OUTDATED: readonly string[] = ['newerRevision', 'quizFrozen'];

/** A quiz while it is being built: each change is kept on the device, and sent when it is asked for. */
export function useQuizEdit({ slug, paper, start, onChanged, onSaved, onNewer }: QuizEditing) {
  const keyFor = useKeys();
  const [send, { isLoading, isSuccess, error, reset }] = useChangeQuizPaperMutation();
  const [written, setWritten] = useState<Written>(start);
  const [revision, setRevision] = useState(start.revision);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef<Written>(start);
  const isNewer = isProblem(error) && error.code === 'newerRevision';
  const keep = (at: number) =>
    onChanged(DRAFT, JSON.stringify({ ...latest.current, revision: at } satisfies Base));

  const change: Change = (make) => {
    const { settings, bands, questions } = make(latest.current);
    latest.current = { settings, bands, questions };
    setWritten(latest.current);
    keep(revision);
    if (isSuccess) reset();
  };

  const save = async () => {
    if (isLoading) return;
    const sent = latest.current;
    // Once it was said that there is a newer one, that one is what is changed.
    const body = { revision: isNewer ? paper.revision : revision, ...trimmed(changeOf(sent)) };
    const { data, error: failure } = await send({ slug, body, idempotencyKey: keyFor(body) });
    if (isProblem(failure) && OUTDATED.includes(failure.code)) onNewer();
    if (!data) return;
    setRevision(data.revision);
    if (latest.current === sent) onSaved();
    else keep(data.revision);
  };

  return { written, change, save, isLoading, isSaved: isSuccess, isNewer, error };
}
