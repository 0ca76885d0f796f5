import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_SETTINGS } from '../../demo/city';
import type { SettingsValues } from '../../shared/contract/settings';
import { composeMail } from '../mail/composeMail';
import { getMailTexts } from '../mail/texts';
import { getDigestTexts, toCountedText } from '../notifications/digest/digestTexts';
import { renderPageResponse } from '../http/pageResponse';
import { openTestHost, type TestHost } from '../testing/testHost';
import { runWithSettings } from './currentSettings';

const LANGUAGES: SettingsValues['languages'] = { offered: ['nl', 'en'], first: 'nl' };
const SETTINGS = { ...DEMO_SETTINGS, languages: LANGUAGES };

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  const headers = await host.headersOf('admin');
  const url = '/v1/settings/languages';
  const { revision } = (await host.app.inject({ url, headers })).json<{ revision: number }>();
  const { statusCode } = await host.app.inject({
    url,
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { revision, value: LANGUAGES },
  });
  expect(statusCode).toBe(200);
});
afterAll(() => host.close());

test('every table takes a row in Dutch', async () => {
  const { db } = host.database;
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('locale', 'original_locale')
      and data_type = 'text' and table_name in
        (select table_name from information_schema.tables where table_type = 'BASE TABLE')`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { table_name: table, column_name: column } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'nl'
      where ctid in (select ctid from ${sql.table(table)} limit 1)`.execute(db);
});

test('a title in Dutch is found, and read in Dutch', async () => {
  await sql`update contents set title = title || '{"nl": "Zwaluwstraat autoluw"}'
    where id = (select id from contents where section = 'blogs' and published_at is not null limit 1)`.execute(
    host.database.db,
  );
  const { body } = await host.app.inject({ url: '/v1/search?q=zwaluwstraat&locale=nl' });
  expect(body).toContain('Zwaluwstraat');
});

test('search engines are told of the Dutch pages, first', async () => {
  const { body } = await host.app.inject({ url: '/sitemap/pages.xml' });
  expect(body).toContain('hreflang="nl"');
  expect(/hreflang="x-default" href="([^"]*)"/.exec(body)?.[1]).toMatch(/\/nl$/);
  expect(body).not.toMatch(/hreflang="(ar|tr)"/);
});

test('a mail, a count and a page of the host are in Dutch', () =>
  runWithSettings(SETTINGS, () => {
    const mail = composeMail(
      {
        order: {
          to: 'dana@stad.example',
          locale: 'nl',
          template: 'confirmEmail',
          values: { name: 'Dana', link: 'https://stad.example/nl/x' },
        },
        messageId: crypto.randomUUID(),
        orderedAt: new Date(0),
      },
      { name: 'Stad', address: 'stad@stad.example' },
    );
    expect(mail.subject).toBe(getMailTexts('nl').mails.confirmEmail.subject);
    expect(JSON.stringify(mail)).toMatch(/"Content-Language":"nl"/);
    const { commented } = getDigestTexts('nl').kinds;
    const count = (n: number) =>
      typeof commented === 'string' ? commented : toCountedText('nl', commented, n);
    expect([count(1), count(1_200)]).toEqual([
      'Er is een nieuwe reactie.',
      'Er zijn 1.200 nieuwe reacties.',
    ]);
    expect(renderPageResponse({ status: 404, url: '/nl/x' }).page).toContain('<html lang="nl"');
  }));
