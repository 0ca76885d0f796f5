import { render, screen } from '@testing-library/react';
import { FormattedMessage, defineMessage, useIntl } from 'react-intl';
import { TimeText } from '../ui/TimeText';
import { LOCALES, type Locale } from '../../shared/locales';
import { IntlRoot, type Messages } from './IntlRoot';
import { inLanguages } from './inLanguages';
import ar from '../../../i18n/ar.json';
import tr from '../../../i18n/tr.json';

const LITERAL = 0;
const ARGUMENT = 1;

function show(id: string, messages: Messages = {}, locale: Locale = 'ar') {
  return render(
    <IntlRoot locale={locale} timeZone="Europe/Istanbul" now={0} messages={messages}>
      <p>
        <FormattedMessage id={id} />
      </p>
      <Named id={id} />
    </IntlRoot>,
  );
}

function Named({ id }: { readonly id: string }) {
  return <input aria-label={useIntl().formatMessage({ id })} />;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('[SPEC 3.8.1] a missing message is shown in words, never by its name, and is told to the developer once', () => {
  show('have-your-say.voteNow');
  show('have-your-say.voteNow');
  expect(screen.getAllByText('Vote now')).toHaveLength(2);
  expect(screen.getAllByRole('textbox', { name: 'Vote now' })).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('have-your-say.voteNow'));
});

test('[SPEC 3.8.1] a message that is missing where its English text stands beside it is shown in English', () => {
  const message = defineMessage({
    id: 'some.text',
    defaultMessage: 'In English',
    description: 'x',
  });
  render(
    <IntlRoot locale="tr" timeZone="UTC" now={0} messages={{}}>
      <FormattedMessage {...message} />
    </IntlRoot>,
  );
  expect(screen.getByText('In English')).toBeVisible();
});

test.each([
  ['ar', ar, 'العنوان بالتركية'],
  ['tr', tr, 'Türkçe başlık'],
] as const)('[SPEC 1.6] one text of a label names every language, in %s', (locale, texts, said) => {
  const { tr: label } = inLanguages(
    defineMessage({ id: 'edit.title.in', defaultMessage: 'Title in {language}', description: 'x' }),
  );
  const messages = { 'edit.title.in': texts['edit.title.in'] };
  const Label = () => <input aria-label={useIntl().formatMessage(label)} />;
  render(
    <IntlRoot locale={locale} timeZone="UTC" now={0} messages={messages}>
      <FormattedMessage {...label} />
      <Label />
    </IntlRoot>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('textbox', { name: said })).toBeVisible();
});

test('[SPEC 3.8.1] of a message whose value is missing, the words around it are shown', () => {
  const message = [
    { type: LITERAL, value: 'يُفتح ' },
    { type: ARGUMENT, value: 'when' },
  ];
  show('ui.opensAt', { 'ui.opensAt': message } as Messages);
  expect(screen.getByText('يُفتح')).toBeVisible();
});

test('a page is not in the way of whoever wants to read the names of messages', () => {
  show('ui.portal', { 'ui.portal': [{ type: LITERAL, value: 'ui.portal' }] } as Messages);
  expect(screen.getByText('ui.portal')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

function Formatters() {
  const intl = useIntl();
  const date = new Date('2026-03-09T21:05:00Z');
  const rows = {
    number: intl.formatNumber(1_234_567.89),
    percent: intl.formatNumber(0.456, { style: 'percent', maximumFractionDigits: 1 }),
    unit: intl.formatNumber(5, { style: 'unit', unit: 'megabyte' }),
    date: intl.formatDate(date, { dateStyle: 'long' }),
    dateTime: intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' }),
    short: intl.formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' }),
    range: intl.formatDateTimeRange(date, new Date('2026-03-12T21:05:00Z'), { dateStyle: 'long' }),
    relative: intl.formatRelativeTime(-11, 'day', { numeric: 'auto' }),
    list: intl.formatList(['A1', 'B2', 'C3']),
    inMessage: intl.formatMessage({ id: 'n' }, { count: 1_234 }),
  };
  return (
    <ul>
      {Object.entries(rows).map(([name, text]) => (
        <li key={name} data-testid={name}>
          {text}
        </li>
      ))}
    </ul>
  );
}

const MARKS = /[\u200e\u200f\u061c]/g;
const written = (name: string) => screen.getByTestId(name).textContent.replace(MARKS, '');

test.each(LOCALES)(
  '[SPEC 3.8.1] in $code every formatter writes Latin digits, so that no screen mixes two numbering systems',
  ({ code }) => {
    render(
      <IntlRoot
        locale={code}
        timeZone="Europe/Istanbul"
        now={0}
        messages={{ n: '{count, plural, other {#}} {count, number}' }}
      >
        <Formatters />
      </IntlRoot>,
    );
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts.filter((text) => !/[0-9]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[\u0660-\u0669\u06f0-\u06f9٪٬٫]/.test(text))).toEqual([]);
  },
);

test.each([
  ['en', '1,234,567.89', '45.6%', 'March 10, 2026'],
  ['ar', '1,234,567.89', '45.6%', '10 مارس 2026'],
  ['tr', '1.234.567,89', '%45,6', '10 Mart 2026'],
] as const)(
  '[SPEC 3.8.1] %s writes %s, %s and %s in the city’s time',
  (locale, number, percent, date) => {
    render(
      <IntlRoot locale={locale} timeZone="Europe/Istanbul" now={0} messages={{ n: '{count}' }}>
        <Formatters />
      </IntlRoot>,
    );
    expect([written('number'), written('percent'), written('date')]).toEqual([
      number,
      percent,
      date,
    ]);
  },
);

test.each(['Europe/Istanbul', 'America/Havana', 'Pacific/Honolulu', 'Pacific/Auckland'])(
  'a calendar day is that day in %s, too',
  (timeZone) => {
    render(
      <IntlRoot locale="en" timeZone={timeZone} now={0} messages={{}}>
        <TimeText value="2027-03-14" />
        <TimeText value="2027-11-01" format="short" />
      </IntlRoot>,
    );
    expect(screen.getByText('March 14, 2027')).toBeVisible();
    expect(screen.getByText('Nov 1')).toBeVisible();
  },
);
