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

/** Fact that somebody has to fill in, once for a language, in each text that asks for it. */
export interface Gap {
  /** Name of its field in the form. */
  readonly name: string;
  readonly locale: Locale;
  /** Texts that have it; its field stands in the first. */
  readonly kinds: readonly LegalPage[];
  /** Mark in the text: `[… law and article]`. */
  readonly mark: string;
  /** Words of the mark: what is missing. */
  readonly missing: string;
  /** Sentence of the first text in which the mark stands first, before and after it. */
  readonly before: string;
  readonly after: string;
}

const MARK_SIGNS = /^\[\s*(?:…|\.{3})\s*|\]$/g;
const MARKDOWN_SIGNS = /\*\*|^\s*(?:[-|>]|#+)\s*|\s*\|\s*$/g;
const SENTENCE_END = /(?<=[.?!؟])\s+(?!\S*\])/;

/** Finds the sentence that a mark stands in, without the signs of Markdown. */
function findSentence(draft: LegalDraft, locale: Locale, mark: string) {
  const lines = LEGAL_FIELDS.flatMap((field) => (draft[field][locale] ?? '').split('\n'));
  const line = lines.find((text) => text.includes(mark)) ?? mark;
  const sentence = line.split(SENTENCE_END).find((text) => text.includes(mark)) ?? line;
  const at = sentence.indexOf(mark);
  return {
    before: sentence.slice(0, at).replace(MARKDOWN_SIGNS, '').trimStart(),
    after: sentence
      .slice(at + mark.length)
      .replace(MARKDOWN_SIGNS, '')
      .trimEnd(),
  };
}

const splitName = (name: string) => name.split('.') as [LegalField, Locale];

interface Draft {
  readonly kind: LegalPage;
  readonly draft: LegalDraft;
}

/**
 * Lists the gaps of drafts in the languages that are offered. What several texts ask for in the
 * same words is one gap; a mark without words says of each text something else.
 */
export function listGaps(drafts: readonly Draft[], offered: readonly Locale[]): readonly Gap[] {
  const gaps = new Map<string, Gap>();
  for (const { kind, draft } of drafts)
    for (const { name, text: mark } of draft.gaps) {
      const locale = splitName(name)[1];
      const missing = mark.replace(MARK_SIGNS, '');
      const key = `${locale} ${missing || kind} ${mark}`;
      const known = gaps.get(key) ?? {
        name: `gap.${gaps.size}`,
        locale,
        kinds: [],
        mark,
        missing,
        ...findSentence(draft, locale, mark),
      };
      if (offered.includes(locale))
        gaps.set(key, { ...known, kinds: [...new Set([...known.kinds, kind])] });
    }
  return [...gaps.values()];
}

/**
 * Fills in the gaps of a draft. A template brings languages that nobody is offered: where they have
 * gaps they are left out, since nobody would fill those in.
 */
export function fillGaps(
  draft: LegalDraft,
  gaps: readonly Gap[],
  fields: Fields,
  offered: readonly Locale[],
): LegalDraftChange {
  const dropped = draft.gaps
    .map(({ name }) => splitName(name)[1])
    .filter((locale) => !offered.includes(locale));
  const fill = (texts: Localized): Localized =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([locale]) => !dropped.includes(locale as Locale))
        .map(([locale, text]) => [
          locale,
          gaps
            .filter((gap) => gap.locale === locale)
            .reduce(
              (filled, { name, mark }) => filled.replaceAll(mark, () => fields[name]!.trim()),
              text,
            ),
        ]),
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
