import { parseJwt } from '../../oidc/validation/tokenParts';
import { isAlias } from './aliasKinds';
import { findSecretsByName } from './lintNames';
import { replaceOpaque } from './replaceOpaque';
import { TELEPHONE_PATTERN } from './telephone';

export interface Finding {
  /** Counts from 1. */
  readonly line: number;
  readonly what: FindingKind;
  /** First characters of the finding; more would spread what should not be there. */
  readonly starts: string;
}

export type FindingKind =
  | 'signed token'
  | 'cookie'
  | 'authorization'
  | 'e-mail address'
  | 'telephone number'
  | 'random text'
  | 'named secret';

interface Search {
  readonly what: FindingKind;
  readonly find: (text: string) => readonly string[];
}

const matching =
  (pattern: RegExp, isMeant: (found: string) => boolean = () => true) =>
  (text: string) =>
    [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole).filter(isMeant);

const SEARCHES: readonly Search[] = [
  {
    what: 'signed token',
    // A token that encrypts has five parts and no readable claims: its header is enough.
    find: matching(/ey[\w-]{8,}\.[\w-]*\.[\w.-]*|[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, looksSigned),
  },
  {
    what: 'cookie',
    find: matching(
      /(?:\b(?:set-)?cookie\b["'\s]*[:=]\s*["']?)(?!s?["']?\s*[:{])([\w.-]+=[^;"'\s]+)/gi,
      isNoAlias,
    ),
  },
  {
    what: 'authorization',
    find: matching(/\b(?:bearer|basic|dpop)\s+([\w.~+/=-]{6,})/gi, isNoAlias),
  },
  {
    what: 'e-mail address',
    find: matching(
      /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
      (found) => !/(?:@|%40)example\.org$/i.test(found),
    ),
  },
  { what: 'telephone number', find: matching(TELEPHONE_PATTERN) },
  { what: 'random text', find: findOpaque },
];

/**
 * Finds whatever a tape must not hold: signed tokens, cookies, credentials, addresses and numbers
 * of people, text that looks drawn by a machine, and whatever its name says is secret. The hashes
 * and the seed that every tape has are left out.
 */
export function lintTape(text: string): readonly Finding[] {
  return text.split('\n').flatMap((row, index) => {
    const examined = unescaped(withoutOwn(row));
    const byLook = SEARCHES.flatMap(({ what, find }) =>
      find(examined).map((found) => ({ what, found })),
    );
    const byName = findSecretsByName(row).map((found) => ({
      what: 'named secret' as const,
      found,
    }));
    return [...byLook, ...byName].map(({ what, found }) => ({
      line: index + 1,
      what,
      starts: found.slice(0, 6),
    }));
  });
}

/** Removes what the format itself puts into a line. */
function withoutOwn(row: string): string {
  return row
    .replace(/,"x":"[0-9a-f]{4,12}"\}$/, '}')
    .replace(/"(?:h|hash|req\.hash)":"[0-9a-f]{8,12}"/g, '')
    .replace(/^(\{"tape".*)"seed":"[0-9a-f]{32}"/, '$1');
}

/** Unescapes JSON within JSON, and addresses within addresses. */
function unescaped(row: string): string {
  return row.replaceAll('\\', '').replace(/%[2-7][0-9A-Fa-f]/g, (code) => decodeURIComponent(code));
}

function looksSigned(found: string): boolean {
  return parseJwt(found) !== null || /^ey[\w-]{8,}\./.test(found);
}

function isNoAlias(found: string): boolean {
  return !isAlias(found.replace(/^[\w.-]+=/, ''));
}

function findOpaque(text: string): readonly string[] {
  const found: string[] = [];
  replaceOpaque(text, (run) => {
    found.push(run);
    return '';
  });
  return found;
}
