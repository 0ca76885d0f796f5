import { parseJwt } from '../../oidc/validation/tokenParts';
import { findFieldKind, findParameterKind, type AliasKind } from './aliasKinds';
import { createAliases, type Aliases, type Origin } from './aliases';
import { createKeyRing, isJwk, shortenKid, type KeyRing } from './keyRing';
import { replaceOpaque } from './replaceOpaque';
import { TELEPHONE_PATTERN } from './telephone';
import { createTokenBook, type TokenBook } from './tokenBook';

export interface Redactor {
  readonly aliases: Aliases;
  readonly keys: KeyRing;
  readonly tokens: TokenBook;
  /** The same without secrets and personal data. */
  readonly value: (value: unknown, origin: Origin) => unknown;
  readonly text: (text: string, origin: Origin) => string;
  /**
   * The same for what never changes in place: parts that have been seen before are not searched
   * again.
   */
  readonly state: (part: object) => object;
  /** The parameters of a form or a query. */
  readonly form: (body: string, origin: Origin) => Readonly<Record<string, string>>;
}

type RedactPart = (given: object, origin: Origin, field: string) => object;
type Redact = (given: unknown, origin: Origin, field?: string, part?: RedactPart) => unknown;

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const JWT = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
const PARAMETER = /([?&#])([\w.-]+)=([^&#\s"']*)/g;
/** Names of errors are no names of people. */
const ERROR_NAME = /^\w*(?:Error|Exception)$/;

/** Takes secrets and personal data out of whatever goes on a tape, always in the same way. */
export function createRedactor(): Redactor {
  const aliases = createAliases();
  const keys = createKeyRing(aliases);
  const tokens = createTokenBook();
  const seen = createSeenTexts();

  const token = (raw: string, origin: Origin): string => {
    const found = aliases.known(raw);
    if (found !== undefined) return found;
    const alias = aliases.aliasFor('jwt', raw, origin);
    const { header, claims } = parseJwt(raw)!;
    const kid = typeof header['kid'] === 'string' && { kid: shortenKid(aliases, header['kid']) };
    const hdr = { ...header, ...kid };
    tokens.add(alias, { raw, header, hdr, claims: value(claims, origin) as object });
    return alias;
  };

  const named = (text: string, kind: AliasKind | undefined, origin: Origin): string => {
    if (text === '') return text;
    const found = aliases.known(text);
    if (found !== undefined) return found;
    if (parseJwt(text)) return token(text, origin);
    if (kind === undefined || (kind === 'person' && ERROR_NAME.test(text))) {
      return free(text, origin);
    }
    if (kind === 'person' && /^\S+@\S+$/.test(text)) return aliases.mail(text);
    return aliases.aliasFor(kind, text, origin);
  };

  /** Redacts a text that may hold anything. */
  const free = (text: string, origin: Origin): string => {
    const object = readJson(text);
    if (object !== null) return JSON.stringify(value(object, origin));
    const known = seen.get(text, aliases.searched().length);
    if (known !== undefined) return known;
    const clean = cleaned(text, origin);
    seen.keep(text, aliases.searched().length, clean);
    return clean;
  };
  const cleaned = (text: string, origin: Origin): string => {
    let clean = text.replace(JWT, (run) => (parseJwt(run) ? token(run, origin) : run));
    clean = clean.replace(PARAMETER, (whole, sign: string, name: string, given: string) => {
      const plain = decoded(given);
      const alias = plain === '' ? '' : named(plain, findParameterKind(name), origin);
      return alias === plain ? whole : `${sign}${name}=${encodeURIComponent(alias)}`;
    });
    for (const secret of aliases.searched()) {
      if (clean.includes(secret)) clean = clean.replaceAll(secret, aliases.known(secret)!);
    }
    clean = clean.replace(MAIL, aliases.mail);
    clean = clean.replace(TELEPHONE_PATTERN, (number) => aliases.aliasFor('tel', number, origin));
    return replaceOpaque(clean, (run) => aliases.aliasFor('id', run, origin));
  };

  const value: Redact = (given, origin, field = '', part = whole) => {
    if (typeof given === 'string') return named(given, findFieldKind(field), origin);
    if (typeof given !== 'object' || given === null) return given;
    return part(given, origin, field);
  };
  const whole = (given: object, origin: Origin, field: string, part?: RedactPart): object => {
    if (Array.isArray(given)) return given.map((one) => value(one, origin, field, part));
    if (isJwk(given)) return keys.redact(given);
    const fields = Object.entries(given).map(([name, one]) => [
      free(name, origin),
      value(one, origin, field === 'address' ? field : name, part),
    ]);
    tokens.relate(given, aliases.known);
    return Object.fromEntries(fields);
  };
  const parts = new WeakMap<object, { field: string; names: number; clean: object }>();
  const unchanged: RedactPart = (given, origin, field) => {
    const known = parts.get(given);
    if (known?.names === aliases.size() && known.field === field) return known.clean;
    const clean = whole(given, origin, field, unchanged);
    parts.set(given, { field, names: aliases.size(), clean });
    return clean;
  };

  return {
    aliases,
    keys,
    tokens,
    value: (given, origin) => value(given, origin),
    text: free,
    state: (part) => unchanged(part, 'inside', ''),
    form: (body, origin) =>
      Object.fromEntries(
        [...new URLSearchParams(body)].map(([name, given]) => [
          name,
          named(given, findParameterKind(name), origin),
        ]),
      ),
  };
}

const LONGEST_SEEN = 200;
const MOST_SEEN = 4_000;

/**
 * States say the same texts again and again. What was made of one holds as long as no secret has
 * been learned since.
 */
function createSeenTexts() {
  const texts = new Map<string, string>();
  let learned = 0;
  return {
    get: (text: string, secrets: number) => (secrets === learned ? texts.get(text) : undefined),
    keep: (text: string, secrets: number, clean: string) => {
      if (secrets !== learned || texts.size >= MOST_SEEN) texts.clear();
      learned = secrets;
      if (text.length <= LONGEST_SEEN) texts.set(text, clean);
    },
  };
}

function readJson(text: string): object | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter.replaceAll('+', ' '));
  } catch {
    return parameter;
  }
}
