import { join, resolve } from 'node:path';
import { readMailSetting } from './mailSetting';

function read(env: Record<string, string>, isDemonstration = true) {
  const faults: string[] = [];
  return { ...readMailSetting(env, '/data', isDemonstration, faults), faults };
}

const FROM = { MEYDAN_MAIL_FROM: 'meydan@city.example' };

test('nothing set: a demonstration writes mail into the data folder, others send none', () => {
  expect(read({})).toEqual({
    transport: { kind: 'folder', folder: join('/data', 'mail') },
    from: { name: '', address: 'meydan@localhost' },
    faults: [],
  });
  expect(read({ MEYDAN_MAIL: ' ' }, false)).toMatchObject({
    transport: { kind: 'none' },
    faults: [],
  });
});

test.each(['smtp://localhost:1025', 'smtps://user:secret@mail.example'])(
  'the mail server %s is taken',
  (url) => {
    expect(read({ ...FROM, MEYDAN_MAIL: url }, false)).toMatchObject({
      transport: { kind: 'smtp', url: new URL(url) },
      faults: [],
    });
  },
);

test('anything without a scheme is a folder', () => {
  expect(read({ MEYDAN_MAIL: 'out/mail' }, false).transport).toEqual({
    kind: 'folder',
    folder: resolve('out/mail'),
  });
});

test.each([
  ['Meydan <meydan@city.example>', 'Meydan', 'meydan@city.example'],
  ['"City, portal" <p@city.example>', 'City, portal', 'p@city.example'],
  ['ميدان <meydan@city.example>', 'ميدان', 'meydan@city.example'],
  ['meydan@city.example', '', 'meydan@city.example'],
])('the sender %s', (text, name, address) => {
  expect(read({ MEYDAN_MAIL_FROM: text })).toMatchObject({ from: { name, address }, faults: [] });
});

test.each(['nobody', 'a@b.example, c@d.example', 'Meydan <a@b.example>\r\nBcc: c@d.example', '<>'])(
  'the sender %j is a fault',
  (text) => {
    expect(read({ MEYDAN_MAIL_FROM: text }).faults).toEqual([
      expect.stringMatching(/^MEYDAN_MAIL_FROM must be an address .*\.$/s),
    ]);
  },
);

test.each(['http://user:secret@mail.example', 'smtp://', 'smtps://:25', 'imap://mail.example'])(
  'the transport %s is a fault that does not repeat a password',
  (text) => {
    const { faults } = read({ ...FROM, MEYDAN_MAIL: text });
    expect(faults).toEqual([expect.stringMatching(/^MEYDAN_MAIL must be .*\.$/)]);
    expect(faults.join()).not.toContain('secret');
  },
);

test('a mail server without a sender is a fault', () => {
  expect(read({ MEYDAN_MAIL: 'smtps://mail.example' }).faults).toEqual([
    'MEYDAN_MAIL_FROM must name the sender when MEYDAN_MAIL is an SMTP address.',
  ]);
});
