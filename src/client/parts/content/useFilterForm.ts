import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/**
 * Provides a form whose fields become the query of `path`: a plain GET form, which works before any
 * script has run.
 */
export function useFilterForm(path: string) {
  const navigate = useNavigate();
  const action = useHref(path);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate(`${path}?${new URLSearchParams(chosen as [string, string][])}`);
  };
  return { method: 'get', action, onSubmit } as const;
}
