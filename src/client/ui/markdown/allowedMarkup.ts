interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createHTML: (html: string) => string | null },
  ) => unknown;
}

const CHARACTER_REFERENCE = /^&[a-z][a-z0-9]*;$/i;

/**
 * Returns HTML that may be assigned to `innerHTML`: an empty string, or one named character
 * reference (HTML, 13.5), which is a character or stays as it is.
 */
export const allowedMarkup = (html: string): string | null =>
  html === '' || CHARACTER_REFERENCE.test(html) ? html : null;

/**
 * React Aria empties its live region with `innerHTML = ''` whenever the value of a date or a number
 * changes, and the reader of Markdown lets the browser say which character `&amp;` is; without this
 * policy the browser refuses even that (Trusted Types), and the page breaks. Markup is refused as
 * before.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: allowedMarkup });
