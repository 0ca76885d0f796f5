/** The same without one of its names. */
export function without<V>(values: Readonly<Record<string, V>>, name: string): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
}
