/**
 * Header in which a voter whom the host does not know shows that they voted: the receipt of their
 * ballot. Never in an address.
 */
export const RECEIPT_HEADER = 'x-ballot-receipt';
