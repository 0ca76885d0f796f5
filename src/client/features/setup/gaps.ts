import {
  LEGAL_FIELDS,
  type LegalDraft,
  type LegalDraftChange,
  type LegalField,
} from '../../../shared/contract/legal';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { LegalPage } from '../../../shared/routes';
import type { Fields } from '../../ui/forms/fields';

/** Gap of a fact in the texts of one language. */
interface LanguageGap {
  readonly locale: Locale;
  /** Marks in the texts: `[… law and article]`; texts may ask for a fact in other words. */
  readonly marks: readonly string[];
  /** Words of the first mark: what is missing. */
  readonly missing: string;
  /** Sentence of the first text in which the mark stands first, before and after it. */
  readonly before: string;
  readonly after: string;
  /** Words that the template proposes. */
  readonly proposal: string | undefined;
}

/** Fact that somebody has to fill in, once for all texts that ask for it in whatever language. */
export interface MissingFact {
  /** Name of its field in the form. */
  readonly name: string;
  readonly kinds: readonly LegalPage[];
  /** Gaps by language, that in which it is asked for first. */
  readonly gaps: readonly [LanguageGap, ...LanguageGap[]];
  /** True for an address of mail or web or a number: it is no text in a language. */
  readonly isSameEverywhere: boolean;
}

const MARK_SIGNS = /^\[\s*(?:…|\.{3})\s*|\]$/g;
const MARKDOWN_SIGNS = /\*\*|^\s*(?:[-|>]|#+)\s*|\s*\|\s*$/g;
const LINK = /\[([^\][]+)\]\([^)]*\)/g;
const SENTENCE_END = /(?<=[.?!؟])\s+(?!\S*\])/;

/** Facts of the templates that are written alike in every language. */
const SAME_EVERYWHERE: readonly string[] = [
  'contactMail',
  'dataProtectionMail',
  'phone',
  'website',
  'lowestAge',
];

const toPlainText = (words: string): string =>
  words.replace(MARKDOWN_SIGNS, '').replace(LINK, '$1');

/** Finds the sentence that a mark stands in, without the signs of Markdown. */
function findSentence(draft: LegalDraft, locale: Locale, mark: string) {
  const lines = LEGAL_FIELDS.flatMap((field) => (draft[field][locale] ?? '').split('\n'));
  const line = lines.find((text) => text.includes(mark)) ?? mark;
  const sentence = line.split(SENTENCE_END).find((text) => text.includes(mark)) ?? line;
  const at = sentence.indexOf(mark);
  return {
    before: toPlainText(sentence.slice(0, at)).trimStart(),
    after: toPlainText(sentence.slice(at + mark.length)).trimEnd(),
  };
}

const splitName = (name: string) => name.split('.') as [LegalField, Locale];

interface Draft {
  readonly kind: LegalPage;
  readonly draft: LegalDraft;
}

interface FoundFact {
  readonly kinds: Set<LegalPage>;
  readonly gaps: Map<Locale, LanguageGap>;
}

/**
 * Lists the facts that drafts lack in the languages that are offered, in the order of the texts. A
 * gap that no template knows is a fact of its language alone: what several texts ask for in the
 * same words is one, a mark without words says of each text something else.
 */
export function listMissingFacts(
  drafts: readonly Draft[],
  offered: readonly Locale[],
): readonly MissingFact[] {
  const found = new Map<string, FoundFact>();
  for (const { kind, draft } of drafts)
    for (const { name, text: mark, fact, proposal } of draft.gaps) {
      const locale = splitName(name)[1];
      if (!offered.includes(locale)) continue;
      const missing = mark.replace(MARK_SIGNS, '');
      const key = fact ?? `${locale} ${missing || kind} ${mark}`;
      const { kinds, gaps } = found.get(key) ?? { kinds: new Set(), gaps: new Map() };
      const known = gaps.get(locale);
      const marks = [...new Set([...(known?.marks ?? []), mark])];
      const first = known ?? { locale, missing, proposal, ...findSentence(draft, locale, mark) };
      found.set(key, {
        kinds: kinds.add(kind),
        gaps: gaps.set(locale, { ...first, marks }),
      });
    }
  return [...found].map(([key, { kinds, gaps }], index) => ({
    name: /^\w+$/.test(key) ? `gap.${key}` : `gap.${[...kinds].join('.')}.${index}`,
    kinds: [...kinds],
    gaps: offered.flatMap((code) => gaps.get(code) ?? []) as [LanguageGap, ...LanguageGap[]],
    isSameEverywhere: SAME_EVERYWHERE.includes(key),
  }));
}

/** Names the field of a fact in a language besides the first. */
export const getOtherFieldName = ({ name }: MissingFact, locale: Locale): string =>
  `${name}.${locale}`;

/**
 * Reads a fact in a language: what was written for it there, otherwise in the first one. Where the
 * first one is as it was proposed, the language has its own proposal.
 */
function readFact(fact: MissingFact, locale: Locale, fields: Fields): string {
  const own = fields[getOtherFieldName(fact, locale)]?.trim() ?? '';
  const first = fields[fact.name]!.trim();
  const proposed = fact.gaps.find((gap) => gap.locale === locale)?.proposal;
  return own || (first === fact.gaps[0].proposal && proposed) || first;
}

/**
 * Fills in the gaps of a draft. A template brings languages that nobody is offered: where they have
 * gaps they are left out, since nobody would fill those in.
 */
export function fillGaps(
  draft: LegalDraft,
  facts: readonly MissingFact[],
  fields: Fields,
  offered: readonly Locale[],
): LegalDraftChange {
  const dropped = draft.gaps
    .map(({ name }) => splitName(name)[1])
    .filter((locale) => !offered.includes(locale));
  const fillText = (text: string, locale: Locale): string => {
    const answers = facts.flatMap((fact) =>
      fact.gaps
        .filter((gap) => gap.locale === locale)
        .flatMap(({ marks }) =>
          marks.map((mark) => [mark, readFact(fact, locale, fields)] as const),
        ),
    );
    return answers.reduce((filled, [mark, answer]) => filled.replaceAll(mark, () => answer), text);
  };
  const fill = (texts: Localized): Localized =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([locale]) => !dropped.includes(locale as Locale))
        .map(([locale, text]) => [locale, fillText(text, locale as Locale)]),
    );
  const { title, summary, body, whatChanged, revision } = draft;
  return {
    title: fill(title),
    summary: fill(summary),
    body: fill(body),
    whatChanged: fill(whatChanged),
    revision,
  };
}
