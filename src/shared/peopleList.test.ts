import { MAX_PEOPLE_LINES, parsePeopleList } from './peopleList';

const LANGUAGES = { offered: ['en', 'tr'], first: 'tr' } as const;
const GROUP = '00000000-0000-4000-8000-0000000000a1';
const PLACES = {
  districts: ['north'],
  groups: new Map([
    ['green-team', GROUP],
    [GROUP, GROUP],
  ]),
};
const parse = (text: string) => parsePeopleList(text, LANGUAGES, PLACES);

test('columns are found by their heads, in any order and language; what is not said is left to the portal', () => {
  const person = { email: 'a@one.example', name: 'Ayşe Işık', roles: ['editor'], locale: 'en' };
  for (const text of [
    'name;address;roles;language\nAyşe Işık;a@one.example;editor;en\n',
    '\uFEFFLanguage,E-mail,Name,Role,Phone\r\nen,a@one.example,Ayşe  Işık,EDITOR,123\r\n',
    'AD SOYAD\tE-POSTA\tROLLER\tDİL\nAyşe Işık\ta@one.example\teditör\tEnglish',
    'sep=;\nالاسم;البريد الإلكتروني;الدور;اللغة\nAyşe Işık;a@one.example;التحرير;en-GB',
  ]) {
    const { people, faults } = parse(text);
    expect(faults).toEqual([]);
    expect(people.map(({ line: _line, ...rest }) => rest)).toEqual([person]);
  }
  expect(parse('email\n\nb@one.example').people).toEqual([
    { line: 3, email: 'b@one.example', name: '', roles: [], locale: 'tr' },
  ]);
});

test('cells in quotation marks hold what else is between cells; several roles stand in one', () => {
  const text =
    'name,email,roles\n"Bell, ""Grace""",g@one.example,"editor, moderator"\nX,x@one.example,admin+editor admin\nY,y@one.example,إدارة الحوار+التحرير';
  expect(parse(text).people.map(({ name, roles }) => [name, roles])).toEqual([
    ['Bell, "Grace"', ['editor', 'moderator']],
    ['X', ['admin', 'editor']],
    ['Y', ['moderator', 'editor']],
  ]);
});

test('what is wrong is told with its line, every fault of a line; an address stands there once', () => {
  const text = [
    'name;email;roles;language',
    'A;no address;king;xx',
    ';;;',
    'B;b@one.example;;ar',
    'C;c@one.example;;',
    'C;C@one.example;;',
    `${'n'.repeat(101)};d@one.example;;`,
  ].join('\n');
  const { people, faults } = parse(text);
  expect(people.map(({ email }) => email)).toEqual(['c@one.example']);
  expect(faults.map(({ line, code, text: found }) => [line, code, found.slice(0, 12)])).toEqual([
    [2, 'noAddress', 'no address'],
    [2, 'unknownRole', 'king'],
    [2, 'unknownLanguage', 'xx'],
    [4, 'unknownLanguage', 'ar'],
    [6, 'repeated', 'C@one.exampl'],
    [7, 'nameTooLong', 'nnnnnnnnnnnn'],
  ]);
});

test('without a row of heads nothing is read, nor more lines than there may be', () => {
  expect(parse('Grace;g@one.example').faults).toMatchObject([{ line: 1, code: 'noHeader' }]);
  expect(parse(' \n').faults).toMatchObject([{ line: 1, code: 'noHeader' }]);
  const lines = Array.from({ length: MAX_PEOPLE_LINES + 1 }, (_, at) => `p${at}@one.example`);
  expect(parse(['email', ...lines].join('\n'))).toEqual({
    people: [],
    faults: [{ line: 5_002, code: 'tooManyLines', text: '5001' }],
  });
  const most = parse(['email', ...lines.slice(1)].join('\n'));
  expect([most.people.length, most.faults]).toEqual([5_000, []]);
});

test('a plain list of addresses is taken as it is: one a line, or with commas or semicolons between', () => {
  for (const text of [
    'a@one.example\nb@one.example',
    'a@one.example, b@one.example',
    'a@one.example; b@one.example;\n',
  ])
    expect(parse(text)).toMatchObject({
      people: [
        { email: 'a@one.example', roles: [], locale: 'tr' },
        { email: 'b@one.example', roles: [], locale: 'tr' },
      ],
      faults: [],
    });
  expect(parse('a@one.example').people).toHaveLength(1);
  expect(parse('a@one.example\na@one.example').faults).toMatchObject([
    { line: 2, code: 'repeated' },
  ]);
});

test('a language is named in any of the languages that are built in, or by its tag', () => {
  for (const name of ['English', 'Engels', 'İngilizce', 'الإنجليزية', 'en', 'EN-gb'])
    expect(parse(`email;language\na@one.example;${name}`).people).toMatchObject([{ locale: 'en' }]);
});

test('a role can be for a part of the portal; one that is not there is told', () => {
  const rolesOf = (cell: string) => {
    const { people, faults } = parse(`email;roles\na@one.example;${cell}`);
    return people[0]?.roles ?? faults.map(({ code, text }) => [code, text]);
  };
  expect(rolesOf('editor:section=events')).toEqual(['editor:section=events']);
  expect(rolesOf('Redacteur:district=north + moderatör:section=blogs')).toEqual([
    'editor:district=north',
    'moderator:section=blogs',
  ]);
  expect(rolesOf('moderator editor:group=green-team')).toEqual([
    'moderator',
    `editor:group=${GROUP}`,
  ]);
  expect(rolesOf(`editor:group=${GROUP}`)).toEqual([`editor:group=${GROUP}`]);
  for (const unknown of [
    'editor:district=south',
    'editor:group=no-team',
    'editor:section=legal',
    'editor:topic=budget',
    'editor:',
    'admin:section=events',
  ])
    expect(rolesOf(unknown)).toEqual([['unknownScope', unknown]]);
  expect(rolesOf('king:section=events')).toEqual([['unknownRole', 'king:section=events']]);
});
