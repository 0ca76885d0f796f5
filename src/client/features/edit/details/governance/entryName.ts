/** The names of the fields of one entry, which keeps its number while others come and go. */
export const entryName = (id: string, part: 'on' | 'text'): string => `entries.${id}.${part}`;
