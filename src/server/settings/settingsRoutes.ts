import { sql, type RawBuilder } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  AreaSettings,
  FreePageParams,
  FreePageWords,
  HomeWords,
  LanguageConsequences,
  PortalSettings,
  SectionConsequences,
  SettingsAreaParams,
  SettingsChange,
  SettingsHistory,
  SettingsHistoryQuery,
  SettingsUndo,
  type SettingsArea,
} from '../../shared/contract/settings';
import { listHomeWords } from '../../shared/homeWords';
import { pickText } from '../../shared/settings';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { DetailQuery } from '../../shared/contract/content';
import { getFirstLocale, getSettings, toCityDay } from '../city/currentSettings';
import { createWeakTag, matchesIfNoneMatch } from '../http/entityTags';
import { Problem, ProblemSchema } from '../http/problem';
import type { HostContext } from '../hostContext';
import { createProofHook } from '../identity/recentSignIn';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import { changeArea, readArea, type AreaChange } from './changeSettings';
import { requireOtherWayIn } from './otherWayIn';
import { composeArea } from './readSettings';

/** Limits of one page of a history. */
const HISTORY_LENGTH = 25;
const HISTORY_BYTES = 1_000_000;
/** All pages of the city with texts of the greatest length, in letters of two bytes. */
const BODY_LIMIT_BYTES = 4_000_000;

interface AreaRequest<Body = unknown> {
  Params: Static<typeof SettingsAreaParams>;
  Body: Body;
}

type Revision = SettingsHistory['items'][number];

interface RevisionRow extends Pick<Revision, 'revision' | 'origin' | 'note' | 'changedBy'> {
  readonly value: Readonly<Record<string, unknown>>;
  readonly changed_at: Date;
  readonly is_last: boolean;
}

/**
 * Lists one page of the revisions of an area, the newest first: as many as are `HISTORY_BYTES`
 * together, since the pages of a city are long, but never fewer than two, of which the second says
 * what the first has changed.
 */
async function listRevisions(
  { db }: HostContext,
  area: SettingsArea,
  { cursor }: SettingsHistoryQuery,
): Promise<SettingsHistory> {
  const beyond = cursor === undefined ? sql`true` : sql`revision < ${Number(cursor)}`;
  const { rows } = await sql<RevisionRow>`
    select revision, value, origin, note, people.name as "changedBy", changed_at,
      not exists (
        select from settings as older where older.area = ${area} and older.revision < sized.revision
      ) as is_last
    from (
      select newest.*, row_number() over (order by revision desc) as place,
        sum(octet_length(value::text)) over (order by revision desc) as bytes
      from (
        select * from settings where area = ${area} and ${beyond}
        order by revision desc limit ${HISTORY_LENGTH}
      ) as newest
    ) as sized left join people on people.id = changed_by
    where place <= 2 or bytes <= ${HISTORY_BYTES}
    order by revision desc`.execute(db);
  const last = rows.at(-1);
  return {
    items: rows.map(({ revision, value, origin, note, changedBy, changed_at }) => ({
      revision,
      value: composeArea(area, value),
      origin,
      note,
      changedBy,
      changedAt: changed_at.toISOString(),
    })),
    next: last && !last.is_last ? String(last.revision) : null,
  };
}

/**
 * Reads an earlier value of an area; what the operator has locked meanwhile stays as it is.
 * @throws Problem notFound
 */
async function readRevision(
  { db, settings }: HostContext,
  area: SettingsArea,
  revision: number,
): Promise<object> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('area', '=', area)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return composeArea(area, row.value as Record<string, unknown>, settings.locked[area]);
}

/** Counts the contents that would be there in a language nobody is offered, were it taken off. */
async function countOnlyTexts({ db }: HostContext): Promise<LanguageConsequences> {
  const { rows } = await sql<{ locale: Locale; count: number }>`
    select jsonb_object_keys(title) as locale, count(*)::int as count from contents
    where deleted_at is null and (select count(*) from jsonb_object_keys(title)) = 1 group by 1`.execute(
    db,
  );
  const counts = new Map(rows.map(({ locale, count }) => [locale, count]));
  return {
    items: LOCALE_CODES.map((locale) => ({ locale, onlyThere: counts.get(locale) ?? 0 })),
  };
}

