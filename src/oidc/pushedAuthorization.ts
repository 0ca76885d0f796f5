import type { ErrorCode } from '../shared/errors';
import { toAuthorizeParameters, findMissingParameter, type AuthorizeRequest } from './authorizeUrl';
import { isObject } from './options';
import type { FormFields } from './tokenFields';
import { addParameters } from './urlParameters';

export type PushedAuthorizationFields =
  { readonly fields: FormFields } | { readonly missing: ErrorCode };

export interface PushedAuthorizationResponse {
  readonly requestUri: string;
  /** Seconds from the reply on. */
  readonly expiresInS: number;
}

/**
 * Body of the pushed authorization request (SPEC 7.2.6; RFC 9126 §2.1, which forbids `request_uri`
 * in it).
 */
export function toPushedAuthorizationFields(request: AuthorizeRequest): PushedAuthorizationFields {
  const missing = findMissingParameter(request);
  if (missing) return { missing };
  return { fields: { ...toAuthorizeParameters(request), request_uri: undefined } };
}

/**
 * Reads the reply to a pushed request (RFC 9126 §2.2); null when a part is missing or is not what
 * it should be.
 */
export function parsePushedAuthorizationResponse(
  reply: unknown,
): PushedAuthorizationResponse | null {
  if (!isObject(reply)) return null;
  const { request_uri: requestUri, expires_in: expiresIn } = reply;
  if (typeof requestUri !== 'string' || requestUri === '') return null;
  if (typeof expiresIn !== 'number' || !Number.isFinite(expiresIn) || expiresIn <= 0) return null;
  return { requestUri, expiresInS: expiresIn };
}

/** Returns the address to which the browser goes with a request that was pushed (RFC 9126 §4). */
export function createPushedAuthorizeUrl(
  endpoint: string,
  clientId: string,
  requestUri: string,
): string {
  return addParameters(endpoint, { client_id: clientId, request_uri: requestUri });
}
