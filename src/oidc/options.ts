/**
 * An option: its value when it is not given, and the conversion of a value of a JSON file; null =
 * of the wrong type.
 */
export interface OptionDefinition<T> {
  readonly standard: T;
  readonly read: (value: unknown) => T | null;
}

/** From the most to the least that is written; a number in the file is a place in this list. */
const LOG_LEVELS = ['none', 'debug', 'warn', 'error'] as const;
export type LogLevelName = (typeof LOG_LEVELS)[number];

const isText = (value: unknown): value is string => typeof value === 'string';

export const text = (standard = ''): OptionDefinition<string> => ({
  standard,
  read: (value) => (isText(value) ? value : null),
});

export const flag = (standard: boolean): OptionDefinition<boolean> => ({
  standard,
  read: (value) => (typeof value === 'boolean' ? value : null),
});

/**
 * Creates a switch of other clients that cannot be changed here: any value but the standard is
 * refused.
 */
export const fixed = (standard: boolean): OptionDefinition<boolean> => ({
  standard,
  read: (value) => (value === standard ? standard : null),
});

/** Creates a duration in seconds; `least` is 1 where 0 would mean "without end". */
export const seconds = (standard: number, least = 0): OptionDefinition<number> => ({
  standard,
  read: (value) => (Number.isFinite(value) && Number(value) >= least ? Number(value) : null),
});

export const texts = (): OptionDefinition<readonly string[]> => ({
  standard: [],
  read: (value) => (Array.isArray(value) && value.every(isText) ? value : null),
});

export const parameters = (): OptionDefinition<Readonly<Record<string, string>>> => ({
  standard: {},
  read: (value) =>
    isObject(value) && Object.values(value).every(isText)
      ? (value as Readonly<Record<string, string>>)
      : null,
});

export const logLevel = (standard: LogLevelName): OptionDefinition<LogLevelName> => ({
  standard,
  read: (value) => LOG_LEVELS.find((name, place) => value === name || value === place) ?? null,
});

/** Tells whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
