import type { LineFault } from './contract/papers';
import { toEmailKey, isEmail } from './emailAddress';
import { removeInvisible } from './invisibleMarks';
import { INVITATION_LIMITS } from './teamRules';

/** An address where it stands. */
interface Given {
  /** Counted from 1. */
  readonly line: number;
  readonly email: string;
}

export interface InvitationList {
  /** Each address once, as it was typed first. */
  readonly emails: readonly string[];
  readonly faults: readonly LineFault[];
}

const MAX_FAULT_TEXT_LETTERS = 80;

/** Removes what a mail program puts around an address: a name before it, and angle brackets. */
const inBrackets = (text: string): string => /<([^<>]+)>$/.exec(text)?.[1] ?? text;

/**
 * Finds the addresses in what somebody typed or pasted: one on each line, or with commas or
 * semicolons between them.
 */
const addressesIn = (text: string): Given[] =>
  removeInvisible(text)
    .split(/\r\n|\r|\n/)
    .flatMap((row, index) =>
      row
        .split(/[,;]/)
        .map((part) => inBrackets(part.trim()))
        .filter((email) => email !== '')
        .map((email) => ({ line: index + 1, email })),
    );

/**
 * Lists what is wrong with addresses: `noAddress` for each that is none, `tooMany` for the first
 * beyond the limit. One that is there twice is one.
 */
export function checkInvitations(given: readonly Given[]): InvitationList {
  const known = new Map<string, Given>();
  for (const one of given)
    if (!known.has(toEmailKey(one.email))) known.set(toEmailKey(one.email), one);
  const each = [...known.values()];
  const fault = (code: string, { line, email }: Given): LineFault => ({
    line,
    code,
    text: email.slice(0, MAX_FAULT_TEXT_LETTERS),
  });
  const beyond = each.slice(INVITATION_LIMITS.addresses, INVITATION_LIMITS.addresses + 1);
  return {
    emails: each.map(({ email }) => email),
    faults: [
      ...each.filter(({ email }) => !isEmail(email)).map((one) => fault('noAddress', one)),
      ...beyond.map((one) => fault('tooMany', one)),
    ].toSorted((one, other) => one.line - other.line),
  };
}

/** Reads a list of people to invite. */
export const parseInvitationList = (text: string): InvitationList =>
  checkInvitations(addressesIn(text));
