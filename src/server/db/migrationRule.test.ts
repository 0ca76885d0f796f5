import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listBreakingStatements, findContractMarker } from './migrationRule';

const FOLDER = join(import.meta.dirname, 'migrations');
/** The schema of the first release: nothing ran before it. */
const FIRST_RELEASE = '051-switches.sql';

const later = readdirSync(FOLDER).filter((name) => name > FIRST_RELEASE);
const versions = [
  ...readFileSync('src/CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm),
].map(([, version]) => version);

test('since the first release a migration only adds, or names a release that is two back', () => {
  const breaking = later.filter((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const contract = findContractMarker(text);
    return listBreakingStatements(text).length > 0 && !(contract && versions.indexOf(contract) > 1);
  });
  expect(breaking).toEqual([]);
});

test.each([
  ['create table later (id integer not null)'],
  ['alter table people add column later text'],
  ["alter table people add later text not null default '', add column more integer"],
  ['alter table people add column later text not null generated always as (lower(name)) stored'],
  ["alter table people add constraint drop_nothing check (name <> 'drop table') not valid"],
  ['alter table people alter column email drop not null'],
  ['alter table codes drop constraint codes_person_id_fkey'],
  ['drop index people_email'],
  ["-- drop table people;\nupdate contents set body = 'alter table x rename to y'"],
])('bearable: %s', (text) => expect(listBreakingStatements(`${text};`)).toEqual([]));

test.each([
  ['drop table people', 'drops a table'],
  ['drop view rights', 'drops a table, view'],
  ['alter table people add column later text, drop column email', 'drops a column'],
  ['alter table people\n  rename column email to mail', 'renames'],
  ['alter table people rename to persons', 'renames'],
  ['alter table people alter email type integer', 'changes a type'],
  ['alter table people alter column email set data type integer', 'changes a type'],
  ['alter table people alter email set not null', 'asks for a value'],
  ['alter table people alter roles drop default', 'takes a default'],
  ['alter table people add column later text not null', 'adds a column that asks'],
  [
    'alter table people add a numeric(3, 1) not null check (a > 0), add b text default 1',
    'adds a column',
  ],
  ['truncate attempts', 'empties'],
  ['create or replace view rights as select 1', 'replaces'],
])('not bearable: %s', (text, what) =>
  expect(listBreakingStatements(`select 1;\n${text};\n`)).toEqual([expect.stringContaining(what)]),
);

test('what is taken away names the last release that used it', () => {
  expect(findContractMarker('-- contract: 0.2.0 was the last to read it\ndrop table later;')).toBe(
    '0.2.0',
  );
  expect(findContractMarker('-- contract: some day\ndrop table later;')).toBeNull();
});
