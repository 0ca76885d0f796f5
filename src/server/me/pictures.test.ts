import sharp from 'sharp';
import { PROFILE_LIMITS, type Profile } from '../../shared/contract/profile';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function upload(bytes: Buffer, type = 'image/jpeg', person: DemoPerson = 'grace') {
  return host.app.inject({
    method: 'PUT',
    url: '/v1/me/picture',
    headers: { ...(await host.headersOf(person)), 'content-type': type },
    payload: bytes,
  });
}
async function uploaded(bytes: Buffer, type = 'image/jpeg'): Promise<string> {
  const response = await upload(bytes, type);
  expect([type, response.statusCode]).toEqual([type, 200]);
  return response.json<Profile>().picture!;
}
const download = (path: string) => host.app.inject(`/v1${path}`);

const [WIDTH, HEIGHT] = [60, 40];
/** Red on the left, blue on the right. */
const twoColours = () =>
  sharp(
    Buffer.from(
      Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
        index % WIDTH < WIDTH / 2 ? [255, 0, 0] : [0, 0, 255],
      ).flat(),
    ),
    { raw: { width: WIDTH, height: HEIGHT, channels: 3 } },
  );
const aPicture = () => twoColours().jpeg().toBuffer();

/** Reads the colour at a place of the kept square. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return data[start]! > data[start + 2]! ? 'red' : 'blue';
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a picture in %s is kept as a small square',
  async (format) => {
    const path = await uploaded(await twoColours().toFormat(format).toBuffer(), `image/${format}`);
    const { rawPayload, statusCode, headers } = await download(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    const { pictureSide: side } = PROFILE_LIMITS;
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: side,
      height: side,
    });
    expect(await colourAt(rawPayload, 5, side / 2)).toBe('red');
    expect(await colourAt(rawPayload, side - 5, side / 2)).toBe('blue');
  },
);

test('a picture is turned upright, and nothing that the camera wrote beside it is kept', async () => {
  const taken = await twoColours()
    .jpeg()
    .withExif({
      IFD0: { Model: 'Harbour Camera', Copyright: 'Grace' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.includes('Harbour Camera')).toBe(true);

  const { rawPayload } = await download(await uploaded(taken));
  const { exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expect(rawPayload.includes('Exif')).toBe(false);
  // Orientation 6: what was left is on top.
  const { pictureSide: side } = PROFILE_LIMITS;
  expect(await colourAt(rawPayload, side / 2, 5)).toBe('red');
  expect(await colourAt(rawPayload, side / 2, side - 5)).toBe('blue');
});

test('a picture may be kept by everybody for a year and can do nothing but be seen', async () => {
  const { headers } = await download(await uploaded(await aPicture()));
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a new picture has a new address, and the former one is gone', async () => {
  const former = await uploaded(await aPicture());
  const present = await uploaded(await aPicture());
  expect(present).not.toBe(former);
  expect((await download(former)).json()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await download(present)).statusCode).toBe(200);

  const user = await host.app.inject(`/v1/user/${toPersonId('grace')}`);
  expect(user.json()).toMatchObject({ picture: present });
});

test('a picture that is taken away is gone everywhere, as often as one asks', async () => {
  const path = await uploaded(await aPicture());
  const remove = async () =>
    host.app.inject({
      method: 'DELETE',
      url: '/v1/me/picture',
      headers: await host.headersOf('grace'),
    });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(204);
  expect((await download(path)).statusCode).toBe(404);
  const profile = await host.app.inject({
    url: '/v1/me/profile',
    headers: await host.headersOf('grace'),
  });
  expect(profile.json()).toMatchObject({ picture: null });
});

test('the picture of a person who is blocked is not shown', async () => {
  const { db } = host.database;
  const path = await uploaded(await aPicture());
  const block = (at: Date | null) =>
    db
      .updateTable('people')
      .set({ blocked_at: at })
      .where('id', '=', toPersonId('grace'))
      .execute();
  await block(new Date());
  expect((await download(path)).statusCode).toBe(404);
  await block(null);
  expect((await download(path)).statusCode).toBe(200);
});

test.each(['00000000-0000-4000-8000-000000000000', 'urn:uuid:1', "1' or '1'='1", '..%2f..%2fetc'])(
  'there is no picture “%s”',
  async (id) => {
    expect((await download(`/pictures/${encodeURIComponent(id)}`)).json()).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  },
);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Random noise does not become small. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each<[string, () => Promise<Buffer>, string]>([
  ['a drawing with a script', async () => Buffer.from(SVG), 'image/svg+xml'],
  ['a drawing under a false name', async () => Buffer.from(SVG), 'image/png'],
  ['a page', async () => Buffer.from('<!doctype html><p>Hello'), 'image/jpeg'],
  ['nothing', async () => Buffer.alloc(0), 'image/jpeg'],
  ['a format that is not read here', () => twoColours().tiff().toBuffer(), 'image/tiff'],
  [
    'half a picture',
    async () => {
      const whole = await noise(400).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    'image/jpeg',
  ],
  [
    'a small file of very many pixels',
    () =>
      sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'image/png',
  ],
])('%s is not a picture', async (_what, make, type) => {
  const before = await uploaded(await aPicture());
  expect((await upload(await make(), type)).json()).toMatchObject({
    status: 422,
    code: 'invalidPicture',
  });
  expect((await download(before)).statusCode).toBe(200);
});

test('a file of more than 5 MB is too large', async () => {
  const response = await upload(Buffer.alloc(PROFILE_LIMITS.pictureBytes + 1));
  expect(response.json()).toMatchObject({ status: 413, code: 'tooLarge' });
});

test('a picture is read nowhere but on its own route, and nothing else is read there', async () => {
  const elsewhere = await host.app.inject({
    method: 'PATCH',
    url: '/v1/me/profile',
    headers: { ...(await host.headersOf('grace')), 'content-type': 'image/jpeg' },
    payload: await aPicture(),
  });
  expect(elsewhere.json()).toMatchObject({ status: 415, code: 'unsupportedMediaType' });
  const other = await upload(Buffer.from('{"picture":"data:"}'), 'application/json');
  expect(other.json()).toMatchObject({ status: 415, code: 'unsupportedMediaType' });
});

test('[SPEC 1.2] a picture is given by people, with the anti-forgery token', async () => {
  const { authorization, ...antiForgery } = await host.headersOf('grace');
  const send = async (headers: Record<string, string>) =>
    host.app.inject({
      method: 'PUT',
      url: '/v1/me/picture',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      payload: await aPicture(),
    });
  expect((await send(antiForgery)).json()).toMatchObject({ code: 'signInRequired' });
  expect((await send({ authorization: authorization! })).json()).toMatchObject({
    code: 'antiForgery',
  });
});
