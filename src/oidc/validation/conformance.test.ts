import type { AuthenticationResponseInput } from './idTokenInput';
import {
  createResponseInput,
  computeAtHash,
  toJsonPart,
  getPublicJwk,
  mint,
  createSigner,
  createRefreshChanges,
  SECRET,
  createSettingsChanges,
  type MintOptions,
} from './testing/authenticationResponses';
import { validateAuthenticationResponse } from './validateAuthenticationResponse';
import type { ValidationResult } from './validationResult';

interface Module {
  /** Name of the module in the suite. */
  readonly name: string;
  readonly claims?: object;
  readonly minting?: () => Promise<MintOptions>;
  readonly changes?: () => Promise<Partial<AuthenticationResponseInput>>;
  readonly change?: (token: string) => string;
  readonly result: ValidationResult;
}

const foreignKey = async (alg: string) => ({ alg, key: (await createSigner(alg)).key });
const key = (text: string) => new TextEncoder().encode(text);

/**
 * The relying-party modules of the OpenID Foundation's conformance suite that concern a code-flow
 * client and that validation alone decides. What the client has to do is the suite's; the result is
 * the name we give it.
 */
const MODULES: readonly Module[] = [
  { name: 'oidcc-client-test', result: 'Ok' },
  {
    name: 'oidcc-client-test-invalid-iss',
    claims: { iss: 'https://door.example1' },
    result: 'IssDoesNotMatchIssuer',
  },
  {
    name: 'oidcc-client-test-missing-sub',
    claims: { sub: undefined },
    result: 'RequiredPropertyMissing',
  },
  { name: 'oidcc-client-test-invalid-aud', claims: { aud: 'portal1' }, result: 'IncorrectAud' },
  {
    name: 'oidcc-client-test-missing-aud',
    claims: { aud: undefined },
    result: 'RequiredPropertyMissing',
  },
  {
    name: 'oidcc-client-test-missing-iat',
    claims: { iat: undefined },
    result: 'RequiredPropertyMissing',
  },
  {
    name: 'oidcc-client-test-kid-absent-single-jwks',
    minting: async () => ({ kid: undefined }),
    changes: async () => ({ keys: [await getPublicJwk('RS256', { kid: undefined! })] }),
    result: 'Ok',
  },
  {
    // OIDC Core §10.1: with several keys in the set a token without kid is not in order; SPEC 8.3
    // has a message for it.
    name: 'oidcc-client-test-kid-absent-multiple-jwks',
    minting: async () => ({ kid: undefined }),
    changes: async () => ({
      keys: [await getPublicJwk('RS256'), (await createSigner('RS256')).jwk],
    }),
    result: 'SignatureFailed',
  },
  {
    name: 'oidcc-client-test-idtoken-sig-rs256',
    minting: async () => ({ alg: 'RS256' }),
    result: 'Ok',
  },
  {
    name: 'oidcc-client-test-idtoken-sig-none',
    change: (token) => `${toJsonPart({ alg: 'none' })}.${token.split('.')[1]}.`,
    result: 'SignatureFailed',
  },
  {
    name: 'oidcc-client-test-invalid-sig-rs256',
    minting: () => foreignKey('RS256'),
    result: 'SignatureFailed',
  },
  {
    name: 'oidcc-client-test-invalid-sig-es256',
    minting: () => foreignKey('ES256'),
    result: 'SignatureFailed',
  },
  {
    name: 'oidcc-client-test-invalid-sig-hs256',
    minting: async () => ({ alg: 'HS256', key: key('another secret of at least 32 characters') }),
    changes: async () => ({ clientSecret: SECRET }),
    result: 'SignatureFailed',
  },
  {
    name: 'oidcc-client-test-nonce-invalid',
    claims: { nonce: 'the-nonce1' },
    result: 'IncorrectNonce',
  },
  {
    name: 'oidcc-client-test-invalid-athash',
    claims: { at_hash: computeAtHash('sha256', 'x') },
    result: 'IncorrectAtHash',
  },
  {
    name: 'oidcc-client-test-missing-athash',
    changes: async () => createSettingsChanges({ requireAtHash: true }),
    result: 'IncorrectAtHash',
  },
  {
    name: 'oidcc-client-test-signing-key-rotation',
    minting: async () => ({ kid: 'new' }),
    changes: async () => ({
      keys: [(await createSigner('RS256')).jwk, await getPublicJwk('RS256', { kid: 'new' })],
    }),
    result: 'Ok',
  },
  {
    name: 'oidcc-client-test-refresh-token',
    changes: async () => createRefreshChanges(),
    result: 'Ok',
  },
  {
    name: 'oidcc-client-test-refresh-token-invalid-issuer',
    claims: { iss: 'https://door.example1' },
    changes: async () => createRefreshChanges(),
    result: 'IssDoesNotMatchIssuer',
  },
  {
    name: 'oidcc-client-test-refresh-token-invalid-sub',
    claims: { sub: 'ada' },
    changes: async () => createRefreshChanges(),
    result: 'IncorrectIdTokenClaimsAfterRefresh',
  },
];

describe('[SPEC 1.3, 5.1.9] conformance suite of the OpenID Foundation, relying party', () => {
  test.each(MODULES)('$name: $result', async ({ claims, minting, changes, change, result }) => {
    const token = await mint(claims, await minting?.());
    const given = await createResponseInput(change ? change(token) : token, await changes?.());
    expect((await validateAuthenticationResponse(given)).result).toBe(result);
  });
});
