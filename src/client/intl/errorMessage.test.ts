import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import { ERRORS, SHOWN_ERRORS } from '../../shared/errors';
import { getErrorMessage } from './errorMessage';

/**
 * Codes with which the account area and the administration can refuse, besides what a field says
 * itself.
 */
const REFUSALS = [
  'addressHasVoted',
  'doorHasVoted',
  'doorRefused',
  'doorTaken',
  'forbidden',
  'invalidName',
  'invalidPicture',
  'invalidWebsite',
  'lastAdmin',
  'lastLogin',
  'outOfScope',
  'ownRights',
  'providerFactorDue',
  'recentSignInRequired',
  'secondFactorDue',
  'termsChanged',
  'termsNotAccepted',
  'tooLarge',
  'unknownScope',
  'unsupportedMediaType',
  'wrongPassword',
];

const textsOf = (id: string) =>
  [en, ar, tr].map((catalogue) => (catalogue as Record<string, string>)[id]);

test.each(Object.entries(ERRORS))('[SPEC 8.3] %s has a text for people', (code, { shown }) => {
  expect(getErrorMessage(code).id).toBe(shown);
});

test.each([...Object.keys(SHOWN_ERRORS), ...REFUSALS.map((code) => getErrorMessage(code).id!)])(
  '[SPEC 8.3] %s is written in each language',
  (id) => {
    const texts = textsOf(id);
    expect(texts).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    expect(new Set(texts).size).toBe(3);
  },
);

test('every refusal has a text of its own', () => {
  const texts = REFUSALS.map((code) => textsOf(getErrorMessage(code).id!)[0]);
  expect(new Set([...texts, textsOf('error.unexpected')[0]]).size).toBe(REFUSALS.length + 1);
});

test.each(['somethingNew', 'toString'])('the unknown code %s has the general text', (code) => {
  expect(getErrorMessage(code).id).toBe('error.unexpected');
});
