import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { renderScreen } from '../../testing/renderScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { createErrorReference } from './errorReference';

const fault = new Error('a screen’s fault');
let isBroken = true;

function Screen() {
  if (isBroken) throw fault;
  return <p>the page</p>;
}

// React says it as well.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a screen that throws is explained with a reference that stands in the log; another try shows it', async () => {
  const { ports } = renderScreen(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  const reference = createErrorReference(fault);
  expect(screen.getByRole('alert')).toHaveTextContent(
    en['ui.errorReference'].replace('{code}', reference),
  );
  expect(ports.logs).toEqual([{ level: 'error', text: `${reference} Error: a screen’s fault` }]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: en['ui.retry'] }));
  expect(screen.getByText('the page')).toBeVisible();
});

test.each([[new Error('a')], [new TypeError('a')], ['a'], [undefined]])(
  'the reference of %s has eight characters, always the same',
  (error) => {
    expect(createErrorReference(error)).toMatch(/^[0-9a-f]{8}$/);
    expect(createErrorReference(error)).toBe(createErrorReference(error));
  },
);

test('different faults have different references', () => {
  const faults = ['a', 'b', 'ab', 'ba'].map((text) => createErrorReference(new Error(text)));
  expect(new Set(faults).size).toBe(faults.length);
});
