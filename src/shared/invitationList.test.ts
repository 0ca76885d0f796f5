import { parseInvitationList } from './invitationList';

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => `p${number}@one.example`);

test('addresses stand on lines, between commas and semicolons, and as mail programs write them; each once', () => {
  const text = 'a@one.example, b@one.example;\r\n\n  Çiğdem <c@one.example> \nA@ONE.example\n';
  expect(parseInvitationList(text)).toEqual({
    emails: ['a@one.example', 'b@one.example', 'c@one.example'],
    faults: [],
  });
});

test('invisible marks around an address are taken off', () => {
  const text = '\uFEFFa@one.example\u200B,\u00A0b@one.example\n\u202AÇiğdem <c@one.example>\u202C';
  expect(parseInvitationList(text)).toEqual({
    emails: ['a@one.example', 'b@one.example', 'c@one.example'],
    faults: [],
  });
});

test('what is no address is told with its line', () => {
  const text = `a@one.example\nno address\n\nb@one.example, x@y\n${'z'.repeat(250)}@one.example`;
  expect(parseInvitationList(text).faults).toEqual([
    { line: 2, code: 'noAddress', text: 'no address' },
    { line: 4, code: 'noAddress', text: 'x@y' },
    { line: 5, code: 'noAddress', text: 'z'.repeat(80) },
  ]);
});

test('five hundred fit, and the first beyond them is named', () => {
  expect(parseInvitationList([...many(500), 'P3@one.example'].join('\n')).faults).toEqual([]);
  expect(parseInvitationList(many(502).join('\n')).faults).toEqual([
    { line: 501, code: 'tooMany', text: 'p500@one.example' },
  ]);
});
