import { completeConfiguration } from '../../oidc/configuration';
import { getConfiguredEndpoints } from '../../oidc/discovery';
import * as config from './configSlice';
import { configSlice, type LoadedConfig } from './configSlice';
import { newAuthenticationResult } from './sessionSlice';
import { readUser } from './user';
import {
  selectLatestValidation,
  selectValidationHistory,
  validationSlice,
} from './validationSlice';

const NEW = configSlice.getInitialState();
const DOOR = completeConfiguration({ configId: 'door', clientId: 'portal' }, 0);
const OTHER = completeConfiguration({ configId: 'other', clientId: 'portal' }, 1);
const LOADED: LoadedConfig = {
  environment: { production: true, baseUrl: 'https://door.example', apiUrl: '/v1' },
  door: 'door',
  configurations: [OTHER, DOOR],
  publishableKey: 'pk',
  problems: [{ configId: 'other', code: 'unknownOption', level: 'warning' }],
};
const after = (...events: Parameters<typeof configSlice.reducer>[1][]) => ({
  config: events.reduce(configSlice.reducer, NEW),
});

test('nothing is known of the configuration until it is loaded', () => {
  expect(NEW).toMatchObject({
    status: 'loading',
    door: '',
    configurations: [],
    publishableKey: '',
    problems: [],
    wellKnown: {},
  });
});

test('each part of a loaded configuration is read by its name', () => {
  const state = after(config.configLoaded(LOADED));
  expect(config.selectConfigStatus(state)).toBe('loaded');
  expect(config.selectEnvironment(state)).toEqual(LOADED.environment);
  expect(config.selectConfigProblems(state)).toEqual(LOADED.problems);
  expect(config.selectPublishableKey(state)).toBe('pk');
  expect(config.selectConfigurations(state)).toEqual([OTHER, DOOR]);
  expect(config.selectConfiguration(state)).toEqual(DOOR);
  expect(config.selectConfiguration(state, 'other')).toEqual(OTHER);
  expect(config.selectConfiguration(state, 'third')).toBeNull();
});

test.each([
  [null, 'failed'],
  ['door', 'loaded'],
])('a failure of %s leaves the file %s, and is one problem more', (configId, status) => {
  const failure = config.configLoadingFailed({ configId, code: 'unreachable' });
  const state = after(config.configLoaded(LOADED), failure);
  expect(config.selectConfigStatus(state)).toBe(status);
  expect(config.selectConfigProblems(state)).toEqual([
    ...LOADED.problems,
    { configId, code: 'unreachable', level: 'error' },
  ]);
  expect(config.selectConfigurations(state)).toEqual([OTHER, DOOR]);
});

test('what each provider says of itself is kept apart', () => {
  const endpoints = (issuer: string) =>
    getConfiguredEndpoints({
      ...DOOR,
      authWellknownEndpoints: {
        issuer,
        authorizationEndpoint: `${issuer}/auth`,
        tokenEndpoint: `${issuer}/token`,
        jwksUri: `${issuer}/keys`,
      },
    })!;
  const [one, two] = [endpoints('https://one.example'), endpoints('https://two.example')];
  const state = after(
    config.configLoaded(LOADED),
    config.wellKnownReceived({ configId: 'door', endpoints: one }),
    config.wellKnownReceived({ configId: 'other', endpoints: two }),
  );
  expect(config.selectWellKnown(state, 'door')).toEqual(one);
  expect(config.selectWellKnown(state, 'other')).toEqual(two);
  expect(config.selectWellKnown(state, 'third')).toBeNull();
  expect(config.selectConfigStatus(state)).toBe('loaded');
});

test('results of validation are read by their names, newest last', () => {
  const result = (at: number) =>
    newAuthenticationResult({
      configId: 'door',
      isAuthenticated: true,
      validationResult: 'Ok',
      isRenewProcess: at === 2,
      at,
    });
  const validation = [result(1), result(2)].reduce(
    validationSlice.reducer,
    validationSlice.getInitialState(),
  );
  const entry = (at: number) => ({ configId: 'door', result: 'Ok', isRenewal: at === 2, at });
  expect(selectLatestValidation({ validation })).toEqual(entry(2));
  expect(selectValidationHistory({ validation })).toEqual([entry(1), entry(2)]);
});

test.each([
  [null, null],
  [undefined, null],
  [{ sub: '' }, null],
  [{ sub: 7 }, null],
])('%j is no user', (record, expected) => expect(readUser(record)).toBe(expected));

test('every field of a user is taken as it is where it has its type', () => {
  const record = {
    sub: 'grace',
    name: 'Grace',
    email: 'grace@example.org',
    locale: 'tr',
    roles: ['editor', 'admin'],
    verified: true,
    picture: '/p',
    terms_due: false,
  };
  const { terms_due: termsDue, ...rest } = record;
  expect(readUser(record)).toEqual({ ...rest, termsDue });
  expect(readUser({ sub: 'grace', roles: 'admin', verified: 'yes', terms_due: 1 })).toMatchObject({
    roles: [],
    verified: false,
    termsDue: false,
  });
});
