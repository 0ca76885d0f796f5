import { isCallback, parseCallback, removeCallbackParams } from './callbackParams';

const REDIRECT = 'https://portal.example/callback';

describe('what a callback is', () => {
  test.each([
    { url: `${REDIRECT}?code=c&state=s`, is: true },
    { url: `${REDIRECT}?error=access_denied`, is: true },
    { url: `${REDIRECT}?code=%E0%A4&state=%zz`, is: true },
    { url: REDIRECT, is: false },
    { url: `${REDIRECT}?code=&state=`, is: false },
    { url: `${REDIRECT}?session_state=s`, is: false },
    { url: `${REDIRECT}/?code=c&state=s`, is: false },
    { url: 'https://portal.example/dialogs?code=c&state=s', is: false },
    { url: 'https://evil.example/callback?code=c&state=s', is: false },
    { url: 'http://portal.example/callback?code=c&state=s', is: false },
    { url: 'not an address', is: false },
  ])('[SPEC 4.1.3] $url: $is', ({ url, is }) => {
    expect(isCallback(url, REDIRECT)).toBe(is);
  });

  test('[SPEC 4.1.3] a redirect URL may be relative, and is no callback when it is none', () => {
    expect(isCallback(`${REDIRECT}?code=c`, '/callback')).toBe(true);
    expect(isCallback(`${REDIRECT}?code=c`, 'http://')).toBe(false);
  });

  test('[SPEC 4.1.3] the query of the redirect URL is part of it', () => {
    const expected = `${REDIRECT}?door=a`;
    expect(isCallback(`${REDIRECT}?door=a&code=c`, expected)).toBe(true);
    expect(isCallback(`${REDIRECT}?door=b&code=c`, expected)).toBe(false);
    expect(isCallback(`${REDIRECT}?code=c`, expected)).toBe(false);
  });

  test.each([
    { query: '?code=c&state=s', is: true },
    { query: '?error=login_required&state=s', is: true },
    { query: '?code=c', is: false },
    { query: '?error=login_required', is: false },
    { query: '?state=s', is: false },
  ])('[SPEC 4.1.3] without the check of the URL a page with $query: $is', ({ query, is }) => {
    const url = `https://portal.example/dialogs${query}`;
    expect(isCallback(url, REDIRECT, { checkUrl: false })).toBe(is);
    expect(isCallback(url, REDIRECT, { checkUrl: true })).toBe(false);
  });
});

const read = (parameters: Record<string, string>) =>
  parseCallback(`${REDIRECT}?${new URLSearchParams(parameters)}`);

describe('reading the answer', () => {
  const NOTHING = {
    state: null,
    code: null,
    error: null,
    errorDescription: null,
    errorUri: null,
    iss: null,
    sessionState: null,
  };

  test('[SPEC 4.1.3] state and code are read, with who answered', () => {
    expect(
      parseCallback(`${REDIRECT}?code=c%2B&state=s&iss=https%3A%2F%2Fd&session_state=x`),
    ).toEqual({ ...NOTHING, code: 'c+', state: 's', iss: 'https://d', sessionState: 'x' });
  });

  test('[SPEC 4.1.3] session_state is not taken for state', () => {
    expect(parseCallback(`${REDIRECT}?session_state=x`)).toEqual({ ...NOTHING, sessionState: 'x' });
  });

  test('[SPEC 4.1.3] broken percent-encoding is read as far as it goes', () => {
    expect(parseCallback(`${REDIRECT}?code=%zz&state=%E0%A4`)).toMatchObject({
      code: '%zz',
      state: '\uFFFD',
    });
  });

  test.each(['state', 'code', 'error', 'error_description', 'error_uri', 'iss', 'session_state'])(
    '[SPEC 4.1.3] a doubled %s is refused',
    (name) => {
      const refused = { refused: 'doubledParameter' };
      expect(parseCallback(`${REDIRECT}?${name}=1&${name}=2`)).toEqual(refused);
    },
  );

  test('[SPEC 4.1.3] a value of more than 8 kB is refused, and what is no address', () => {
    expect(read({ code: 'c'.repeat(8_192) })).toHaveProperty('code');
    expect(read({ code: 'c'.repeat(8_193) })).toEqual({ refused: 'malformedCallback' });
    expect(parseCallback('callback?code=c')).toEqual({ refused: 'malformedCallback' });
  });
});

describe('what the provider says about an error', () => {
  const description = (text: string) => {
    const params = read({ error: 'x', error_description: text });
    return 'refused' in params ? params.refused : params.errorDescription;
  };
  const uri = (text: string) => {
    const params = read({ error: 'x', error_uri: text });
    return 'refused' in params ? params.refused : params.errorUri;
  };

  test('[SPEC 4.1.3] no control characters, nothing that turns the direction, 500 characters', () => {
    expect(description('a\u0000b\r\nc\u009F\u202Ed\u2066')).toBe('abcd');
    expect(description('لا\u200Cيمكن')).toBe('لا\u200Cيمكن');
    expect(description('x'.repeat(501))).toBe('x'.repeat(500));
    expect(description('\u0000')).toBeNull();
  });

  test.each([
    { given: 'https://door.example/help?e=1', errorUri: 'https://door.example/help?e=1' },
    { given: 'http://door.example/', errorUri: 'http://door.example/' },
    { given: 'javascript:alert(1)', errorUri: null },
    { given: 'data:text/html,x', errorUri: null },
    { given: '/help', errorUri: null },
    { given: `https://door.example/${'x'.repeat(500)}`, errorUri: null },
  ])('[SPEC 4.1.3] the page $given: $errorUri', ({ given, errorUri }) => {
    expect(uri(given)).toBe(errorUri);
  });
});

test.each([`${REDIRECT}?code=c#x`, `${REDIRECT}#code=c`, `${REDIRECT}?a\n=b`, REDIRECT])(
  '[SPEC 4.1.3] the cleaned address of %j holds nothing of the answer',
  (url) => {
    expect(removeCallbackParams(url)).toBe(REDIRECT);
  },
);
