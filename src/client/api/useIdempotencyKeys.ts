import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/**
 * Provides an Idempotency-Key for a request: the same for the same request, so that trying again
 * never writes twice; another one as soon as anything differs, so that new input is never taken for
 * sent.
 */
export function useIdempotencyKeys(): (request: object) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: nanoid() };
    return last.current.key;
  };
}
