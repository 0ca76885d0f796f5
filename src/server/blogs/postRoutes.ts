import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { PostFacets, PostFacetsQuery } from '../../shared/contract/blogs';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { createReadContext } from '../content/contentRoutes';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { AUTHOR_ID } from './postFacts';
import { getCityTexts } from '../city/currentSettings';

type Author = PostFacets['authors'][number];

interface AuthorRow {
  readonly id: string;
  readonly kind: Author['kind'];
  readonly posts: number;
  readonly person: string | null;
  readonly title: Localized | null;
  readonly original_locale: Locale | null;
}

function nameOf({ person, title, original_locale }: AuthorRow, locale: Locale): Author['name'] {
  if (person !== null) return { text: person, lang: locale };
  return toText(title ?? getCityTexts(), locale, original_locale ?? locale);
}

/**
 * Lists the authors of posts that this reader finds in the list; people who have left cannot be
 * asked for.
 */
async function listAuthors({ db, viewer, now, locale }: ReadContext): Promise<Author[]> {
  const { rows } = await sql<AuthorRow>`
    select id, kind, person, title, original_locale, count(*)::int as posts
    from (
      select ${AUTHOR_ID} as id, contents.author_kind as kind, author.name as person,
        author_group.title, author_group.original_locale
      from contents
      left join people as author on author.id = contents.author_person_id and contents.author_kind = 'person'
      left join contents as author_group on author_group.id = contents.author_content_id
      where ${isListedFor(viewer, now, 'blogs')}
    ) as post
    where id is not null
    group by id, kind, person, title, original_locale
    order by posts desc, id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: nameOf(row, locale),
    posts: row.posts,
  }));
}

/** Registers `GET /v1/blogs/facets`: what the list of posts can be filtered by. */
export function postRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: PostFacetsQuery }>(
    '/blogs/facets',
    {
      schema: {
        tags: ['blogs'],
        summary: 'List the authors of the posts that the reader may see, with how many there are.',
        querystring: PostFacetsQuery,
        response: { 200: PostFacets, '4xx': ProblemSchema },
      },
    },
    async (request) => ({
      authors: await listAuthors(createReadContext(context, request, request.query.locale)),
    }),
  );
}
