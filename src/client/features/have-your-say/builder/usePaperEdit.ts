import { useRef, useState } from 'react';
import type { PollPaper } from '../../../../shared/contract/papers';
import { isProblem } from '../../../api/problem';
import { useKeys } from '../../../api/useKeys';
import { useChangePaperMutation } from './builderApi';
import { DRAFT, trimmed, type Base } from './draftOf';
import { isOutdated } from './outdated';
import type { Written } from './written';

export interface PaperEditing {
  readonly slug: string;
  /** As the host has it now. */
  readonly paper: PollPaper;
  readonly start: Base;
  readonly onChanged: (name: string, text: string) => void;
  readonly onSaved: () => void;
  /** The poll is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

export type Change = (make: (before: Written) => Written) => void;

/** The paper while it is being built: each change is kept on the device, and sent when it is asked for. */
export function usePaperEdit({ slug, paper, start, onChanged, onSaved, onNewer }: PaperEditing) {
  const keyFor = useKeys();
  const [send, { isLoading, isSuccess, error, reset }] = useChangePaperMutation();
  const [written, setWritten] = useState<Written>(start);
  const [revision, setRevision] = useState(start.revision);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef<Written>(start);
  const isNewer = isProblem(error) && error.code === 'newerRevision';

  const change: Change = (make) => {
    const { rules, questions } = make(latest.current);
    latest.current = { rules, questions };
    setWritten(latest.current);
    onChanged(DRAFT, JSON.stringify({ revision, rules, questions }));
    if (isSuccess) reset();
  };

  const save = async () => {
    if (isLoading) return;
    const sent = latest.current;
    const { rules, questions } = sent;
    const body = {
      // Once the newer paper has been shown, it is what is changed.
      revision: isNewer ? paper.revision : revision,
      ...trimmed({ rules, questions: [...questions] }),
    };
    const { data, error: failure } = await send({ slug, body, idempotencyKey: keyFor(body) });
    if (isOutdated(failure)) onNewer();
    if (!data) return;
    setRevision(data.revision);
    if (latest.current === sent) onSaved();
    else onChanged(DRAFT, JSON.stringify({ ...latest.current, revision: data.revision }));
  };

  return { written, change, save, isLoading, isSaved: isSuccess, isNewer, error };
}
