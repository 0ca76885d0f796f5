const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Restores the text that was escaped for markup, by `html` or by React. */
export const unescapeHtml = (markup: string): string =>
  markup.replace(
    /&(?:lt|gt|quot|amp|#39|#x27);/g,
    (escape) => Object.keys(ESCAPES).find((char) => ESCAPES[char] === escape) ?? "'",
  );

/**
 * Markup that is safe to send. Only `html` and `trusted` make it, so a plain text can never pass as
 * markup.
 */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Part = string | Html | false | undefined | readonly Part[];

function render(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (char) => ESCAPES[char]!);
  return part.map(render).join('');
}

/**
 * Template tag: every text put in is escaped for element content and quoted attributes; `Html` goes
 * in as it is.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)));
}

/** Markup from a library that escapes what it puts in. */
export const toTrustedHtml = (markup: string): Html => new Html(markup);
