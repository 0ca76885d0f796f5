import { createHeaders, type HeaderOptions } from './headers';

const PAGE = 'https://portal.example/dialogs';
const API = 'https://api.example';
const facts = (changes: Partial<HeaderOptions>): HeaderOptions => ({
  method: 'GET',
  url: `${API}/v1/polls`,
  pageUrl: PAGE,
  language: 'ar',
  token: 'token',
  antiForgeryToken: 'anti-forgery',
  trustedOrigins: [API, 'https://portal.example'],
  idempotencyKey: 'key',
  ...changes,
});

test.each([
  {
    given: '[SPEC 7.3.1] a GET to our API',
    changes: {},
    headers: { Accept: 'application/json', 'Accept-Language': 'ar', Authorization: 'Bearer token' },
  },
  {
    given: '[SPEC 7.3.1] a HEAD without a token',
    changes: { method: 'head', token: null },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
  },
  {
    given: '[SPEC 7.3.1] a host whose name begins like ours',
    changes: { url: `${API}.evil.example/v1/polls` },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
  },
  {
    given: '[SPEC 7.3.1] an address of ours that the secure routes name',
    changes: { secureRoutes: [`${API}/v1`] },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar', Authorization: 'Bearer token' },
  },
  {
    given: '[SPEC 7.3.1] an address of ours that they do not name',
    changes: { secureRoutes: [`${API}/v2`, 'broken'] },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
  },
  {
    given: '[SPEC 7.3.1] a foreign address that they name',
    changes: { url: 'https://else.example/', secureRoutes: ['https://else.example/'] },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
  },
  {
    given: '[SPEC 7.3.2] a POST to our own origin',
    changes: { method: 'POST', url: 'https://portal.example/v1/polls' },
    headers: {
      'Accept-Language': 'ar',
      Authorization: 'Bearer token',
      'X-XSRF-TOKEN': 'anti-forgery',
      'Idempotency-Key': 'key',
    },
  },
  ...['GET', 'HEAD'].map((method) => ({
    given: `[SPEC 7.3.2] a ${method} to our own origin`,
    changes: { method, url: 'https://portal.example/v1/polls' },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar', Authorization: 'Bearer token' },
  })),
  {
    given: '[SPEC 7.3.2] a POST to another origin of ours',
    changes: { method: 'POST' },
    headers: { 'Accept-Language': 'ar', Authorization: 'Bearer token', 'Idempotency-Key': 'key' },
  },
  {
    given: 'a receipt is shown to our API, where something is read',
    changes: { token: null, receipt: '7F3A1' },
    headers: {
      Accept: 'application/json',
      'Accept-Language': 'ar',
      'x-ballot-receipt': '7F3A1',
    },
  },
  {
    given: 'a receipt is shown to nobody else',
    changes: { url: `${API}.evil.example/v1/polls`, receipt: '7F3A1' },
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
  },
])('$given', ({ changes, headers }) => {
  expect(createHeaders(facts(changes))).toEqual(headers);
});
