import { ERRORS } from '../../shared/errors';
import { errorMessage } from './errorMessage';

test.each(Object.entries(ERRORS))('[SPEC 8.3] %s has a text for people', (code, { shown }) => {
  expect(errorMessage(code).id).toBe(shown);
});

test('an unknown code has the general text', () => {
  expect(errorMessage('somethingNew').id).toBe('error.unexpected');
});
