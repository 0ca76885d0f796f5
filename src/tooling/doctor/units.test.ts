import { parseCommandLine } from './commandLine';
import { isAllowed, canBeFramed } from './csp';
import { isSecure, getSite } from './hosts';
import { formatClosingLine, formatFinding } from './formatFinding';

const PORTAL = 'https://portal.example';

test.each([
  [[], { isHelp: false, address: null, isJson: false }],
  [['--json', PORTAL], { isHelp: false, address: PORTAL, isJson: true }],
  [['--help', 'whatever'], { isHelp: true }],
  [['portal.example'], { wrong: expect.stringContaining('“portal.example” is not an address') }],
  [['ftp://portal.example'], { wrong: expect.stringContaining('is not an address') }],
  [[PORTAL, PORTAL], { wrong: 'Give one address at most.' }],
  [['--quick'], { wrong: expect.stringContaining('--quick') }],
])('the call %j', (typed, read) => {
  expect(parseCommandLine(typed)).toEqual(read);
});

test.each([
  [null, true],
  ["frame-src 'self'", true],
  ["connect-src 'none'", false],
  ["connect-src 'self' https://id.example", true],
  ['connect-src id.example', true],
  ['connect-src http://id.example', true],
  ['connect-src https://id.example:8443', false],
  ['connect-src https://id.example:*', true],
  ['connect-src https://*.example', true],
  ['connect-src https://*.id.example', false],
  ['connect-src wss:', false],
  ['connect-src https:', true],
  ['connect-src *', true],
  ["default-src 'self'", false],
  ["default-src 'none'; connect-src https://id.example", true],
  ["connect-src https://id.example; connect-src 'none'", true],
  ["connect-src https://id.example, default-src 'self'", false],
])('the policy %j lets a page ask https://id.example: %j', (policy, isIt) => {
  expect(isAllowed(policy, 'connect-src', 'https://id.example/token', PORTAL)).toBe(isIt);
});

test.each([
  [{}, true],
  [{ 'x-frame-options': 'DENY' }, false],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [{ 'content-security-policy': "frame-ancestors 'self'" }, false],
  [{ 'content-security-policy': `frame-ancestors ${PORTAL}`, 'x-frame-options': 'DENY' }, true],
  [{ 'content-security-policy': "default-src 'none'" }, true],
])('a page of the provider with %j may be framed: %j', (headers, isIt) => {
  const page = 'https://id.example/check-session';
  expect(canBeFramed(new Headers(headers), page, PORTAL)).toBe(isIt);
});

test('a site is a scheme and two labels; this machine and addresses count by host', () => {
  expect(getSite('https://portal.city.example')).toBe(getSite('https://id.city.example:8443/x'));
  expect(getSite('https://city.example')).not.toBe(getSite('http://city.example'));
  expect(getSite('https://city.example')).not.toBe(getSite('https://town.example'));
  expect(getSite('http://localhost:3000')).toBe(getSite('http://localhost:3100'));
  expect(getSite('http://localhost')).not.toBe(getSite('http://127.0.0.1'));
  expect(getSite('http://10.0.0.1')).not.toBe(getSite('http://11.0.0.1'));
});

test.each([
  ['https://id.example', true],
  ['http://localhost:3100', true],
  ['http://[::1]/', true],
  ['http://id.example', false],
  ['id.example', false],
])('%s is safe from listeners: %j', (address, isIt) => {
  expect(isSecure(address)).toBe(isIt);
});

test('a line names place, check and remedy, and what a provider wrote cannot steer the terminal', () => {
  const found = `names the issuer \u001b[2Jx\u202e${'y'.repeat(5_000)}`;
  const line = formatFinding({
    level: 'failure',
    about: 'city',
    check: 'discovery',
    found,
    remedy: 'Mend it.',
  });
  expect(line).toMatch(/^✗ city · discovery: names the issuer {2}\[2Jx y+\. → Mend it\.$/);
  expect(line.length).toBeLessThan(400);
  expect(formatFinding({ level: 'ok', about: 'city', check: 'clock', found: 'well' })).toBe(
    '✓ city · clock: well',
  );
});

test('the closing line counts', () => {
  const counts = { ok: 3, warning: 1, failure: 0 };
  expect(formatClosingLine({ findings: [], counts })).toBe('3 right, 1 warning, 0 failures');
});
