import { useCallback } from 'react';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

const BYTES = 16;

/** Creates a UUID of version 4 (RFC 9562 §5.4) out of 16 random bytes. */
function uuidOf(random: Uint8Array): string {
  const bytes = Uint8Array.from(random);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const drawId = (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): string =>
  uuidOf(ports.random(BYTES));

/** Provides the maker of ids: the client that writes a question or an option makes its id. */
export function useNewId(): () => string {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(drawId), [dispatch]);
}
