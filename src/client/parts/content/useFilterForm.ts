import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { runAfter } from '../search/useDebouncedValue';

/** Milliseconds after the last letter until the words are looked for. */
const TYPING_PAUSE_MS = 400;

function readQuery(form: HTMLFormElement): URLSearchParams {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(chosen as [string, string][]);
}

/**
 * Provides a form whose fields become the query of `path`: a plain GET form, which works before any
 * script has run.
 */
export function useFilterForm(path: string) {
  const navigate = useNavigate();
  const action = useHref(path);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${path}?${readQuery(event.currentTarget)}`);
  };
  return { method: 'get', action, onSubmit } as const;
}

/**
 * Provides such a form that applies each choice at once, and words after a pause. Its fields follow
 * the address and keep the focus; `known` changes when fields or options come later.
 */
export function useLiveFilterForm(path: string, known: string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const cancelPause = useRef<(() => void) | null>(null);
  const { onSubmit, ...plain } = useFilterForm(path);

  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Somebody may be typing on.
      if (
        isField &&
        field.name &&
        field.type !== 'hidden' &&
        field !== field.ownerDocument.activeElement
      )
        field.value = search.get(field.name) ?? '';
    }
  }, [search, known]);
  useEffect(() => () => cancelPause.current?.(), []);

  const apply = () => {
    if (form.current) void navigate(`${path}?${readQuery(form.current)}`, { replace: true });
  };
  return {
    ...plain,
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      cancelPause.current?.();
      onSubmit(event);
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      cancelPause.current?.();
      const isTyped = (target as Element) instanceof HTMLInputElement;
      if (isTyped) cancelPause.current = dispatch(runAfter(TYPING_PAUSE_MS, apply));
      else apply();
    },
  };
}
