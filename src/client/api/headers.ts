import { isSecureRoute } from '../../oidc/secureRoutes';
import { RECEIPT_HEADER } from '../../shared/ballots/receiptHeader';
import { HEADERS } from '../../shared/constants';
import type { RequestHeader } from '../../shared/crossOrigin';

export interface HeaderOptions {
  readonly method: string;
  /** Complete address of the call. */
  readonly url: string;
  /** Complete address of the page. */
  readonly pageUrl: string;
  readonly language: string;
  readonly token: string | null;
  readonly antiForgeryToken: string | null;
  /** Origins of our API and our sign-in server: nobody else is shown a product token. */
  readonly trustedOrigins: readonly string[];
  /**
   * Addresses of the trusted origins that are shown the token; all of them where nothing is said.
   */
  readonly secureRoutes?: readonly string[];
  readonly idempotencyKey?: string | undefined;
  /** Receipt of a ballot: shows our API alone that its bearer has voted. */
  readonly receipt?: string | undefined;
}

const READING = ['GET', 'HEAD'];

/** Returns the headers that every call gets (SPEC 7.3); HEAD counts as GET. */
export function createHeaders(facts: HeaderOptions): Record<string, string> {
  const { origin } = new URL(facts.url);
  const isReading = READING.includes(facts.method.toUpperCase());
  const isOwnOrigin = origin === new URL(facts.pageUrl).origin;
  const isOurs = facts.trustedOrigins.includes(origin);
  const { secureRoutes = [] } = facts;
  const isSecure = secureRoutes.length === 0 || isSecureRoute(facts.url, secureRoutes);

  const candidates: [name: RequestHeader, value: string | null | undefined, applies: boolean][] = [
    ['Accept', 'application/json', isReading],
    ['Accept-Language', facts.language, true],
    ['Authorization', facts.token && `Bearer ${facts.token}`, isOurs && isSecure],
    [HEADERS.antiForgery, facts.antiForgeryToken, !isReading && isOwnOrigin],
    [HEADERS.idempotencyKey, facts.idempotencyKey, !isReading],
    [RECEIPT_HEADER, facts.receipt, isReading && isOurs],
  ];
  return Object.fromEntries(
    candidates.flatMap(([name, value, applies]) => (applies && value ? [[name, value]] : [])),
  );
}
