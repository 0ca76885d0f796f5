import { join } from 'node:path';
import { readEnvironment } from './environment';

const read = (env: Readonly<Record<string, string>> = {}) =>
  readEnvironment({ MEYDAN_DOOR_SECRET: 'secret-of-the-host-client', ...env });

describe('environment of the door', () => {
  it('keeps the state below the data folder, and nothing without one', () => {
    expect(read().stateFile).toBeNull();
    expect(read({ MEYDAN_DATA: 'here' }).stateFile).toBe(join('here', 'door.json'));
  });

  it('lets access tokens last 300 s, or as long as it is told', () => {
    expect(read().accessTokenSeconds).toBe(300);
    expect(read({ DOOR_ACCESS_TOKEN_SECONDS: '1' }).accessTokenSeconds).toBe(1);
    expect(read({ DOOR_ACCESS_TOKEN_SECONDS: '86400' }).accessTokenSeconds).toBe(86_400);
  });

  it.each(['0', '86401', '-5', '1.5', '5m', ' '])(
    'refuses a lifetime of “%s” in one sentence',
    (text) => {
      expect(() => read({ DOOR_ACCESS_TOKEN_SECONDS: text })).toThrow(
        `DOOR_ACCESS_TOKEN_SECONDS is not a whole number of seconds from 1 to 86400: ${text}`,
      );
    },
  );

  it('serves the portal on its port and those of other origins', () => {
    const env = { PORT: '4000', MEYDAN_ORIGINS: 'https://a.example, https://b.example:8443' };
    expect(read(env).portalOrigins).toEqual([
      'http://localhost:4000',
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(() => read({ MEYDAN_ORIGINS: 'https://a.example/' })).toThrow('MEYDAN_ORIGINS');
  });
});

test('the people are those of the demonstration that is asked for', () => {
  const keysOf = (MEYDAN_SEED: string) => read({ MEYDAN_SEED }).people.map(({ key }) => key);
  expect(keysOf('demo')).toEqual(keysOf('scale'));
  expect(keysOf('demo')).toContain('grace');
  expect(keysOf('demo:veldhaven')).toContain('mehmet');
  expect(keysOf('demo:veldhaven')).not.toContain('grace');
  expect(keysOf('none')).toEqual([]);
});
