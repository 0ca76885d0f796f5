import { expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { composeMail } from '../mail/composeMail';
import { getReadmeTexts } from '../me/export/archive';
import { createTrialMessage } from '../notifications/push/pushMessages';
import { openTestHost } from '../testing/testHost';
import { runWithSettings } from './currentSettings';

const NAMED = {
  ...DEFAULT_SETTINGS,
  identity: {
    ...DEFAULT_SETTINGS.identity,
    portalName: { en: 'Ghent speaks', ar: 'غنت تتكلم', tr: 'Gent konuşuyor' },
  },
};
const PRODUCT = /Meydan|ميدان/;

const sendFrom = (name: string) =>
  composeMail(
    {
      order: {
        to: 'deniz@city.example',
        locale: 'tr',
        template: 'passwordChanged',
        values: { name: 'Deniz', undoLink: 'https://portal.example/undo' },
      },
      messageId: '0b7c7a3e-5f0e-4a52-9d0c-3d1f5f6b8a11',
      orderedAt: new Date(0),
    },
    { name, address: 'portal@city.example' },
  ).from;

test('a message to a device comes from the portal by its own name', () => {
  runWithSettings(NAMED, () => {
    for (const locale of TEST_LOCALES)
      expect(createTrialMessage(locale).title).toBe(NAMED.identity.portalName[locale]);
  });
});

test('a mail has the name that the operator gave, else the portal’s own', () => {
  runWithSettings(NAMED, () => {
    expect(sendFrom('')).toEqual({ name: 'Gent konuşuyor', address: 'portal@city.example' });
    expect(sendFrom('City of Ghent').name).toBe('City of Ghent');
  });
});

test('the archive of one’s data names the portal, in every language', () => {
  runWithSettings(NAMED, () => {
    for (const locale of TEST_LOCALES) {
      const texts = getReadmeTexts(locale);
      expect(texts.title).toContain(NAMED.identity.portalName[locale]);
      expect(JSON.stringify(texts)).not.toMatch(PRODUCT);
    }
  });
});

test('the API’s description is called like the portal', async () => {
  const host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  const readTitle = async () =>
    (await host.app.inject('/v1/openapi.json')).json<{ info: { title: string } }>().info.title;
  expect(await readTitle()).toBe('Meydan');
  const saved = await host.app.inject({
    method: 'PUT',
    url: '/v1/settings/identity',
    headers: { ...(await host.headersOf('admin')), 'idempotency-key': crypto.randomUUID() },
    payload: { revision: 1, value: NAMED.identity },
  });
  expect(saved.statusCode).toBe(200);
  expect(await readTitle()).toBe('Ghent speaks');
  await host.close();
});
