import fastify from 'fastify';
import sharp from 'sharp';
import { createPictureColours } from '../../shared/look/pictureColours';
import { PORTAL_PICTURE_COLOURS } from '../../shared/look/portalColours';
import { openPictureRenderer } from './pictureRenderer';

const app = fastify();
const draw = openPictureRenderer(app);
afterAll(() => app.close());

test.each([
  ['the portal’s teal', PORTAL_PICTURE_COLOURS, [15, 101, 112]],
  ['a yellow', createPictureColours('#ffd500'), [255, 213, 0]],
] as const)('%s is the ground, from edge to edge', async (name, colours, ground) => {
  const texts = { city: 'A city', title: 'A title', kicker: 'Blog' };
  const picture = { ...texts, locale: 'en', lang: 'en', colours } as const;
  const png = await draw(name, picture);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [x, y] of [
    [0, 0],
    [1199, 0],
    [600, 400],
    [0, 565],
    [1199, 565],
  ] as const) {
    const at = (y * info.width + x) * info.channels;
    const differences = ground.map((part, index) => Math.abs(part - (data[at + index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(3);
  }
});
