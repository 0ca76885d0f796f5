import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BrandPicture } from '../../shared/contract/settings';
import { html, toTrustedHtml, type Html } from '../../shared/html';
import { getLocaleInfo } from '../../shared/locales';
import { getThemeHex } from '../../shared/look/themeColours';
import { ICON_SQUARES } from '../../shared/look/sign';
import { getLogo } from '../../shared/settings';
import { getLook } from '../city/currentLook';
import { getFirstLocale, getPortalText, getSettings } from '../city/currentSettings';
import { openOwnDrawing } from '../content/pictureReader';
import type { HostContext } from '../hostContext';
import { createWeakTag, matchesIfNoneMatch } from '../http/entityTags';
import { drawLogo } from './brandFiles';

const PNG_SIDES = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };
const SVG_ICON = '/icon.svg';
const MANIFEST = '/manifest.webmanifest';
/** Longest logo of which something can be seen in a square of 16 pixels. */
const LONGEST_RATIO = 4 / 3;
/** Pixels of a logo inside the drawn icon, which browsers scale. */
const LOGO_SIDE = 384;

const canBeIcon = ({ width, height }: BrandPicture): boolean =>
  Math.max(width, height) / Math.min(width, height) <= LONGEST_RATIO;

/** Draws the portal's sign in the city's colour. */
function drawSign(): Html {
  const { ground, text, highlight } = getLook().pictures;
  return html`<rect width="32" height="32" rx="8" fill="${ground}" />
    <path
      d="${ICON_SQUARES}"
      fill="none"
      stroke="${text}"
      stroke-width="2.4"
      stroke-linejoin="round"
    />
    <circle cx="16" cy="16" r="2.6" fill="${highlight}" />`;
}

/** Draws the icon: the logo on white where it is about as high as wide, otherwise the sign. */
async function drawIcon({ db }: HostContext): Promise<string> {
  const logo = getLogo(getSettings(), 'light');
  const drawing = logo && canBeIcon(logo) ? await drawLogo(db, logo, [LOGO_SIDE, LOGO_SIDE]) : null;
  const drawn = drawing
    ? html`<rect width="32" height="32" rx="8" fill="#fff" /><image
          x="3"
          y="3"
          width="26"
          height="26"
          href="${toTrustedHtml(`data:image/png;base64,${drawing.png.toString('base64')}`)}"
        />`
    : drawSign();
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    ${drawn}
  </svg>`.toString();
}

function createManifest(): string {
  const lang = getFirstLocale();
  const name = getPortalText(lang);
  return JSON.stringify({
    lang,
    dir: getLocaleInfo(lang).dir,
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: getThemeHex('light', 'paper'),
    theme_color: getLook().look.tokens.usual.light.accent,
    icons: [
      { src: SVG_ICON, sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((side) => ({
        src: `/icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
    ],
  });
}

interface Kept {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * Serves the icon in the forms that devices ask for, and the manifest, as the settings have them:
 * browsers compare them at every visit. Each is drawn once for a state of the settings.
 */
export function iconRoutes(app: FastifyInstance, context: HostContext): void {
  const kept = new Map<string, Promise<Kept>>();
  context.settings.onChange(() => kept.clear());
  const keep = async (body: string | Buffer): Promise<Kept> => ({
    body: Buffer.from(body),
    tag: createWeakTag(createHash('sha256').update(body).digest('base64url')),
  });
  const serve = (path: string, type: string, make: () => Promise<string | Buffer>): void => {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const key = `${path} ${getSettings().number}`;
      const making = kept.get(key) ?? make().then(keep);
      kept.set(key, making);
      making.catch(() => kept.delete(key));
      const { body, tag } = await making;
      reply.headers({
        'content-type': type,
        'cache-control': 'no-cache',
        etag: tag,
        'cross-origin-resource-policy': 'cross-origin',
      });
      return matchesIfNoneMatch(request, tag) ? reply.code(304).send() : reply.send(body);
    });
  };
  serve(SVG_ICON, 'image/svg+xml', () => drawIcon(context));
  serve(MANIFEST, 'application/manifest+json', async () => createManifest());
  for (const [path, side] of Object.entries(PNG_SIDES))
    serve(path, 'image/png', async () => {
      const picture = await openOwnDrawing(await drawIcon(context));
      return picture.resize(side, side).png().toBuffer();
    });
}
