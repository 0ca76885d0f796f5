import { useContext, useEffect, useRef } from 'react';
import { storeDraft } from '../../api/draft';
import { useAppDispatch } from '../../store/hooks';
import { FormContext, useStartValue } from './formContext';

interface Props {
  /** The name under which the form keeps what is typed. */
  readonly draft: string;
  readonly revision: number;
}

/**
 * The revision that the texts in the fields began with: kept with what is typed, so that a draft of
 * yesterday undoes nothing.
 */
export function BaseRevision({ draft, revision }: Props) {
  const dispatch = useAppDispatch();
  const { draft: kept } = useContext(FormContext);
  const start = useStartValue('revision', String(revision));
  const input = useRef<HTMLInputElement>(null);
  const isKept = 'revision' in kept;
  useEffect(() => {
    const form = input.current?.form;
    if (!form || isKept) return;
    const keep = () => void dispatch(storeDraft(draft, { revision: start }));
    form.addEventListener('input', keep, { once: true });
    return () => form.removeEventListener('input', keep);
  }, [dispatch, draft, isKept, start]);
  return <input ref={input} type="hidden" name="revision" value={start} />;
}
