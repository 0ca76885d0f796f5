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

/** A place of a legal text that somebody has to fill in, once for a language. */
export interface Gap {
  /** Name of its field in the form. */
  readonly name: string;
  readonly locale: Locale;
  /** Mark in the text: `[… law and article]`. */
  readonly mark: string;
  /** Words of the mark: what is missing. */
  readonly missing: string;
  /** Sentence in which the mark stands first, before and after it. */
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

/** Lists the gaps of a draft in the languages that are offered, each mark of a language once. */
export function listGaps(
  kind: LegalPage,
  draft: LegalDraft,
  offered: readonly Locale[],
): readonly Gap[] {
  return offered.flatMap((locale) => {
    const found = draft.gaps.filter(({ name }) => splitName(name)[1] === locale);
    const marks = [...new Set(found.map(({ text }) => text))];
    return marks.map((mark, index) => ({
      name: `${kind}.${locale}.${index}`,
      locale,
      mark,
      missing: mark.replace(MARK_SIGNS, ''),
      ...findSentence(draft, locale, mark),
    }));
  });
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
