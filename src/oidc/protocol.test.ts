import { createHash, randomBytes } from 'node:crypto';
import { createCodeChallenge } from './pkce';
import { createRandomText } from './random';
import {
  toCodeFields,
  toDoorFields,
  toFormBody,
  toPasswordFields,
  toProductRefreshFields,
  toRefreshFields,
  toRevocationFields,
  type FormFields,
} from './tokenFields';

const bytes = (count: number) => new Uint8Array(randomBytes(count));

describe('random texts', () => {
  const lengthOf = (asked: number) => createRandomText(asked, bytes).length;

  test('[SPEC 9.1] a code verifier has 67 characters', () => expect(lengthOf(67)).toBe(67));

  test('[SPEC 9.2] state and nonce have 40 characters', () => expect(lengthOf(40)).toBe(40));

  test('[SPEC 5.2.1, 9.3] 1 to 6 give 10, 0 or less gives none, from 7 on it is as asked', () => {
    expect([-3, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(lengthOf)).toEqual([
      0, 0, 10, 10, 10, 10, 10, 10, 7, 8,
    ]);
  });

  test('[SPEC 5.2.1, 9.1, 9.2, 9.3] every length is met, with characters that need no encoding', () => {
    for (let asked = 7; asked <= 200; asked += 1) {
      expect(createRandomText(asked, bytes)).toMatch(new RegExp(`^[A-Za-z0-9_-]{${asked}}$`));
    }
  });

  test('[SPEC 9.1] every byte counts and no character is favoured', () => {
    const all = createRandomText(256, () => Uint8Array.from({ length: 256 }, (_, index) => index));
    const counts = [...new Set(all)].map((one) => all.split(one).length - 1);
    expect(counts).toEqual(Array(64).fill(4));
  });
});

test('[SPEC 4.1.2] the S256 challenge of RFC 7636, appendix B', async () => {
  const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(await createCodeChallenge(verifier, sha256)).toBe(challenge);
});

describe('form bodies', () => {
  const body = (fields: FormFields) => String(toFormBody(fields));

  test('[SPEC 3.4.1, 6.2, 7.1.1] password login', () => {
    expect(body(toPasswordFields('grace', 'p w'))).toBe(
      'username=grace&password=p+w&grant_type=password&scope=offline_access+profile+roles+phone+email',
    );
  });

  test('[SPEC 3.4.1, 7.1.2] refresh at the product', () => {
    expect(body(toProductRefreshFields('r'))).toBe(
      'refresh_token=r&grant_type=refresh_token&scope=offline_access',
    );
  });

  test('[SPEC 3.4.1, 6.2, 7.1.3] door account login', () => {
    expect(body(toDoorFields('a'))).toBe(
      'grant_type=sol%3Adoor_account_token&scope=offline_access+email+phone+profile+roles&access_token=a',
    );
  });

  const exchange = {
    clientId: 'portal',
    code: 'c',
    codeVerifier: 'v',
    redirectUri: 'u',
    custom: {},
  };

  test('[SPEC 7.2.3] code exchange, with and without PKCE', () => {
    const start = 'grant_type=authorization_code&client_id=portal&code=c';
    expect(body(toCodeFields(exchange))).toBe(`${start}&code_verifier=v&redirect_uri=u`);
    expect(body(toCodeFields({ ...exchange, codeVerifier: undefined }))).toBe(
      `${start}&redirect_uri=u`,
    );
  });

  test('[SPEC 7.2.3, 7.2.4] a configured parameter is added, one of the protocol is never replaced', () => {
    const custom = { tenant: '1', code: 'forged', refresh_token: 'forged' };
    const code = new URLSearchParams(body(toCodeFields({ ...exchange, custom })));
    const refresh = new URLSearchParams(body(toRefreshFields('portal', 'r', custom)));
    expect([code.get('tenant'), ...code.getAll('code')]).toEqual(['1', 'c']);
    expect([refresh.get('tenant'), ...refresh.getAll('refresh_token')]).toEqual(['1', 'r']);
  });

  test('[SPEC 7.2.4] refresh at the provider', () => {
    expect(body(toRefreshFields('portal', 'r'))).toBe(
      'grant_type=refresh_token&client_id=portal&refresh_token=r',
    );
  });

  test('[SPEC 7.2.7] revocation', () => {
    expect(body(toRevocationFields('portal', 't', 'refresh_token'))).toBe(
      'client_id=portal&token=t&token_type_hint=refresh_token',
    );
  });
});
