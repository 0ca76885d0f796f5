/** Returns a copy without one of the names. */
export function omitKey<V>(values: Readonly<Record<string, V>>, name: string): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
}
