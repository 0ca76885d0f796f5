import type { JWK } from 'jose';
import type { SignInConfiguration } from '../configuration';
import type { WellKnownEndpoints } from '../discovery';
import type { Claims, TokenParts } from './tokenParts';
import type { ValidationResult } from './validationResult';

export type DigestName = 'SHA-256' | 'SHA-384' | 'SHA-512';

type Settings = Pick<
  SignInConfiguration,
  | 'clientId'
  | 'scope'
  | 'issValidationOff'
  | 'ignoreNonceAfterRefresh'
  | 'disableIatOffsetValidation'
  | 'maxIdTokenIatOffsetAllowedInSeconds'
  | 'disableRefreshIdTokenAuthTimeValidation'
  | 'disableIdTokenValidation'
  | 'requireAtHash'
>;

/** All data that a validation looks at. Nothing else is read: no clock, no storage, no network. */
export interface AuthenticationResponseInput {
  readonly settings: Settings;
  readonly endpoints: WellKnownEndpoints | null;
  readonly isRefresh: boolean;
  /** `error` of the callback or of the token answer. */
  readonly error: string | null;
  readonly state: string | null;
  readonly storedState: string | null;
  /** `iss` of the callback (RFC 9207). */
  readonly callbackIss: string | null;
  readonly idToken: string | null;
  readonly accessToken: string | null;
  /** The nonce of the authorize request, also for a token that came by a refresh. */
  readonly storedNonce: string | null;
  /** Claims of the ID token before the refresh. */
  readonly previousClaims: Claims | null;
  /** `keys` of the provider's JWKS, as they came. */
  readonly keys: readonly JWK[];
  /** Only from the local configuration: HS algorithms are refused without it. */
  readonly clientSecret: string | null;
  /** Seconds since 1970. */
  readonly nowS: number;
  /** Tolerated difference of the clocks when the expiry is checked, in seconds. */
  readonly expiryOffsetS: number;
  readonly digest: (algorithm: DigestName, text: string) => Promise<Uint8Array>;
}

/** The same with the ID token taken apart; a token that cannot be read has empty parts. */
export interface IdTokenInput extends AuthenticationResponseInput, TokenParts {
  readonly isReadable: boolean;
  /**
   * Value that `at_hash` has to have; computed beside the signature. Null when there is nothing to
   * compare.
   */
  readonly accessTokenHash: Promise<string | null>;
}

export interface ValidationCheck<I> {
  readonly onFail: ValidationResult;
  /** The rule it follows. */
  readonly rule: string;
  readonly passes: (input: I) => boolean | Promise<boolean>;
}
