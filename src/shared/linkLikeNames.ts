const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LINE_BREAKS_AND_CONTROLS = /[\s\p{Cc}\u2028\u2029]+/gu;
/** People choose names that stand in mails to others: a mail program must find no link there. */
const LOOKS_LIKE_A_LINK = /[/:@<>]|\.\p{L}{2}/u;

/** Writes a name on one line, without marks of direction and controls. */
export const toOneLine = (name: string): string =>
  name.replace(DIRECTION_MARKS, '').replace(LINE_BREAKS_AND_CONTROLS, ' ').trim();

/** Tells whether a mail program could make a link of a part of this name. */
export const isLinkLike = (name: string): boolean => LOOKS_LIKE_A_LINK.test(toOneLine(name));
