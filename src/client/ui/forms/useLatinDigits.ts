import { useEffect, useRef } from 'react';
import { toLatinDigits } from '../../../shared/fold';
import { typeText } from './typeText';

/**
 * Converts digits and separators to Latin ones: the page shows Latin digits, and these signs stand
 * beside them.
 */
const latinNumber = (text: string): string =>
  toLatinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',');

/**
 * Below this element the digits of Arabic and Persian keyboards arrive as Latin ones: the fields
 * know no others.
 */
export function useLatinDigits() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    const replace = (event: InputEvent) => {
      const typed = event.data ?? '';
      const text = latinNumber(typed);
      if (text === typed) return;
      event.preventDefault();
      event.stopPropagation();
      typeInstead(event.target as HTMLElement, text);
    };
    element.addEventListener('beforeinput', replace, true);
    return () => element.removeEventListener('beforeinput', replace, true);
  }, []);
  return place;
}

/** Types a text into a field, which is asked first, as the browser asks it. */
function typeInstead(field: HTMLElement, data: string): void {
  if (typeText(field, data)) return;
  const asked = new InputEvent('beforeinput', {
    data,
    inputType: 'insertText',
    bubbles: true,
    cancelable: true,
  });
  if (!field.dispatchEvent(asked) || !(field instanceof HTMLInputElement)) return;
  const end = (field.selectionStart ?? 0) + data.length;
  field.setRangeText(data);
  field.setSelectionRange(end, end);
  field.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText', bubbles: true }));
}
