import { isToken, type Tape, type TokenLine } from '../format/lines';
import { OWN_KINDS } from '../redact/aliasKinds';
import { isJwk } from '../redact/keyRing';
import type { Redactor } from '../redact/redactor';
import { mintToken } from './mintTokens';

const TOKEN_NAME = /\bjwt(?:#|%23)\d+/g;

/** Puts values in place of the names on a tape. */
export interface Playback {
  /**
   * A value as it comes into the page; tokens in it are minted when they are first needed, when the
   * nonce is known.
   */
  readonly value: (value: unknown) => Promise<unknown>;
  readonly text: (text: string) => Promise<string>;
  /**
   * Begin to mint all tokens that need nothing of the page: signing takes its time, and does so
   * beside each other.
   */
  readonly mintAhead: () => void;
}

/**
 * Pattern of a reference in a token to something that the page makes, or to another token: known
 * only when it is needed.
 */
const WAITS_FOR_PAGE = new RegExp(`\\b(?:${[...OWN_KINDS, 'jwt'].join('|')})(?:#|%23)\\d`);

/** `sleptMs`: how long the device has slept in this replay and not in the recording. */
export function createPlayback(tape: Tape, redactor: Redactor, sleptMs: () => number): Playback {
  const tokens = new Map<string, TokenLine>(
    tape.lines.filter(isToken).map((line) => [line.j, line]),
  );

  const ahead = new Map<string, Promise<string>>();

  const mintNamed = async (text: string) => {
    for (const name of text.match(TOKEN_NAME) ?? []) {
      const alias = name.replace('%23', '#');
      const line = tokens.get(alias);
      if (!line) continue;
      tokens.delete(alias);
      const ready = sleptMs() === 0 && ahead.get(alias);
      const later = Math.round(sleptMs() / 1_000);
      redactor.aliases.bind(alias, await (ready || mintToken(line, redactor, later)));
    }
  };
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return filledText(value);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    const key = isJwk(value) && redactor.keys.live(value as Readonly<Record<string, unknown>>);
    if (key) return key;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [redactor.aliases.live(name), filled(part)]),
    );
  };
  /** Keys may also stand in JSON within a text, as in a storage. */
  const filledText = (text: string): string => {
    if (/^[[{]/.test(text) && text.includes('"kty"'))
      return JSON.stringify(filled(JSON.parse(text)));
    return redactor.aliases.live(text);
  };
  return {
    value: async (value) => {
      await mintNamed(JSON.stringify(value) ?? '');
      return filled(value);
    },
    text: async (text) => {
      await mintNamed(text);
      return filledText(text);
    },
    mintAhead: () => {
      for (const [alias, line] of tokens) {
        const { hdr, claims, at = '' } = line;
        if (WAITS_FOR_PAGE.test(JSON.stringify([hdr, claims, at]))) continue;
        const minted = mintToken(line, redactor, 0);
        // The code that needs the token gets the failure.
        minted.catch(() => undefined);
        ahead.set(alias, minted);
      }
    },
  };
}
