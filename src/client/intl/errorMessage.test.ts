import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import { ERRORS, SHOWN } from '../../shared/errors';
import { errorMessage } from './errorMessage';

test.each(Object.entries(ERRORS))('[SPEC 8.3] %s has a text for people', (code, { shown }) => {
  expect(errorMessage(code).id).toBe(shown);
});

test.each(Object.keys(SHOWN))('[SPEC 8.3] %s is written in each language', (id) => {
  const texts = [en, ar, tr].map((catalogue) => (catalogue as Record<string, string>)[id]);
  expect(texts).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(new Set(texts).size).toBe(3);
});

test('an unknown code has the general text', () => {
  expect(errorMessage('somethingNew').id).toBe('error.unexpected');
});
