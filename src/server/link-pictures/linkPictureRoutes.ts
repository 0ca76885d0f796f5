import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { LocaleSchema } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { CONTENT_SECTIONS, type ContentSection } from '../../shared/sections';
import { findContent } from '../content/contentQueries';
import { toText } from '../content/localize';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { openDrawnLogo } from '../look/brandFiles';
import { openPictureRenderer } from './pictureRenderer';
import { getLook } from '../city/currentLook';
import { fillTexts, getCityTexts, getPortalText, getSettings } from '../city/currentSettings';
import { getPageText } from '../city/texts';

const nameOf = (section: ContentSection, locale: Locale) =>
  section === 'legal' ? getPortalText(locale) : getPageText(locale, `section.${section}`);

const PortalParams = Type.Object({ locale: LocaleSchema });
const ContentParams = Type.Object({
  locale: LocaleSchema,
  section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
  file: Type.String({ pattern: '^[a-z0-9-]{1,120}\\.png$' }),
});

/** Pixels in which a logo stands beside the city's name. */
const LOGO_BOX = [300, 76] as const;
const DAY = 'public, max-age=86400';

/**
 * `/og/{locale}/portal.png` and `/og/{locale}/{section}/{slug}.png`: what stands beside a link to a
 * page that everybody may read.
 */
export function linkPictureRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  const draw = openPictureRenderer(app);
  const loadLogo = openDrawnLogo(db, LOGO_BOX);
  const readCityPart = async (locale: Locale) => {
    const logo = await loadLogo();
    const { pictures: colours } = getLook();
    const city = getCityTexts()[locale];
    if (!logo) return { city, colours };
    const { png, ...size } = logo;
    const href = `data:image/png;base64,${png.toString('base64')}`;
    return { city, colours, logo: { href, ...size } };
  };
  const headers = {
    'content-type': 'image/png',
    'cache-control': DAY,
    'cross-origin-resource-policy': 'cross-origin',
  };

  app.get<{ Params: Static<typeof PortalParams> }>(
    '/og/:locale/portal.png',
    { schema: { hide: true, params: PortalParams } },
    async ({ params: { locale } }, reply) => {
      const kicker = getPortalText(locale);
      const title = fillTexts(getPageText(locale, 'ui.description'), locale);
      const picture = { title, kicker, locale, lang: locale, ...(await readCityPart(locale)) };
      const key = `${locale}/portal/${getSettings().number}`;
      return reply.headers(headers).send(await draw(key, picture));
    },
  );

  app.get<{ Params: Static<typeof ContentParams> }>(
    '/og/:locale/:section/:file',
    { schema: { hide: true, params: ContentParams } },
    async ({ params: { locale, section, file } }, reply) => {
      const reading = { db, viewer: null, locale, now: new Date(clock()) };
      const row = await findContent(reading, section, file.slice(0, -'.png'.length));
      if (!row) throw new Problem('notFound');
      const { text: title, lang } = toText(row.title, locale, row.original_locale);
      const kicker = nameOf(section, locale);
      const key = [locale, row.id, row.version, getSettings().number].join('/');
      const picture = { title, kicker, locale, lang, ...(await readCityPart(locale)) };
      return reply.headers(headers).send(await draw(key, picture));
    },
  );
}
