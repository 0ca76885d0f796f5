import type { ChainLink } from '../../shared/ballots/receipts';
import type { ReceiptPosition } from './protocol';

/** Normalizes a receipt as people type it: small letters, blanks and other dashes are as good. */
const plain = (receipt: string): string => receipt.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Looks for a receipt in the chain. */
export function findReceipt(links: readonly ChainLink[], receipt: string): ReceiptPosition {
  const sought = plain(receipt);
  const index = links.findIndex((link) => plain(link.receipt) === sought);
  if (sought === '' || index < 0) return { state: 'missing' };
  const isReplaced = links.some(({ replaces }) => replaces !== null && plain(replaces) === sought);
  return {
    state: isReplaced ? 'replaced' : 'counted',
    link: index + 1,
    links: links.length,
  };
}
