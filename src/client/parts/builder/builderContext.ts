import { createContext, useContext } from 'react';
import type { Locale } from '../../../shared/locales';

interface BuilderContextValue {
  /** The language whose words are written and previewed. */
  readonly locale: Locale;
  /** The language that every word has to be there in. */
  readonly original: Locale;
  /** Ballots have been cast: only words can change, and voting can go on for longer. */
  readonly isFrozen: boolean;
  readonly newId: () => string;
  /** Tells people who cannot see it what has become of a list. */
  readonly say: (text: string) => void;
}

export const BuilderContext = createContext<BuilderContextValue>({
  locale: 'en',
  original: 'en',
  isFrozen: false,
  newId: () => '',
  say: () => undefined,
});

export const useBuilder = () => useContext(BuilderContext);
