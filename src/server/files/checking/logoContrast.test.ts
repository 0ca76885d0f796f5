import sharp from 'sharp';
import { cleanSvg } from './cleanSvg';
import { findWeakThemes } from './logoContrast';

const draw = (inner: string) =>
  cleanSvg(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`),
  );
const disc = (fill: string) => draw(`<circle cx="10" cy="10" r="8" fill="${fill}"/>`);

test.each([
  ['black', ['dark']],
  ['#0b2545', ['dark']],
  ['#ffffff', ['light']],
  ['#ffd500', ['light']],
  ['#e30613', []],
] as const)('a logo in %s is hard to see on: %s', async (fill, themes) => {
  expect(await findWeakThemes(disc(fill))).toEqual(themes);
});

test('white inside of a dark outline is seen on light paper', async () => {
  const arms = draw(
    '<circle cx="10" cy="10" r="8" fill="#fff" stroke="#a10008" stroke-width="2"/>',
  );
  expect(await findWeakThemes(arms)).toEqual(['dark']);
});

test('a bright sign does not help a dark name beside it', async () => {
  const logo = draw(
    '<circle cx="6" cy="10" r="3" fill="#e30613"/><path fill="#101820" d="M14 4h2v12h-2zM18 4h2v12h-2zM22 4h2v12h-2zM26 4h2v12h-2z"/>',
  );
  expect(await findWeakThemes(logo)).toEqual(['dark']);
});

test('a picture of pixels is looked at alike; one that is opaque brings its own plate', async () => {
  const create = (alpha: number) =>
    sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 255, g: 255, b: 255, alpha } },
    });
  const black = { create: { width: 20, height: 20, channels: 4, background: 'black' } } as const;
  const withBlack = (picture: ReturnType<typeof create>) =>
    picture
      .composite([{ input: black, left: 20, top: 5 }])
      .png()
      .toBuffer();
  expect(await findWeakThemes(await withBlack(create(0)))).toEqual(['dark']);
  expect(await findWeakThemes(await withBlack(create(1)))).toEqual([]);
});

test('a logo of which nothing can be seen is hard to see on both papers', async () => {
  expect(await findWeakThemes(disc('none'))).toEqual(['light', 'dark']);
});

test('what is no picture cannot be looked at, nor a drawing that was not cleaned', async () => {
  await expect(findWeakThemes(Buffer.from('city'))).rejects.toThrow();
  await expect(findWeakThemes(Buffer.from(disc('black').toString()))).rejects.toThrow();
});
