/** Returns the name of a field of one entry, which keeps its number while others come and go. */
export const getEntryFieldName = (id: string, part: 'on' | 'text'): string =>
  `entries.${id}.${part}`;
