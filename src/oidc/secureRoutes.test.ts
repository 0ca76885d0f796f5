import { isSecureRoute } from './secureRoutes';

const API = 'https://api.example';

test.each([
  { url: `${API}/v1/me`, route: API, is: true },
  { url: API, route: API, is: true },
  { url: 'https://api.example.evil.test/v1', route: API, is: false },
  { url: 'https://api.example@evil.test/v1', route: API, is: false },
  { url: 'https://evil.test/https://api.example/', route: API, is: false },
  { url: 'http://api.example/v1', route: API, is: false },
  { url: 'https://api.example:8443/v1', route: API, is: false },
  { url: 'https://API.example:443/v1', route: API, is: true },
  { url: `${API}/v1?x=1#y`, route: `${API}/v1`, is: true },
  { url: `${API}/v1/me`, route: `${API}/v1/`, is: true },
  { url: `${API}/v10/me`, route: `${API}/v1`, is: false },
  { url: `${API}/`, route: `${API}/v1`, is: false },
  { url: `${API}/v1/../admin`, route: `${API}/v1`, is: false },
  { url: `${API}/v1/%2e%2e/admin`, route: `${API}/v1`, is: false },
  { url: `${API}/users/7/photos`, route: `${API}/users/*/photos`, is: true },
  { url: `${API}/users/7/8/photos`, route: `${API}/users/*/photos`, is: false },
  { url: `${API}/users//photos`, route: `${API}/users/*/photos`, is: false },
  { url: `${API}/v12/me`, route: `${API}/v*`, is: true },
  { url: `${API}/v/me`, route: `${API}/v*`, is: false },
  { url: `${API}/axb`, route: `${API}/a.b`, is: false },
  { url: `${API}/axb.c`, route: `${API}/*.c`, is: true },
  { url: `${API}/axbxc`, route: `${API}/*.c`, is: false },
  { url: 'https://a.example/v1', route: 'https://*.example/v1', is: false },
  { url: 'https://a.example/v1', route: '*', is: false },
  { url: '/v1/me', route: '/v1', is: false },
  { url: 'data:text/plain,x', route: 'data:text/plain,x', is: false },
  { url: 'not an address', route: API, is: false },
])('[SPEC 7.3.1] $url under $route: $is', ({ url, route, is }) => {
  expect(isSecureRoute(url, [route])).toBe(is);
});

test('[SPEC 7.3.1] one route of several is enough, none is none', () => {
  expect(isSecureRoute(`${API}/v1`, ['broken', 'https://other.example', API])).toBe(true);
  expect(isSecureRoute(`${API}/v1`, [])).toBe(false);
});
