import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CalendarImport, CalendarImported } from '../../../shared/contract/calendarImport';
import type { Author } from '../../../shared/contract/editing';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import { requireAuthor } from '../../editing/authors';
import { createDraftIn } from '../../editing/creation';
import { changeDetailsIn } from '../../editing/details/detailChange';
import { readDetailRow, toWrittenDetails } from '../../editing/details/storedDetails';
import { toWriteRequest } from '../../editing/contentParams';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { readCalendar, type CalendarEvent } from './readCalendar';

/** In JSON a letter can take six. */
const BODY_LIMIT_BYTES = 6_000_000;
const SLUG_DIGITS = 8;

/** Makes a slug of the day, and what makes it this one of the request. */
const slugOf = ({ startsAt }: CalendarEvent, { key }: Cause): string =>
  `event-${startsAt.slice(0, 10)}-${createHash('sha256').update(key).digest('hex').slice(0, SLUG_DIGITS)}`;

const textIn = (locale: string, text: string) => (text === '' ? {} : { [locale]: text });

const bodyOf = ({ description, link }: CalendarEvent): string =>
  [description, link && `<${link}>`].filter((part) => part !== '').join('\n\n');

interface Importing {
  /** Reading within the transaction. */
  readonly reading: ReadContext;
  readonly author: Author;
  readonly locale: CalendarImport['locale'];
}

async function beginDraft(
  { reading, author, locale }: Importing,
  event: CalendarEvent,
  cause: Cause,
): Promise<CalendarImported['drafts'][number]> {
  const draft = {
    title: { [locale]: event.title },
    summary: {},
    body: textIn(locale, bodyOf(event)),
    originalLocale: locale,
    slug: slugOf(event, cause),
    author: author.id,
    topics: [],
    area: null,
    visibility: 'public' as const,
  };
  const { row, isNew } = await createDraftIn(
    reading.db,
    { section: 'events', author, draft },
    cause,
  );
  const { slug } = row;
  if (!isNew) return { slug, title: event.title };
  const begun = await readDetailRow<'events'>(reading.db, row.id);
  const { timezone, startsAt, endsAt } = event;
  const details = {
    ...toWrittenDetails('events', begun),
    timezone,
    startsAt,
    endsAt,
    location: textIn(locale, event.place),
  };
  const change = { revision: row.revision, kind: begun.kind, details };
  const place = { section: 'events', reading, source: row } as const;
  await changeDetailsIn(place, change, { ...cause, key: `${cause.key} details` });
  return { slug, title: event.title };
}

/** Registers `POST /v1/events/imports`: what a calendar file says takes place, as drafts. */
export function importRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<{ Headers: IdempotencyHeaders; Body: CalendarImport }>(
    '/events/imports',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['events'],
        summary:
          'Begin a draft for every event of a calendar file; with faults in its lines none. The same Idempotency-Key finds the same drafts.',
        headers: IdempotencyHeaders,
        body: CalendarImport,
        response: { 201: CalendarImported, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { text, locale, author: id } = request.body;
      const reading = createReadContext(context, request, locale);
      const author = await requireAuthor(reading, viewer, 'events', { id, area: null });
      const { events, faults } = readCalendar(text);
      const cause = toWriteRequest(context, request);
      const drafts = await context.db.transaction().execute(async (trx) => {
        const importing = { reading: { ...reading, db: trx }, author, locale };
        const begun: CalendarImported['drafts'] = [];
        for (const [index, event] of events.entries())
          begun.push(
            await beginDraft(importing, event, { ...cause, key: `${cause.key} ${index}` }),
          );
        return begun;
      });
      return reply.code(201).send({ drafts, faults: [...faults] });
    },
  );
}
