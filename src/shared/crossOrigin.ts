import { RECEIPT_HEADER } from './ballots/receiptHeader';
import { VOTER_KEY_HEADER } from './ballots/voterKeyHeader';

/**
 * Methods that a portal may send to an API on another origin: the host allows no other, and the
 * portal's types know no other.
 */
export const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type ApiMethod = (typeof API_METHODS)[number];

export const REQUEST_HEADERS = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'if-match',
  'Upload-Offset',
  'X-XSRF-TOKEN',
  RECEIPT_HEADER,
  VOTER_KEY_HEADER,
] as const;
export type RequestHeader = (typeof REQUEST_HEADERS)[number];

/** Number of the settings that the host answered by; it grows with each change of them. */
export const SETTINGS_HEADER = 'Settings-Version';

/**
 * Headers that the portal reads of an answer, besides what every page may read; the last three
 * serve programs that fetch files.
 */
export const RESPONSE_HEADERS = [
  'Date',
  'Retry-After',
  SETTINGS_HEADER,
  'Content-Disposition',
  'Content-Range',
  'ETag',
] as const;
