import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { splitLocale } from '../../shared/routes';
import type { Ports } from '../browser/ports';

/** Hands the router to the sagas. Their paths are complete: one with another language prefix loads the page anew (SPEC 2.5). */
export function useNavigationPort({
  onNavigate,
  location,
}: Pick<Ports, 'onNavigate' | 'location'>) {
  const navigate = useNavigate();
  const ours = useHref('/').replace(/\/$/, '');

  useEffect(() => {
    onNavigate((path, options) => {
      const { prefix, rest } = splitLocale(path);
      if (prefix === ours) void navigate(rest, options);
      else location[options.replace ? 'replace' : 'assign'](path);
    });
    // `navigate` is another function after each navigation; the first one serves as well.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [onNavigate, location, ours]);
}
