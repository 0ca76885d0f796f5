import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../shared/contract/content';
import { PublicationFacets } from '../../shared/contract/publications';
import type { Localized } from '../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { createReadContext } from '../content/contentRoutes';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { PUBLICATION_BODY, PUBLICATION_YEAR } from './publicationFilters';

const listed = ({ db, viewer, now }: ReadContext) =>
  db
    .selectFrom('contents')
    .select((eb) => eb.fn.countAll<number>().as('publications'))
    .where(isListedFor(viewer, now, 'publications'));

/** Reads the issuing bodies; a body is called as its newest publication calls it. */
async function bodiesOf(reading: ReadContext): Promise<PublicationFacets['bodies']> {
  const { locale } = reading;
  const named = sql<{ readonly name: Localized; readonly original: Locale }>`(array_agg(
    jsonb_build_object('name', contents.details -> 'issuingBody', 'original', contents.original_locale)
    order by contents.published_at desc
  ))[1]`;
  const rows = await listed(reading)
    .select([PUBLICATION_BODY.as('value'), named.as('named')])
    .groupBy(PUBLICATION_BODY)
    .execute();
  const { compare } = new Intl.Collator(locale);
  return rows
    .map(({ named: { name, original }, ...row }) => ({
      ...row,
      name: toText(name, locale, original),
    }))
    .sort((one, other) => compare(one.name.text, other.name.text));
}

const yearsOf = (reading: ReadContext) =>
  listed(reading)
    .select(PUBLICATION_YEAR.as('value'))
    .groupBy(PUBLICATION_YEAR)
    .orderBy('value', 'desc')
    .execute();

async function languagesOf(reading: ReadContext): Promise<PublicationFacets['languages']> {
  const rows = await listed(reading)
    .innerJoin(
      sql<{ value: Locale }>`lateral jsonb_array_elements_text(contents.details -> 'languages')`.as(
        sql`language (value)`,
      ),
      (join) => join.onTrue(),
    )
    .select('language.value')
    .groupBy('language.value')
    .execute();
  return rows.sort(
    (one, other) => LOCALE_CODES.indexOf(one.value) - LOCALE_CODES.indexOf(other.value),
  );
}

/**
 * Registers `GET /v1/publications/facets`: by what the list can be filtered, counted over what the
 * reader may see.
 */
export function facetRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/publications/facets',
    {
      schema: {
        tags: ['publications'],
        summary:
          'The issuing bodies, years and languages of the publications that the reader may see.',
        querystring: DetailQuery,
        response: { 200: PublicationFacets, '4xx': ProblemSchema },
      },
    },
    async (request): Promise<PublicationFacets> => {
      const reading = createReadContext(context, request, request.query.locale);
      const [bodies, years, languages] = await Promise.all([
        bodiesOf(reading),
        yearsOf(reading),
        languagesOf(reading),
      ]);
      return { bodies, years, languages };
    },
  );
}
