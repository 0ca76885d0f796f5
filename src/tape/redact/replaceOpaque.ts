/**
 * Runs of characters that could be a key, a token or an identifier; long ones may contain the
 * slashes of base64.
 */
const RUN = /[A-Za-z0-9_+-]{20,}={0,2}/g;
const LONG_RUN = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
/** At least 16 bytes in hexadecimal, with the dashes of a UUID or without. */
const HEXADECIMAL = /(?<![a-z\d])(?=[a-f-]*\d)(?=[\d-]*[a-f])[a-f\d-]{32,}(?![a-z\d])/i;

const LEAST_ENTROPY = 3;
const WORD_START = /(?<=[a-z][a-z])[A-Z](?=[a-z][a-z])/g;

/** Replace whatever looks as if a machine had drawn it; words, also long ones, stay. */
export function replaceOpaque(text: string, replace: (run: string) => string): string {
  return text
    .replace(LONG_RUN, (run) => (run.includes('/') && isMixed(run, 0.3) ? replace(run) : run))
    .replace(RUN, (run) => (looksOpaque(run) ? replace(run) : run));
}

/**
 * Tells whether a machine seems to have drawn this. Random text changes between capitals, small
 * letters and digits all the time; slugs and names in camel case do so now and then. A separator
 * belongs to the letter before it, and a single capital to the word that it begins. No words are
 * hexadecimal for so long, so that there a digit and a letter suffice: one UUID in three hundred
 * has most of its digits side by side.
 */
function looksOpaque(run: string): boolean {
  if (run.length < 20) return false;
  if (HEXADECIMAL.test(run) && entropyOf(run) >= LEAST_ENTROPY) return true;
  return isMixed(run, /[A-Z]/.test(run) ? 0.25 : 0.22);
}

function isMixed(run: string, leastChanges: number): boolean {
  if (entropyOf(run) < LEAST_ENTROPY) return false;
  const classes = run
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(WORD_START, (start) => start.toLowerCase());
  let changes = 0;
  for (let at = 1; at < classes.length; at += 1) {
    if (classOf(classes[at]!) !== classOf(classes[at - 1]!)) changes += 1;
  }
  return changes / Math.max(1, classes.length - 1) >= leastChanges;
}

function classOf(character: string): number {
  if (character <= '9') return 0;
  return character <= 'Z' ? 1 : 2;
}

/** Shannon's, bits per character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}
