/** Counts letters as the server does: a letter outside the basic plane is one. */
export const countLetters = (text: string): number => [...text].length;
