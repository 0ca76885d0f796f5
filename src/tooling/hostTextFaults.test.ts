import { findHostFaults, findMissingWords } from './hostTextFaults';

const SOURCE = {
  mail: { subject: 'Hello', body: ['To {portal}.', 'Again.'], other: 'Another' },
  more: { one: 'One at {portal}', other: '{n} at {portal}' },
};

test('texts of the host with the same names, placeholders and all plural forms are right', () => {
  const nl = {
    mail: { subject: 'Hallo', body: ['Naar {portal}.', 'Weer.'], other: 'Een ander' },
    more: { one: 'Eén op {portal}', other: '{n} op {portal}' },
  };
  expect(findHostFaults('tr', nl, SOURCE)).toEqual([]);
});

test('what is missing, left over, empty or filled in otherwise is told', () => {
  const tr = {
    mail: { subject: '', body: ['{city} için.', 'Yine.', 'Fazla.'] },
    more: { other: '{n} {portal}' },
  };
  expect(findHostFaults('tr', tr, SOURCE)).toEqual([
    'host/tr mail.subject: empty',
    'host/tr mail.body.0: other placeholders',
    'host/tr mail.body.2: left over',
    'host/tr more: plural without one',
    'host/tr mail.other: missing',
  ]);
});

test('a text of the host keeps the typography of its language', () => {
  const ar = { ...SOURCE, mail: { ...SOURCE.mail, subject: 'نعم, شكرًا' } };
  expect(findHostFaults('ar', ar, ar)).toEqual(
    expect.arrayContaining([
      'ar mail.subject: a Latin comma, semicolon or question mark: نعم, شكرًا',
      'host/ar more: plural without zero, two, few, many',
    ]),
  );
});

test('a word that stands in every language at once is missing in none', () => {
  expect(findMissingWords({ yes: { en: 'Yes', ar: 'نعم' } })).toEqual([
    'content/words yes: no tr',
    'content/words yes: no nl',
  ]);
});
