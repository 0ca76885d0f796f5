/**
 * What a text of the browser's storage says; null where it is damaged. Whoever can write there can
 * write anything: the reader judges.
 */
export function storedValue(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
