import type Sharp from 'sharp';

/** The only readers that are let near what strangers send: JPEG, PNG, WebP, AVIF, GIF. SVG and the rest are not understood. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(
  (format) => `VipsForeignLoad${format}Buffer`,
);
/** More than phones take; what is larger was made to cost memory. */
export const MOST_PIXELS = 50_000_000;
export const MOST_SECONDS = 10;

async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
let whenLoaded: ReturnType<typeof loadSharp> | undefined;

/** A native library of 17 MB: only a host that is given a picture loads it. */
export const pictureReader = (): Promise<typeof Sharp> => (whenLoaded ??= loadSharp());
