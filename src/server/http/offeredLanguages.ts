import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { addLocale } from '../../shared/routes';
import { getFirstLocale, getOfferedLocales, getReaderLocale } from '../city/currentSettings';

const FOUND = 302;

/** Pages, feeds and calendar files in a language; a link picture has its language second. */
const PREFIXED = new RegExp(`^(/og)?/(${LOCALE_CODES.join('|')})(?=[/?#]|$)`);

/**
 * Finds the address in the first language of what was asked for in one that is not offered; null
 * for every other address.
 */
function findOfferedAddress(url: string): string | null {
  const [, folder = '', locale] = PREFIXED.exec(url) ?? [];
  if (!locale || getOfferedLocales().includes(locale as Locale)) return null;
  return folder + addLocale(url.slice(folder.length), getFirstLocale());
}

/**
 * Leads from addresses in a language that is not offered to the same in the first language, for as
 * long as it is not; the API answers in the first language. Links that are in the world go on.
 */
export function leadToOfferedLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, originalUrl }, reply, done) => {
    const address = ['GET', 'HEAD'].includes(method) ? findOfferedAddress(originalUrl) : null;
    if (address === null) return done();
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-cache');
    reply.redirect(address, FOUND);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const query = request.query as { locale?: Locale } | undefined;
    if (request.method === 'GET' && query?.locale) query.locale = getReaderLocale(query.locale);
    done();
  });
}
