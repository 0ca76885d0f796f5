import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import tr from '../../../../../i18n/tr.json';
import { getErrorMessage } from '../../../intl/errorMessage';
import { LineFaults } from './actions/lines/LineFaults';
import { lineMessages } from './actions/lines/messages';
import { ErrorText } from './ErrorText';

const MESSAGES = { en, ar, tr } as const;
const LOCALES = ['en', 'ar', 'tr'] as const;

/**
 * Every code that the routes of the builder can refuse with: those in their own files, and what
 * stands before and below them.
 */
const WRITING = 'src/server/have-your-say/writing';
const CODES = [
  ...new Set([
    ...readdirSync(WRITING)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) =>
        [...readFileSync(`${WRITING}/${name}`, 'utf8').matchAll(/new Problem\(\s*'(\w+)'/g)].map(
          ([, code]) => code!,
        ),
      ),
    'signInRequired',
    'termsNotAccepted',
    'notFound',
    'forbidden',
    'addressTaken',
    'tooLarge',
  ]),
];

const problem = (code: string) => ({ status: 409, code, title: code });
const shownFor = (code: string, locale: (typeof LOCALES)[number]) => {
  const { container, unmount } = render(
    <IntlProvider locale={locale} messages={MESSAGES[locale]}>
      <ErrorText error={problem(code)} />
    </IntlProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test('the codes of the routes are found', () => {
  expect(CODES).toEqual(
    expect.arrayContaining(['paperFrozen', 'stillDraft', 'notClosedYet', 'alreadyCounted']),
  );
  expect(CODES.length).toBeGreaterThanOrEqual(15);
});

test.each(CODES)('%s is told in words of its own, in three languages', (code) => {
  for (const locale of LOCALES) {
    const general = MESSAGES[locale][getErrorMessage('unexpected').id as 'error.unexpected'];
    expect(shownFor(code, locale)).not.toBe('');
    expect(shownFor(code, locale)).not.toBe(general);
  }
});

test.each(Object.keys(lineMessages))('a line that is %s is told with its number', (code) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <LineFaults tone="bad" title="Title" faults={[{ line: 7, code, text: 'here' }]} />
    </IntlProvider>,
  );
  const { id } = lineMessages[code as keyof typeof lineMessages];
  expect(screen.getByRole('listitem')).toHaveTextContent(
    `Line 7:${en[id]} here`.replaceAll(/\s+/g, ' '),
  );
});

test('a code that is not known is a line that cannot be read', () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <LineFaults tone="bad" title="Title" faults={[{ line: 1, code: 'toString', text: '' }]} />
    </IntlProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('This cannot be read.');
});
