import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const UTF8 = new TextEncoder();

/** SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal digits. */
export const hashText = (text: string): string => bytesToHex(sha256(UTF8.encode(text)));

/**
 * A link of the chain: a ballot was taken in; `replaces` is the receipt of the one that it took the
 * place of.
 */
export interface ChainLink {
  readonly receipt: string;
  readonly replaces: string | null;
}

/**
 * Computes the head of the chain after one more link. It depends on all links before: none can be
 * added, left out or moved unnoticed.
 */
export const getNextHead = (head: string, { receipt, replaces }: ChainLink): string =>
  hashText(`${head}\n${receipt}\n${replaces ?? ''}`);

/** Computes the heads after each link, from the first one on. */
export function listHeads(first: string, links: readonly ChainLink[]): string[] {
  let head = first;
  return links.map((link) => (head = getNextHead(head, link)));
}

/** Lists the receipts that count: those of ballots that were not replaced. */
export function listCountedReceipts(links: readonly ChainLink[]): string[] {
  const replaced = new Set(links.map(({ replaces }) => replaces));
  return links.map(({ receipt }) => receipt).filter((receipt) => !replaced.has(receipt));
}

/**
 * 80 random bits, in groups that can be read out: a receipt proves that a ballot was taken in and
 * says nothing of its content.
 */
export const toReceipt = (bytes: Uint8Array): string =>
  bytesToHex(bytes)
    .toUpperCase()
    .match(/.{1,5}/g)!
    .join('-');
