import { useState } from 'react';
import { canUsePasskeys } from '../../api/passkeys';
import { useAppDispatch } from '../../store/hooks';

/** Tells whether this browser has passkeys. */
export function usePasskeysPossible(): boolean {
  const dispatch = useAppDispatch();
  const [isPossible] = useState(() => dispatch(canUsePasskeys()));
  return isPossible;
}
