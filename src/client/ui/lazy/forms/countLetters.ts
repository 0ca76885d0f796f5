/** As the server counts: a letter outside the basic plane is one. */
export const countLetters = (text: string): number => [...text].length;
