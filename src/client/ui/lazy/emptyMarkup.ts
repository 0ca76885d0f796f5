interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createHTML: (html: string) => string | null },
  ) => unknown;
}

/** What may be assigned to `innerHTML`: nothing at all, which empties an element. */
export const onlyEmpty = (html: string): string | null => (html === '' ? '' : null);

/**
 * React Aria empties its live region with `innerHTML = ''` whenever the value of a date or a number changes; without this policy the
 * browser refuses even that (Trusted Types), and the page with the field breaks. Markup is refused as before.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: onlyEmpty });
