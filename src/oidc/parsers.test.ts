import { isCallback, parseCallback, removeCallbackParams } from './callbackParams';
import { completeConfiguration, parseConfigurations } from './configuration';
import { getDiscoveryUrl, getConfiguredEndpoints, parseDiscovery } from './discovery';
import { isObject } from './options';
import { parsePushedAuthorizationResponse } from './pushedAuthorization';
import { isSecureRoute } from './secureRoutes';
import { createRandomInput } from './testing/randomInput';
import { addParameters } from './urlParameters';
import { selectKey } from './validation/keySelection';
import { createResponseInput, mint } from './validation/testing/authenticationResponses';
import { parseJwt } from './validation/tokenParts';
import { validateAuthenticationResponse } from './validation/validateAuthenticationResponse';

const ROUNDS = 2_000;
const input = createRandomInput(20_260_301);
const often = (look: () => void) => Array.from({ length: ROUNDS }).forEach(look);

const CALLBACK = 'https://portal.example/callback?code=c&state=s&error_description=a%20b';
const config = completeConfiguration({ authority: 'https://door.example' }, 0);

test('[SPEC 4.1.3] any callback address is read or refused', () => {
  const outcomes = new Set<string>();
  often(() => {
    const url = input.mutated(CALLBACK);
    const params = parseCallback(url);
    outcomes.add('refused' in params ? params.refused : 'read');
    if (isCallback(url, CALLBACK)) expect(params).not.toEqual({ refused: 'malformedCallback' });
    expect(removeCallbackParams(url)).not.toMatch(/[?#]/);
  });
  expect(outcomes).toContain('read');
});

test('[SPEC 3.7.1] any discovery document gives text endpoints or none', () => {
  const document = { issuer: 'https://door.example', token_endpoint: 'https://door.example/t' };
  often(() => {
    const junk = input.json();
    const read = parseDiscovery(
      { ...document, ...(isObject(junk) && junk), jwks_uri: junk },
      config,
    );
    if (read) expect(typeof read.jwksUri).toBe('string');
    expect(parseDiscovery(junk, config)).toBeNull();
  });
});

test('[SPEC 3.5.1] any configuration is completed or left out', () => {
  const names = Object.keys(config);
  often(() => {
    const given = Object.fromEntries(
      Array.from({ length: 5 }, () => [input.pick([...names, input.text(8)]), input.json()]),
    );
    const { configurations, problems } = parseConfigurations([given]);
    expect(configurations.length === 0).toBe(problems.some(({ level }) => level === 'error'));
    const completed = completeConfiguration(given, 0);
    expect(Object.keys(completed)).toEqual(names);
    expect(() => [getDiscoveryUrl(completed), getConfiguredEndpoints(completed)]).not.toThrow();
  });
});

test('[SPEC 7.2.6] any reply to a pushed request is whole or nothing', () => {
  often(() => {
    const reply = { request_uri: input.json(1), expires_in: input.json(1) };
    const read = parsePushedAuthorizationResponse(input.pick([reply, input.json()]));
    if (read) expect([typeof read.requestUri, read.expiresInS > 0]).toEqual(['string', true]);
  });
});

test('[SPEC 5.1.12] any text is a token or none', () => {
  const token = `${btoa('{"alg":"RS256"}')}.${btoa('{"sub":"grace"}')}.x`.replaceAll('=', '');
  const outcomes = new Set<boolean>();
  often(() => {
    const parts = parseJwt(input.pick([input.mutated(token), input.text(60), token]));
    outcomes.add(parts === null);
    if (parts) expect([isObject(parts.header), isObject(parts.claims)]).toEqual([true, true]);
  });
  expect([...outcomes].sort()).toEqual([false, true]);
});

test('[SPEC 5.1.10] any key set gives one object or a problem', () => {
  const names = ['kid', 'kty', 'use', 'alg', 'key_ops', 'crv'];
  const values = ['RSA', 'EC', 'sig', 'enc', 'RS256', 'a', ['verify'], null, 7];
  const key = () =>
    Object.fromEntries(
      names.filter(() => input.number(2)).map((name) => [name, input.pick(values)]),
    );
  const outcomes = new Set<string>();
  often(() => {
    const keys = Array.from({ length: input.number(4) }, () =>
      input.pick([key(), { kty: 'RSA' }, input.json()]),
    );
    const alg = input.pick(['RS256', 'ES256', 'none', null, {}]);
    const selection = selectKey(keys as never, { alg, kid: input.pick(['a', undefined]) });
    outcomes.add('problem' in selection ? selection.problem : 'found');
  });
  expect([...outcomes].sort()).toEqual(['found', 'noKeyMatches', 'noKeys', 'severalKeysMatch']);
});

test('[SPEC 5.1.9] no changed token is believed', async () => {
  const token = await mint();
  const [signed] = token.split(/\.[^.]*$/);
  for (let round = 0; round < 300; round += 1) {
    const changed = input.mutated(token);
    if (changed.startsWith(`${signed}.`)) continue;
    expect((await validateAuthenticationResponse(await createResponseInput(changed))).result).toBe(
      'SignatureFailed',
    );
  }
});

test('[SPEC 7.3.1] any address is secure or not', () => {
  often(() => {
    const route = input.mutated('https://api.example/v1/*/x');
    const url = input.mutated('https://api.example/v1/a/x');
    const here = new URL('https://api.example');
    if (isSecureRoute(url, [route])) expect(new URL(url).origin).toBe(new URL(route).origin);
    expect(isSecureRoute(url, [here.origin])).toBe(
      URL.canParse(url) && new URL(url).origin === here.origin,
    );
  });
});

test('[SPEC 4.1.2] parameters are read as they were added, once each', () => {
  const address = 'https://door.example/auth?tenant=1&client_id=old#part';
  // Half a character has no encoding.
  const whole = (most: number) => input.text(most).replaceAll('\uD800', '');
  often(() => {
    const given = Object.fromEntries(Array.from({ length: 3 }, () => [whole(8), whole(20)]));
    const read = new URL(addParameters(address, given)).searchParams;
    const sent = Object.entries(given).filter(([, value]) => value !== '');
    for (const [name, value] of sent) expect(read.getAll(name)).toEqual([value]);
    if (!sent.some(([name]) => name === 'tenant')) expect(read.get('tenant')).toBe('1');
  });
});
