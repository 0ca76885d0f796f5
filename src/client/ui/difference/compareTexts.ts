import { diffArrays } from 'diff';

/** Words that stayed, are new or are gone. */
export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A paragraph as it became; `skipped`: how many paragraphs in a row stayed as they were. */
export type Passage =
  | { readonly pieces: readonly TextChange[]; readonly skipped: 0 }
  | { readonly pieces: readonly []; readonly skipped: number };

/** Number of paragraphs beside a change that are shown for context. */
const CONTEXT = 1;
/**
 * Least share of words that stay: below it both texts are shown one after the other, because a
 * mixture of them could not be read.
 */
const LEAST_SAME = 0.3;

/** Paragraphs without the empty lines between them. */
const splitParagraphs = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const lengthOf = (pieces: readonly TextChange[], kind: TextChange['kind']) =>
  pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.trim().length : 0), 0);

const kindOf = ({ added, removed }: { readonly added: boolean; readonly removed: boolean }) => {
  if (added) return 'added' as const;
  return removed ? ('removed' as const) : ('same' as const);
};

/** Lists words and signs, each with the space behind it. */
function tokensOf(text: string, lang: string): readonly string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return [...segments].reduce<string[]>((tokens, { segment }) => {
    const last = tokens.at(-1);
    if (last === undefined || segment.trim() !== '') tokens.push(segment);
    else tokens[tokens.length - 1] = last + segment;
    return tokens;
  }, []);
}

const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/** Compares one paragraph before and after, word by word. `lang`: the language of the words. */
export function compareWords(before: string, after: string, lang: string): readonly TextChange[] {
  const changes = diffArrays([...tokensOf(before, lang)], [...tokensOf(after, lang)], {
    comparator: isSameWord,
  });
  const pieces = changes.map((change): TextChange => ({
    kind: kindOf(change),
    text: change.value.join(''),
  }));
  const longest = Math.max(before.length, after.length);
  if (lengthOf(pieces, 'same') >= LEAST_SAME * longest) return pieces;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

type Lines = readonly (readonly TextChange[])[];
const whole =
  (kind: TextChange['kind']) =>
  (text: string): readonly TextChange[] => [{ kind, text }];

/** Paragraphs that went and those that came in their place, one beside the other. */
const replaced = (gone: readonly string[], came: readonly string[], lang: string): Lines => {
  const both = Math.min(gone.length, came.length);
  return [
    ...gone.slice(0, both).map((text, index) => compareWords(text, came[index] ?? '', lang)),
    ...gone.slice(both).map(whole('removed')),
    ...came.slice(both).map(whole('added')),
  ];
};

function compareParagraphs(before: string, after: string, lang: string): Lines {
  const parts = diffArrays(splitParagraphs(before), splitParagraphs(after));
  return parts.flatMap((part, index): Lines => {
    if (!part.added && !part.removed) return part.value.map(whole('same'));
    const next = parts[index + 1];
    if (part.removed) return replaced(part.value, next?.added ? next.value : [], lang);
    return parts[index - 1]?.removed ? [] : part.value.map(whole('added'));
  });
}

const isSame = (pieces: readonly TextChange[]) => pieces.every(({ kind }) => kind === 'same');

/**
 * Compares two versions of a text, paragraph by paragraph; long stretches without a change are left
 * out. Empty where nothing changed.
 */
export function compareTexts(before: string, after: string, lang: string): readonly Passage[] {
  const lines = compareParagraphs(before, after, lang);
  if (lines.every(isSame)) return [];
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((near) => !isSame(near));
  return lines.reduce<Passage[]>((passages, pieces, at) => {
    const last = passages.at(-1);
    if (isNear(at)) return [...passages, { pieces, skipped: 0 }];
    if (!last || last.skipped === 0) return [...passages, { pieces: [], skipped: 1 }];
    return [...passages.slice(0, -1), { pieces: [], skipped: last.skipped + 1 }];
  }, []);
}
