import type { IntlShape, MessageDescriptor } from 'react-intl';
import { isLocale } from '../../shared/locales';
import type { MessageInLanguage } from './inLanguages';

/** ICU's element of plain text. */
const LITERAL = 0;

interface Element {
  readonly type: number;
  readonly value?: unknown;
}

/** “have-your-say.voteNow” in words. */
function wordsOf(id: string): string {
  const words = id.split('.').at(-1)!.replace(/[-_]/g, ' ').replace(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const literalsOf = (elements: readonly Element[]): string =>
  elements
    .filter(({ type }) => type === LITERAL)
    .map(({ value }) => String(value))
    .join('')
    .trim();

/**
 * Returns what is shown in the place of a text that is missing or that could not be put together:
 * its fixed words, else its name in words.
 */
function lastResort(id: string, message: unknown): string {
  return (Array.isArray(message) && literalsOf(message as Element[])) || wordsOf(id);
}

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;

/** Names that every text can hold: `{city}` and `{portal}`. */
export interface PlaceNames {
  readonly city: string;
  readonly portal: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the same formatter, except that every text knows the names of the city and the portal,
 * that a language given by its code is said by its name, that nobody is ever shown the name of a
 * message, and that a calendar day is that day in every time zone.
 */
export function createSafeIntl(intl: IntlShape, names: PlaceNames): IntlShape {
  const { messages } = intl;
  const nameLanguage = ({ language }: Values) =>
    isLocale(language) && { language: intl.formatDisplayName(language, { type: 'language' }) };
  const formatMessage = (
    descriptor: MessageDescriptor | MessageInLanguage,
    values: Values | undefined = 'values' in descriptor ? descriptor.values : undefined,
    ...rest: unknown[]
  ) => {
    const id = String(descriptor.id);
    const format = intl.formatMessage as (...given: unknown[]) => unknown;
    const given = values ? { ...names, ...values, ...nameLanguage(values) } : names;
    const text = format(descriptor, given, ...rest);
    return text === id ? lastResort(id, messages[id]) : text;
  };
  const formatDate: IntlShape['formatDate'] = (value, options) =>
    typeof value === 'string' && CALENDAR_DAY.test(value)
      ? intl.formatDate(value, { ...options, timeZone: 'UTC' })
      : intl.formatDate(value, options);
  return { ...intl, formatDate, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

const told = new Set<string>();

/** Tells a developer of a fault in a text, each once; a reader is never troubled with it. */
export function reportOnce({ message }: Error): void {
  if (process.env.NODE_ENV === 'production' || told.has(message)) return;
  told.add(message);
  console.error(message);
}
