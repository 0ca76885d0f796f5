import fc from 'fast-check';
import { anyText, fuzz, anyMutatedText, anyMutatedJson, readCorpus } from '../shared/testing/fuzz';
import { parseCallback, removeCallbackParams } from './callbackParams';
import { completeConfiguration, parseConfigurations } from './configuration';
import { parseDiscovery } from './discovery';
import { isObject } from './options';
import { isSecureRoute } from './secureRoutes';
import { createResponseInput, mint } from './validation/testing/authenticationResponses';
import { MAX_TOKEN_CHARACTERS, parseJwt } from './validation/tokenParts';
import { validateAuthenticationResponse } from './validation/validateAuthenticationResponse';

const corpus = (name: string) => readCorpus(`src/oidc/testing/corpus/${name}.json`);
const config = completeConfiguration({ authority: 'https://door.example' }, 0);
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

test('[SPEC 4.1.3] fuzz, callback addresses: read or refused, each value a text of at most 8 kB, and nothing of it stays in the address', () => {
  const whole =
    'https://portal.example/callback?code=c&state=s&iss=https%3A%2F%2Fdoor.example&session_state=x';
  const refused =
    'https://portal.example/callback?error=access_denied&error_description=no&error_uri=https%3A%2F%2Fdoor.example&state=s';
  return fuzz({
    corpus: corpus('callbacks'),
    generated: anyMutatedText(whole, refused),
    read: (url) => [parseCallback(url), removeCallbackParams(url)] as const,
    look([params, clean]) {
      expect(clean).not.toMatch(/[?#]/);
      if ('refused' in params)
        return expect(params.refused).toMatch(/^(malformedCallback|doubledParameter)$/);
      for (const value of Object.values(params).filter((one) => typeof one === 'string'))
        expect(value.length).toBeLessThanOrEqual(8_192);
    },
  });
});

test('[SPEC 5.1.12] fuzz, tokens: three parts whose first two are objects, or none', async () => {
  const token = await mint();
  const [head, claims] = token.split('.');
  return fuzz({
    corpus: corpus('tokens'),
    generated: fc.oneof(
      anyMutatedText(token),
      anyMutatedJson(JSON.parse(Buffer.from(claims!, 'base64url').toString())).map(
        (text) => `${head}.${Buffer.from(text).toString('base64url')}.x`,
      ),
    ),
    read: parseJwt,
    look(parts, text) {
      if (!parts) return;
      expect(text.length).toBeLessThanOrEqual(MAX_TOKEN_CHARACTERS);
      expect(text.split('.')).toHaveLength(3);
      expect([isObject(parts.header), isObject(parts.claims)]).toEqual([true, true]);
    },
  });
});

test('[SPEC 5.1.9] fuzz, ID tokens: nothing but what was signed is believed', async () => {
  const token = await mint();
  const [signed] = token.split(/\.[^.]*$/);
  return fuzz({
    corpus: corpus('tokens'),
    generated: anyMutatedText(token).filter((text) => !text.startsWith(`${signed}.`)),
    read: async (text) =>
      (await validateAuthenticationResponse(await createResponseInput(text))).result,
    look: (result) => expect(result).not.toBe('Ok'),
  });
});

test('[SPEC 3.5.1] fuzz, the browser’s configuration: completed with the options that there are, or left out with an error', () => {
  const names = Object.keys(config);
  return fuzz({
    corpus: corpus('configurations'),
    generated: anyMutatedJson(config, {
      ...config,
      authority: '',
      secureRoutes: ['https://a.example'],
    }),
    read: (text) => {
      const given = parsed(text);
      return parseConfigurations(isObject(given) ? [given] : []);
    },
    look({ configurations }) {
      for (const one of configurations) {
        expect(Object.keys(one)).toEqual(names);
        for (const name of names as (keyof typeof config)[])
          if (config[name] !== null) expect(typeof one[name]).toBe(typeof config[name]);
      }
    },
  });
});

const isProtected = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

test('[SPEC 3.7.1] fuzz, discovery documents: endpoints are https addresses or absent, or there are none', () => {
  const document = {
    issuer: 'https://door.example',
    authorization_endpoint: 'https://door.example/authorize',
    token_endpoint: 'https://door.example/token',
    jwks_uri: 'https://door.example/jwks',
    userinfo_endpoint: 'https://door.example/me',
    check_session_iframe: 'https://door.example/frame',
    end_session_endpoint: 'https://door.example/end',
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  return fuzz({
    corpus: corpus('configurations'),
    generated: anyMutatedJson(document),
    read: (text) => parseDiscovery(parsed(text), config),
    look(endpoints) {
      for (const [name, value] of Object.entries(endpoints ?? {}))
        if (/Endpoint$|Uri$|Iframe$/i.test(name) && value !== '')
          expect([name, isProtected(String(value))]).toEqual([name, true]);
    },
  });
});

test('[SPEC 7.3.1] fuzz, 5,000 addresses: a token goes to exact origins and paths alone', () => {
  const routes = ['https://api.example/v1', 'https://files.example:8443/v1/files/*/x'];
  const hostile = corpus('addresses');
  return fuzz({
    corpus: hostile,
    generated: fc.oneof(
      anyMutatedText(...hostile.values(), ...routes, 'https://api.example/v1/a?b=c#d'),
      fc
        .tuple(
          fc.constantFrom(
            'https://',
            'http://',
            'HTTPS://',
            'https:\\\\',
            '//',
            'https:',
            'blob:https://',
          ),
          fc.constantFrom('', 'api.example@', 'api.example%40', 'a:b@', '@', 'api.example:443@'),
          fc.constantFrom(
            'api.example',
            'API.example',
            'api.example.',
            'api.example.evil.example',
            'xapi.example',
            'аpi.example',
            'ａｐｉ.example',
            'api。example',
            'api.example%2eevil.example',
            'evil.example',
          ),
          fc.constantFrom('', ':443', ':0443', ':80', ':8443', ':', ':99999'),
          fc.constantFrom(
            '/v1',
            '/v1/',
            '/v1/a',
            '/v10',
            '/v1/../admin',
            '/v1%2fa',
            '\\v1',
            '/V1/a',
            '//v1/a',
            '/./v1/a',
          ),
          anyText(12),
        )
        .map((parts) => parts.join('')),
    ),
    least: 5_000,
    read: (url) => isSecureRoute(url, routes),
    look(isSecure, url) {
      if (!isSecure) return;
      const { origin, pathname, username, password } = new URL(url);
      const covered = {
        'https://api.example': /^\/v1(\/|$)/,
        'https://files.example:8443': /^\/v1\/files\/[^/]+\/x(\/|$)/,
      };
      expect(pathname).toMatch(covered[origin as keyof typeof covered]);
      // The user named before the host is sent nothing but a name: the request goes to the host.
      expect(typeof username + typeof password).toBe('stringstring');
    },
  });
});
