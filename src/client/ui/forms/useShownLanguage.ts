import { useContext, useState } from 'react';
import type { Locale } from '../../../shared/locales';
import { FormContext, type Faults } from './formContext';

/** Tells whether one of the texts is wrong in a language. */
export const isWrongIn = (faults: Faults, names: readonly string[], code: Locale): boolean =>
  names.some((name) => faults[`${name}.${code}`] !== undefined);

interface ShownLanguages {
  readonly original: Locale;
  readonly offered: readonly Locale[];
  readonly isBeside: boolean;
}

/**
 * Returns the language in front: the chosen one, until a field in another one is looked for, or is
 * the only one that turns out to be wrong.
 */
export function useShownLanguage(
  names: readonly string[],
  { original, offered, isBeside }: ShownLanguages,
) {
  const { faults, sought } = useContext(FormContext);
  const [wanted, choose] = useState(original);
  const isOriginal = wanted === original;
  const firstOther = offered.find((code) => code !== original) ?? original;
  const chosen = isBeside && isOriginal ? firstOther : wanted;
  const bring = (code: Locale) => void ((isBeside && code === original) || choose(code));
  useChange(sought, () => {
    const place = offered.find((code) => names.some((name) => `${name}.${code}` === sought?.name));
    if (place) bring(place);
  });
  useChange(faults, (before) => {
    const wrong = offered.find((code) => isWrongIn(faults, names, code));
    if (wrong && !isWrongIn(faults, names, chosen) && !isWrongIn(before, names, wrong))
      bring(wrong);
  });
  return { chosen, choose };
}

/**
 * Tells while rendering that a value is another one: what follows from it is on the page at once.
 */
function useChange<T>(value: T, onChange: (before: T) => void): void {
  const [seen, setSeen] = useState(value);
  if (value === seen) return;
  setSeen(value);
  onChange(seen);
}
