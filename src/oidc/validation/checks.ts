import {
  matchesPreviousIdToken,
  listAudiences,
  hasCorrectAtHash,
  hasCorrectAzp,
  hasCorrectNonce,
  hasRequiredClaims,
} from './claims';
import type { AuthenticationResponseInput, ValidationCheck, IdTokenInput } from './idTokenInput';
import { hasValidSignature } from './signature';

/** `prompt=none` could not be answered without the person (OIDC Core §3.1.2.6). */
const NEEDS_PERSON = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** Checks that every answer must pass, with or without an ID token. */
export const responseChecks: readonly ValidationCheck<AuthenticationResponseInput>[] = [
  {
    onFail: 'StatesDoNotMatch',
    rule: 'SPEC 5.1.8: the state is the stored one',
    passes: ({ isRefresh, state, storedState }) =>
      isRefresh || (!!storedState && state === storedState),
  },
  {
    onFail: 'LoginRequired',
    rule: 'OIDC Core §3.1.2.6: the provider did not ask the person',
    passes: ({ error }) => error === null || !NEEDS_PERSON.includes(error),
  },
  {
    onFail: 'SecureTokenServerError',
    rule: 'RFC 6749 §4.1.2.1, §5.2: the provider answered with an error',
    passes: ({ error }) => error === null,
  },
  {
    onFail: 'IssDoesNotMatchIssuer',
    rule: 'RFC 9207 §2.4: the answer comes from the provider that was asked',
    passes: ({ isRefresh, callbackIss, endpoints }) =>
      isRefresh ||
      (callbackIss === null ? !endpoints?.sendsIss : callbackIss === endpoints?.issuer),
  },
];

/** Checks that an ID token must pass, in this order: the first failure names the result. */
export const idTokenChecks: readonly ValidationCheck<IdTokenInput>[] = [
  {
    onFail: 'SignatureFailed',
    rule: 'SPEC 5.1.9, 5.1.10, 5.1.12: 3 parts, allowed algorithm, one key, valid signature',
    passes: hasValidSignature,
  },
  {
    onFail: 'IncorrectNonce',
    rule: 'SPEC 5.1.5: the nonce is the stored one',
    passes: hasCorrectNonce,
  },
  {
    onFail: 'RequiredPropertyMissing',
    rule: 'SPEC 5.1.1: iss, sub, aud, exp and iat are there',
    passes: hasRequiredClaims,
  },
  {
    onFail: 'MaxOffsetExpired',
    rule: 'SPEC 5.1.7: iat is less than the maximum away from now; not after a refresh',
    passes: ({ claims, nowS, isRefresh, settings }) =>
      isRefresh ||
      settings.disableIatOffsetValidation ||
      Math.abs(nowS - Number(claims['iat'])) < settings.maxIdTokenIatOffsetAllowedInSeconds,
  },
  {
    onFail: 'MaxOffsetExpired',
    rule: 'SPEC 5.1.7; RFC 7519 §4.1.5: nbf, where there is one, is not further ahead than iat may be',
    passes: ({ claims, nowS, settings }) =>
      claims['nbf'] === undefined ||
      Number(claims['nbf']) - nowS < settings.maxIdTokenIatOffsetAllowedInSeconds,
  },
  {
    onFail: 'NoAuthWellKnownEndPoints',
    rule: 'SPEC 5.1.2: there is an issuer to compare with',
    passes: ({ endpoints }) => endpoints !== null,
  },
  {
    onFail: 'IssDoesNotMatchIssuer',
    rule: 'SPEC 5.1.2; OIDC Core §3.1.3.7 (2): iss is the issuer',
    passes: ({ claims, endpoints, settings }) =>
      settings.issValidationOff || claims['iss'] === endpoints?.issuer,
  },
  {
    onFail: 'IncorrectAud',
    rule: 'SPEC 5.1.3; OIDC Core §3.1.3.7 (3): aud is or includes the client',
    passes: ({ claims, settings }) => listAudiences(claims).includes(settings.clientId),
  },
  {
    onFail: 'IncorrectAzp',
    rule: 'SPEC 5.1.4; OIDC Core §3.1.3.7 (4, 5): several audiences need azp; azp is the client',
    passes: hasCorrectAzp,
  },
  {
    onFail: 'IncorrectIdTokenClaimsAfterRefresh',
    rule: 'SPEC 5.1.13; OIDC Core §12.2: same person, same issuer, same audience',
    passes: matchesPreviousIdToken,
  },
  {
    onFail: 'TokenExpired',
    rule: 'SPEC 5.1.6; OIDC Core §3.1.3.7 (9): exp lies after now',
    passes: ({ claims, nowS, expiryOffsetS }) => Number(claims['exp']) > nowS - expiryOffsetS,
  },
  {
    onFail: 'IncorrectAtHash',
    rule: 'SPEC 5.1.11; OIDC Core §3.1.3.6: at_hash belongs to the access token',
    passes: hasCorrectAtHash,
  },
];
