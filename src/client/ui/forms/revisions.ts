import { useState } from 'react';

/** Revisions that one page made: what began with one of them goes on from the last. */
export interface Revisions {
  /** The last revision that this page made out of that one; the same where it made none. */
  readonly since: (revision: number) => number;
  readonly made: (from: number, to: number) => void;
}

function openRevisions(): Revisions {
  const next = new Map<number, number>();
  const since = (revision: number): number => {
    const later = next.get(revision);
    return later === undefined ? revision : since(later);
  };
  return { since, made: (from, to) => void (to > from && next.set(from, to)) };
}

/**
 * Several forms of a page change one content: what one of them saved is nothing new to the others.
 */
export const useRevisions = (): Revisions => useState(openRevisions)[0];
