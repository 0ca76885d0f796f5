import sharp from 'sharp';
import { DEMO_HERO } from '../../demo/city';
import type { AreaSettings, BrandPicture, SettingsArea } from '../../shared/contract/settings';
import { DEFAULT_SETTINGS, DEFAULT_VALUES, getBrandPictureUrl } from '../../shared/settings';
import { runWithSettings } from '../city/currentSettings';
import type { ComposedMail } from '../mail/composeMail';
import { openMailSender } from '../mail/mailSender';
import { storeMails } from '../mail/outbox';
import { openTestHost, type TestHost } from '../testing/testHost';
import { composeArea } from '../settings/readSettings';
import { openDrawnLogo, storeBrandPicture } from './brandFiles';
import { checkBrandPicture } from '../files/checking/brandPicture';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">';
const DISC = `${SVG}<circle cx="20" cy="20" r="18" fill="#1d3a45"/></svg>`;

async function send(
  body: string | Buffer,
  type = 'image/svg+xml',
  who: 'admin' | 'visitor' = 'admin',
) {
  const headers = who === 'admin' ? await host.headersOf('admin') : {};
  return host.app.inject({
    method: 'POST',
    url: '/v1/settings/look/pictures',
    headers: { ...headers, 'content-type': type, 'idempotency-key': crypto.randomUUID() },
    payload: body,
  });
}

const sendPicture = async (body: string | Buffer): Promise<BrandPicture> =>
  (await send(body)).json<BrandPicture>();

async function changeArea(area: SettingsArea, value: object) {
  const headers = await host.headersOf('admin');
  const url = `/v1/settings/${area}`;
  const { revision } = (await host.app.inject({ url, headers })).json<AreaSettings>();
  return host.app.inject({
    method: 'PUT',
    url,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { revision, value: { ...DEFAULT_VALUES[area], ...value } },
  });
}
const changeLook = (value: object) => changeArea('look', value);

test('the picture of the demonstration’s first page is there, in a policy that lets nothing run', async () => {
  const { statusCode, headers, body } = await host.app.inject(getBrandPictureUrl(DEMO_HERO));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({
    width: DEMO_HERO.width,
    height: DEMO_HERO.height,
  });
});

test('a drawing is kept without what it could do, and its weak theme is told', async () => {
  const dangerous = DISC.replace('</svg>', '<script>alert(1)</script></svg>');
  const sent = await send(dangerous);
  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    { file: expect.any(String), width: 512, height: 512, weakOn: ['dark'] },
  ]);
  const { body } = await host.app.inject(getBrandPictureUrl(sent.json<BrandPicture>()));
  expect(body).toContain('<circle');
  expect(body).not.toContain('alert');
});

test('a picture of pixels is written anew', async () => {
  const png = await sharp({
    create: { width: 3200, height: 800, channels: 3, background: '#ffd500' },
  })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .png()
    .toBuffer();
  const sent = await send(png, 'image/png');
  expect(sent.json()).toMatchObject({ width: 1600, height: 400 });
  const { headers, rawPayload } = await host.app.inject(
    getBrandPictureUrl(sent.json<BrandPicture>()),
  );
  expect(headers['content-type']).toBe('image/webp');
  expect(rawPayload.includes('a secret place')).toBe(false);
});

test.each([
  ['too large', `${SVG}${'<circle r="9"/>'.repeat(8_000)}</svg>`, 'unfitDrawing', 'tooLarge'],
  ['empty', `${SVG}</svg>`, 'unfitDrawing', 'empty'],
  ['cut off', DISC.slice(0, -4), 'unfitDrawing', 'notSvg'],
  ['no picture', 'GIF89a and nothing else', 'invalidPicture', undefined],
])('a file that is %s is refused with its reason', async (_name, body, code, detail) => {
  const sent = await send(body);
  expect(sent.statusCode).toBe(422);
  expect(sent.json()).toMatchObject({ code, ...(detail && { detail }) });
});

test('who may not change settings sends none', async () => {
  expect((await send(DISC, 'image/svg+xml', 'visitor')).statusCode).toBeGreaterThanOrEqual(401);
  expect((await send(DISC, 'image/svg+xml', 'visitor')).statusCode).toBeLessThanOrEqual(403);
});

test('the look names only pictures that were sent, in their size', async () => {
  const picture = await sendPicture(DISC);
  for (const hero of [
    { ...picture, file: '0'.repeat(64) },
    { ...picture, width: 1 },
  ]) {
    const { statusCode, body } = await changeLook({ hero });
    expect([statusCode, body]).toEqual([422, expect.stringContaining('hero: unknownPicture')]);
  }
  expect((await changeLook({ hero: picture })).statusCode).toBe(200);
});

