import { createHotp, createTotp, createTotpUri, findTotpStep, toBase32 } from './totp';

const SECRET = Buffer.from('12345678901234567890');
const STEP_MS = 30_000;

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 appendix B: after %i seconds the code is %s', (seconds, code) => {
  expect(createHotp(SECRET, Math.floor(seconds / 30), 8)).toBe(code);
});

test('RFC 4226 appendix D: the first codes of six digits', () => {
  const codes = Array.from({ length: 4 }, (_, counter) => createHotp(SECRET, counter));
  expect(codes).toEqual(['755224', '287082', '359152', '969429']);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648 §10: %j is %j in base32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('a code counts one step before and after its own, and no further', () => {
  const now = 1_234_567_890_000;
  const found = [-2, -1, 0, 1, 2].map((steps) =>
    findTotpStep(SECRET, createTotp(SECRET, now + steps * STEP_MS), now),
  );
  const step = Math.floor(now / STEP_MS);
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is no code', (code) => {
  expect(findTotpStep(SECRET, code, 1_234_567_890_000)).toBeNull();
});

test('the address for the app names portal, account and secret', () => {
  expect(createTotpUri(SECRET, 'Meydan Ankara', 'a+b@one.example')).toBe(
    `otpauth://totp/Meydan%20Ankara:a%2Bb%40one.example?secret=${toBase32(SECRET)}&issuer=Meydan%20Ankara`,
  );
});
