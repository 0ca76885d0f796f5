import type { Locale } from '../../shared/locales';

/**
 * Draft that a page that leads to the form for something new has written already; it travels in the
 * state of the navigation.
 */
export interface NewContentState {
  readonly locale: Locale;
  readonly title: string;
  readonly body?: string;
}

/**
 * Reads the draft in the state of a navigation, which may come from an older version of the portal:
 * null for what is not of this shape.
 */
export function readBegunContent(state: unknown): NewContentState | null {
  const { begun } = (state ?? {}) as { readonly begun?: Partial<NewContentState> | null };
  if (!begun?.locale || typeof begun.title !== 'string') return null;
  return begun as NewContentState;
}
