import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { DEFAULT_VALUES } from '../../shared/settings';
import { runWithSettings } from '../city/currentSettings';
import { readSettings } from '../settings/readSettings';
import { putLegalTextsInForce } from '../testing/legalTexts';
import { openTestHost } from '../testing/testHost';
import { findFormerFact, listOutdatedTexts } from './outdatedTexts';

const toIdentity = (cityName: string, email: string | null = null, address = '') => ({
  ...DEFAULT_VALUES.identity,
  cityName: { nl: cityName },
  contact: { ...DEFAULT_VALUES.identity.contact, email, address: address ? { nl: address } : {} },
});

test.each([
  ['Gent is responsible.', 'Gent'],
  ['The Gentenaars are responsible.', null],
  ['Stad Gent is responsible.', null],
  ['Stad Gent, formerly Gent, is responsible.', 'Gent'],
  ['Write to old@gent.example.', 'old@gent.example'],
  ['Write to new@gent.example.', null],
  ['Write to 9000 Gent\\\nBotermarkt 1.', 'Botermarkt 1'],
])('in “%s” what was said before is %s', (text, found) => {
  const former = [
    toIdentity('Stad Gent', 'new@gent.example', 'Stadhuis 2\n9000 Gent'),
    toIdentity('Gent', 'old@gent.example', 'Botermarkt 1\n9000 Gent'),
  ];
  expect(findFormerFact(text, former, former[0]!)).toBe(found);
});

test('legal texts in force that say a former name are listed, until they are renewed', async () => {
  const host = await openTestHost({ seed: 'none' });
  const { db } = host.database;
  await putLegalTextsInForce(db, new Date(host.clock()));
  const rename = async (revision: number, name: string) => {
    await sql`
      insert into settings (area, revision, value, origin, changed_at) values
        ('identity', ${revision}, ${JSON.stringify(toIdentity(name))}, 'page', now())`.execute(db);
    const context = { db, clock: host.clock };
    return runWithSettings(await readSettings(db), () => listOutdatedTexts(context));
  };
  await sql`
    update contents set body = '{"nl":"Gent is responsible."}' where kind = 'privacy-policy'`.execute(
    db,
  );
  expect(await rename(1, 'Gent')).toEqual([]);
  expect(await rename(2, 'Stad Gent')).toEqual([{ kind: 'privacy-policy', words: 'Gent' }]);
  await sql`
    update contents set body = '{"nl":"Stad Gent is responsible."}'
    where kind = 'privacy-policy'`.execute(db);
  expect(await rename(3, 'Stad Gent')).toEqual([]);
  await host.close();
});
