import { ALIAS_PATTERN, isAlias, isOwnKind, PII_KINDS, type AliasKind } from './aliasKinds';

/** Did the value come into the page, or did the page make it? */
export type Origin = 'inside' | 'outside';

/**
 * Names that stand for secrets: equal values have one name, and what it stood for is in no tape.
 */
export interface Aliases {
  readonly known: (value: string) => string | undefined;
  readonly aliasFor: (kind: AliasKind, value: string, origin: Origin) => string;
  /** Let a name stand for a value that was made for it. */
  readonly bind: (alias: string, value: string) => void;
  /** The values in place of the names in a text; a name without one stands for itself. */
  readonly live: (text: string) => string;
  readonly mail: (address: string) => string;
  readonly counts: () => { readonly secrets: number; readonly pii: number };
  /**
   * Number of values that have names: a caller that keeps what it has made of one asks whether
   * there are more by now.
   */
  readonly size: () => number;
  /** Values that are long enough to be looked for inside texts. */
  readonly searched: () => readonly string[];
}

const LEAST_SEARCHED = 8;

export function createAliases(): Aliases {
  const byValue = new Map<string, string>();
  const byAlias = new Map<string, string>();
  const counters = new Map<string, number>();
  const mails = new Map<string, string>();
  const searched: string[] = [];
  let pii = 0;

  const bind = (alias: string, value: string) => {
    byValue.set(value, alias);
    byAlias.set(alias, value);
    if (value.length >= LEAST_SEARCHED && !isAlias(value)) searched.push(value);
  };
  return {
    known: (value) => (isAlias(value) ? value : byValue.get(value)),
    bind,
    aliasFor: (wished, value, origin) => {
      const found = isAlias(value) ? value : byValue.get(value);
      if (found !== undefined) return found;
      const kind = numberedKind(wished, origin);
      const number = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, number);
      if (PII_KINDS.includes(kind)) pii += 1;
      const alias = `${kind}#${number}`;
      bind(alias, value);
      return alias;
    },
    live: (text) =>
      text.replace(ALIAS_PATTERN, (found, kind: string, sign: string, number: string) => {
        const value = byAlias.get(`${kind}#${number}`);
        if (value === undefined) return found;
        return sign === '#' ? value : encodeURIComponent(value);
      }),
    mail: (address) => {
      if (address.endsWith('@example.org')) return address;
      const found = mails.get(address) ?? `person${mails.size + 1}@example.org`;
      mails.set(address, found);
      return found;
    },
    counts: () => ({ secrets: byAlias.size - pii, pii: pii + mails.size }),
    size: () => byValue.size,
    searched: () => searched,
  };
}

/**
 * Chooses the kind under which a value is numbered: a state that the page has not made is just some
 * identifier, and an identifier that it has made is its own.
 */
function numberedKind(kind: AliasKind, origin: Origin): AliasKind {
  if (isOwnKind(kind)) return origin === 'inside' ? kind : 'id';
  return kind === 'id' && origin === 'inside' ? 'own' : kind;
}