test('what no value has named for a week is cleared away when something is sent', async () => {
  const { db } = host.database;
  const at = async (svg: string, day: string) =>
    storeBrandPicture(db, await checkBrandPicture(Buffer.from(svg)), new Date(day));
  const unused = await at(DISC.replace('18', '17'), '2020-01-01');
  const used = await at(DISC.replace('18', '16'), '2020-01-02');
  await changeLook({ hero: used });
  await changeLook({});
  await at(DISC.replace('18', '15'), '2020-01-20');
  const isThere = async (picture: BrandPicture) =>
    (await host.app.inject(getBrandPictureUrl(picture))).statusCode === 200;
  expect([await isThere(unused), await isThere(used)]).toEqual([false, true]);
});

const iconOf = (path: string, headers = {}) => host.app.inject({ url: path, headers });

async function getPixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('icon and manifest have the name and the colour of the settings, and a tag', async () => {
  await changeLook({});
  const own = await iconOf('/icon.svg');
  expect(own.body).toContain('fill="#0f6570"');
  await changeLook({ colour: '#ffd500' });
  const { headers, body } = await iconOf('/icon.svg');
  expect(body).toContain('fill="#ffd500"');
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  const again = await iconOf('/icon.svg', { 'if-none-match': headers['etag'] });
  expect(again.statusCode).toBe(304);
  const manifest = (await iconOf('/manifest.webmanifest')).json<object>();
  expect(manifest).toMatchObject({ name: 'Meydan', theme_color: '#7f6900' });
});

test('the manifest names the portal in the first language', async () => {
  await changeArea('identity', { portalName: { en: 'Our City', ar: 'مدينتنا' } });
  await changeArea('languages', { offered: ['ar', 'en'], first: 'ar' });
  const manifest = (await iconOf('/manifest.webmanifest')).json<object>();
  expect(manifest).toMatchObject({ name: 'مدينتنا', lang: 'ar', dir: 'rtl' });
  await changeArea('languages', {});
  await changeArea('identity', {});
});

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is a picture of %i pixels in the colour', async (path, side) => {
  await changeLook({ colour: '#009fe3' });
  const { rawPayload } = await iconOf(path);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: side, height: side });
  expect(await getPixel(rawPayload, side / 2, Math.floor(side / 12))).toEqual([0, 159, 227]);
});

test('a logo that is about square is the icon; of a long one the sign stays', async () => {
  const square = await sendPicture(DISC);
  await changeLook({ logo: { light: square, dark: null } });
  const { rawPayload } = await iconOf('/icon-192.png');
  expect(await getPixel(rawPayload, 96, 60)).toEqual([29, 58, 69]);
  const long = await sendPicture(DISC.replace('0 0 40 40', '0 0 90 40'));
  await changeLook({ logo: { light: long, dark: null } });
  expect((await iconOf('/icon.svg')).body).toContain('fill="#0f6570"');
});

test('mails that leave have the colour and the logo of that moment', async () => {
  const sent: ComposedMail[] = [];
  const carrier = { carry: async (mail: ComposedMail) => void sent.push(mail), close: () => {} };
  const { db } = host.database;
  const sender = openMailSender({
    db,
    carrier,
    from: { name: 'Meydan', address: 'meydan@portal.example' },
    clock: host.clock,
    log: { warn: () => undefined, error: () => undefined },
    loadLogo: openDrawnLogo(db, [200, 40]),
  });
  const write = async () => {
    const values = { link: 'https://portal.example/en/confirm-email#token=one' };
    const order = { to: 'a@city.example', locale: 'en', template: 'confirmEmail', values } as const;
    await storeMails(db, [order], { at: new Date(host.clock()), isBulk: false });
    sender.wake();
    await sender.settled();
    return sent.at(-1)!;
  };
  await changeLook({});
  expect((await write()).attachments).toEqual([]);
  const light = await sendPicture(DISC);
  await changeLook({ colour: '#8a1538', logo: { light, dark: null } });
  const { html, attachments } = await write();
  expect(html).toContain('background:#8a1538');
  expect(await sharp(attachments[0]!.content).metadata()).toMatchObject({ width: 40, height: 40 });

  await runWithSettings(DEFAULT_SETTINGS, async () => {
    expect((await write()).html).toContain('background:#8a1538');
  });
});

test('link pictures have the colour as ground, and the logo on a plate', async () => {
  const light = await sendPicture(DISC);
  await changeLook({ colour: '#8a1538', logo: { light, dark: null } });
  const { rawPayload } = await host.app.inject('/og/en/portal.png');
  const near = (pixel: readonly number[], colour: readonly number[]) =>
    Math.max(...pixel.map((part, index) => Math.abs(part - colour[index]!)));
  expect(near(await getPixel(rawPayload, 4, 4), [138, 21, 56])).toBeLessThanOrEqual(4);
  expect(near(await getPixel(rawPayload, 100, 60), [255, 255, 255])).toBeLessThanOrEqual(4);
  expect(near(await getPixel(rawPayload, 134, 104), [29, 58, 69])).toBeLessThanOrEqual(4);
});

test('an operator’s file can say that there is no picture', () => {
  const kept = { hero: DEMO_HERO };
  expect(composeArea('look', kept).hero).toEqual(DEMO_HERO);
  expect(composeArea('look', kept, { hero: null }).hero).toBeNull();
});
