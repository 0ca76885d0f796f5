import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

/** The key that leads to the search. */
export const SLASH_KEY = '/';

const KEPT = 'meydan-search-key';
const OFF = 'off';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ApiExtra) => T;

/**
 * Creates a thunk that tells whether the key leads to the search; it does until it is switched off
 * (WCAG 2.1.4).
 */
export const isSlashKeyOn =
  (): Thunk<boolean> =>
  (_dispatch, _getState, { ports }) =>
    ports.localStorage.read(KEPT) !== OFF;

/** Creates a thunk that switches the key on or off on this device. */
export const setSlashKey =
  (isOn: boolean): Thunk<void> =>
  (_dispatch, _getState, { ports: { localStorage } }) => {
    if (isOn) localStorage.remove(KEPT);
    else localStorage.write(KEPT, OFF);
  };

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const isForSearch = ({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === SLASH_KEY &&
  !defaultPrevented &&
  !(ctrlKey || metaKey || altKey) &&
  !(target as Element | null)?.closest?.(TYPED_INTO);

/**
 * `/` leads into the field; where it is not shown, on a phone, to the page with a field of its own.
 * Answers whether it does.
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key: page } = useLocation();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(dispatch(isSlashKeyOn())), [dispatch, page]);

  useEffect(() => {
    const document = field.current?.ownerDocument;
    const listen = (event: KeyboardEvent) => {
      if (!isForSearch(event) || !dispatch(isSlashKeyOn())) return;
      event.preventDefault();
      field.current?.focus();
      if (document?.activeElement === field.current) field.current?.select();
      else void navigate('/search');
    };
    document?.addEventListener('keydown', listen);
    return () => document?.removeEventListener('keydown', listen);
  }, [dispatch, field, navigate]);
  return isOn;
}
