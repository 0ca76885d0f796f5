import { useState } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';
import { joinClasses } from '../joinClasses';
import styles from './dates.module.css';
import formStyles from './Form.module.css';
import { useStartValue } from './formContext';
import { useLatinDigits } from './useLatinDigits';

/**
 * Day, month and year, or hour and minute, in the order of the language; each part is a field of
 * its own.
 */
export function Segments() {
  return (
    <DateInput ref={useLatinDigits()} className={joinClasses(formStyles['input'], styles['input'])}>
      {(segment) => <DateSegment segment={segment} className={styles['segment']!} />}
    </DateInput>
  );
}

/**
 * Keeps the value of such a field: at first what its text says (`useStartValue`); null where that
 * is none, and while it is not complete.
 */
export function useParsedValue<T>(
  parse: (text: string) => T,
  name: string,
  given: string | undefined,
) {
  const start = useStartValue(name, given);
  return useState<T | null>(() => {
    try {
      return parse(start);
    } catch {
      return null;
    }
  });
}
