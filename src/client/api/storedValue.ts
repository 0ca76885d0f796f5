/**
 * Parses a text of the browser's storage; null where it is damaged. Any script or person with
 * access there can write anything: the caller checks the value.
 */
export function parseStoredValue(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
