/** An @ and the letters after it that end at the caret. */
export interface TypedMention {
  /** Position of the @. */
  readonly from: number;
  readonly letters: string;
}

/** A name of one or two words; the @ begins a word, so that no e-mail address is one. */
const BEFORE_CARET =
  /(?:^|[\s([{«“"'])@([\p{L}\p{M}][\p{L}\p{M}\p{Pd}’'.]{0,39}(?: [\p{L}\p{M}]{1,20})?)$/u;

/** Returns the letters being typed at the caret, if they may become a mention. */
export function findTypedMention(text: string, caret: number): TypedMention | null {
  const [, letters] = BEFORE_CARET.exec(text.slice(Math.max(0, caret - 80), caret)) ?? [];
  return letters === undefined ? null : { from: caret - letters.length - 1, letters };
}
