import type { KeyboardEvent } from 'react';

/** Keys that press the buttons of the entry with the focus, by their place on the keyboard. */
export const DECISION_KEYS = { keep: 'A', hide: 'H' } as const;
const MOVES: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };
const PRESSES: Readonly<Record<string, string>> = {
  KeyA: `[aria-keyshortcuts='${DECISION_KEYS.keep}']`,
  // Without reports there is no reason to hide it at once for: the form unfolds.
  KeyH: `[aria-keyshortcuts='${DECISION_KEYS.hide}'], summary`,
};

/** Focuses the entry after (1) or before (-1) one; answers false at the end of the list. */
export function focusNeighbour(row: Element, step: number): boolean {
  const neighbour = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  if (!(neighbour instanceof HTMLElement)) return false;
  neighbour.focus();
  return true;
}

/**
 * Goes through a list of entries and decides by single keys. They act while an entry or a button of
 * one has the focus, and never where somebody types (WCAG 2.1.4).
 */
export function handleDecisionKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('input, textarea, select, form')) return;
  const row = target.closest('[data-row]');
  if (!row) return;
  const step = MOVES[code];
  if (step !== undefined) focusNeighbour(row, step);
  const press = PRESSES[code];
  if (press !== undefined) row.querySelector<HTMLElement>(press)?.click();
}