const isNothing = (field: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(jsonb_typeof(${field}), 'null') = 'null'`;

/** Builds the condition that a content takes registrations at `now`, by the part with its terms. */
const takesRegistrations = (terms: RawBuilder<unknown>, now: Date) => sql<boolean>`(
  ${terms} -> 'registration' ->> 'way' = 'here' and ${isNothing(sql`${terms} -> 'cancellation'`)}
  and coalesce(closes_at, opens_at) > ${now}
  and coalesce((${terms} -> 'registration' ->> 'closesAt')::timestamptz > ${now}, true))`;

/** Counts the polls that take ballots now, and what takes registrations. */
async function countOpen({ db, clock }: HostContext): Promise<SectionConsequences> {
  const now = new Date(clock());
  const { rows } = await sql<SectionConsequences>`
    select
      count(*) filter (where section = 'have-your-say' and opens_at <= ${now}
        and (closes_at is null or closes_at > ${now})
        and ${isNothing(sql`details -> 'cancellation'`)}
        and ${isNothing(sql`details -> 'recount'`)})::int as "openVotes",
      count(*) filter (where section = 'events'
        and ${takesRegistrations(sql`details`, now)})::int as "openEvents",
      count(*) filter (where section = 'training'
        and ${takesRegistrations(sql`details -> 'training'`, now)})::int as "openTrainings"
    from contents where status = 'published' and deleted_at is null`.execute(db);
  return rows[0]!;
}

/**
 * Tells whether a page of the city's own was published once: links to it are to be forgotten, as
 * of other contents (RFC 9110, 410 Gone).
 */
async function wasPublished({ db }: HostContext, slug: string): Promise<boolean> {
  const page = JSON.stringify({ pages: [{ slug, isPublished: true }] });
  const row = await db
    .selectFrom('settings')
    .select('revision')
    .where('area', '=', 'pages')
    .where(sql<boolean>`value @> ${page}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds a published page in a language.
 * @throws Problem notFound, gone for one that was deleted
 */
async function readFreePage(
  context: HostContext,
  slug: string,
  locale: Locale,
): Promise<Static<typeof FreePageWords>> {
  const settings = getSettings();
  const page = settings.pages.pages.find((each) => each.slug === slug);
  if (!page) throw new Problem((await wasPublished(context, slug)) ? 'gone' : 'notFound');
  const title = pickText(page.title, settings, locale);
  const text = pickText(page.text, settings, locale);
  if (!page.isPublished || !title || !text) throw new Problem('notFound');
  return { slug, title, text };
}

/**
 * Serves `/v1/settings`: what this installation says of itself, for everybody, and its areas, for
 * those who change them. A change is in the next answer of this host; the others follow.
 */
export function settingsRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock, settings } = context;
  const hooks = createStaffHooks(context, 'settings.change');
  const preHandler = createProofHook(context);
  const optionsOf = (summary: string, schema: object) => ({
    ...hooks,
    schema: { tags: ['settings'], summary, params: SettingsAreaParams, ...schema },
  });
  const answering = { response: { 200: AreaSettings, '4xx': ProblemSchema } };
  const change = async (request: FastifyRequest, wanted: AreaChange) => {
    const author = { personId: requireViewer(request).id, at: new Date(clock()) };
    await db.transaction().execute(async (trx) => {
      if (wanted.area === 'signIn')
        await requireOtherWayIn({ db: trx, doors: context.doors }, wanted.value);
      await changeArea(trx, wanted, author, settings.locked);
    });
    await settings.refresh();
    return readArea(db, wanted.area, settings.locked);
  };

  app.get(
    '/settings',
    {
      config: { whileClosed: true },
      schema: {
        tags: ['settings'],
        summary: 'Read what this installation says of itself.',
        response: { 200: PortalSettings },
      },
    },
    (request, reply: FastifyReply) => {
      const tag = createWeakTag(JSON.stringify(request.settings));
      reply.headers({ etag: tag, 'cache-control': 'no-cache' });
      return matchesIfNoneMatch(request, tag)
        ? reply.code(304).send()
        : reply.send(request.settings);
    },
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/home',
    {
      schema: {
        tags: ['settings'],
        summary: 'Read what the city has written on its first page.',
        querystring: DetailQuery,
        response: { 200: HomeWords, '4xx': ProblemSchema },
      },
    },
    (request) =>
      listHomeWords(getSettings(), request.query.locale ?? getFirstLocale(), toCityDay(clock())),
  );

  app.get<{
    Params: Static<typeof FreePageParams>;
    Querystring: Static<typeof DetailQuery>;
  }>(
    '/pages/:slug',
    {
      schema: {
        tags: ['settings'],
        summary: 'Read a page that the city has written.',
        params: FreePageParams,
        querystring: DetailQuery,
        response: { 200: FreePageWords, '4xx': ProblemSchema },
      },
    },
    ({ params, query }) => readFreePage(context, params.slug, query.locale ?? getFirstLocale()),
  );

  app.get<AreaRequest>(
    '/settings/:area',
    optionsOf('Read an area with its revision.', answering),
    ({ params }) => readArea(db, params.area, settings.locked),
  );

  app.get(
    '/settings/languages/consequences',
    {
      ...hooks,
      schema: {
        tags: ['settings'],
        summary: 'Count the contents of each language that have their title in it alone.',
        response: { 200: LanguageConsequences, '4xx': ProblemSchema },
      },
    },
    () => countOnlyTexts(context),
  );

  app.get(
    '/settings/sections/consequences',
    {
      ...hooks,
      schema: {
        tags: ['settings'],
        summary: 'Count what is under way in sections, and ends where they are not on.',
        response: { 200: SectionConsequences, '4xx': ProblemSchema },
      },
    },
    () => countOpen(context),
  );

  app.put<AreaRequest<SettingsChange>>(
    '/settings/:area',
    {
      ...optionsOf('Change an area, on top of the revision that was seen.', {
        body: SettingsChange,
        ...answering,
      }),
      bodyLimit: BODY_LIMIT_BYTES,
      preHandler,
    },
    (request) => change(request, { area: request.params.area, origin: 'page', ...request.body }),
  );

  app.get<AreaRequest & { Querystring: SettingsHistoryQuery }>(
    '/settings/:area/history',
    optionsOf('List what an area was, the newest first.', {
      querystring: SettingsHistoryQuery,
      response: { 200: SettingsHistory, '4xx': ProblemSchema },
    }),
    ({ params, query }) => listRevisions(context, params.area, query),
  );

  app.post<AreaRequest<SettingsUndo>>(
    '/settings/:area/undo',
    {
      ...optionsOf('Make an earlier revision the newest.', { body: SettingsUndo, ...answering }),
      preHandler,
    },
    async (request) => {
      const { area } = request.params;
      const { revision, restored } = request.body;
      const value = await readRevision(context, area, restored);
      return change(request, { area, revision, value, origin: 'undo' });
    },
  );
}
