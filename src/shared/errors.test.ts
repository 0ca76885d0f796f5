import { ERRORS, getShownError } from './errors';

const LISTED = [
  'no state in url',
  'no code in url',
  'codeFlowCodeRequest incorrect state',
  'Token Endpoint not defined',
  'Array of keys was empty. Unable to extract',
  'No key found matching the spec',
  'More than one key found. Please use spec to filter',
  'Please provide a configuration before setting up the module',
  'no refresh token found, please login',
  'no authWellknownEndpoint given!',
  'Invalid response type!',
  'There is already a popup open.',
  'User closed popup',
  'revoke token failed',
  'Revocation request failed',
  'Received no user data, request failed',
  'No URL found!',
  'Could not open popup',
];

test('[SPEC 8.3] the catalogue has every listed text, letter for letter and once', () => {
  const texts: string[] = Object.values(ERRORS).map(({ log }) => log);
  expect(texts).toEqual(expect.arrayContaining(LISTED));
  expect(new Set(texts).size).toBe(texts.length);
});

test('a code that is not in the catalogue is shown with the general text', () => {
  expect(getShownError('noState')).toBe('error.signInInterrupted');
  expect(getShownError('toString')).toBe('error.unexpected');
});
