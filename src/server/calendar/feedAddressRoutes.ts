import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { NewCalendar, OwnCalendar } from '../../shared/contract/calendar';
import { MyEvents } from '../../shared/contract/registrations';
import { DetailQuery } from '../../shared/contract/content';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { sendCalendar } from './calendarResponse';
import { getFeedStart, findFeedOwner, renewFeed, TOKEN_PATTERN, withdrawFeed } from './feedAddress';
import { listOwnMeetings } from './meetingEvents';
import { listOwnCalendar, listOwnEvents } from './ownEvents';
import { getReaderLocale } from '../city/currentSettings';

const LocaleQuery = Type.Pick(DetailQuery, ['locale'], { additionalProperties: false });

const schemaOf = (summary: string, response: object, more: object = {}) => ({
  schema: { tags: ['me'], summary, response: { ...response, '4xx': ProblemSchema }, ...more },
});

interface ByToken {
  Params: { readonly token: string };
}

/**
 * Registers the routes of what one person registered for: as a list; and with the meetings of their
 * committees at a secret address for their calendar programs.
 */
export function feedAddressRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, portalOrigin } = context;
  const now = () => new Date(context.clock());

  app.get<{ Querystring: Static<typeof LocaleQuery> }>(
    '/me/registrations',
    schemaOf(
      'List what the person who asks registered for.',
      { 200: MyEvents },
      { querystring: LocaleQuery },
    ),
    (request) => {
      const { id } = requireViewer(request);
      return listOwnEvents(createReadContext(context, request, request.query.locale), id);
    },
  );

  app.get(
    '/me/calendar',
    schemaOf('Since when one’s own calendar has an address.', { 200: OwnCalendar }),
    async (request) => {
      const since = await getFeedStart(db, requireViewer(request).id);
      return { since: since?.toISOString() ?? null };
    },
  );

  app.post(
    '/me/calendar',
    schemaOf('Give one’s own calendar a new secret address; the one before ends.', {
      201: NewCalendar,
    }),
    async (request, reply) => {
      const at = now();
      const token = await renewFeed(db, requireViewer(request).id, at);
      const address = `${portalOrigin}${addressOf(request, token)}`;
      return reply.code(201).send({ since: at.toISOString(), address });
    },
  );

  app.delete(
    '/me/calendar',
    schemaOf('Withdraw the address of one’s own calendar.', { 204: Type.Null() }),
    async (request, reply) => {
      await withdrawFeed(db, requireViewer(request).id);
      return reply.code(204).send(null);
    },
  );

  app.get<ByToken>(
    '/calendar/:token.ics',
    schemaOf('What one person registered for, and the meetings of their committees.', {}),
    async (request, reply) => {
      const { token } = request.params;
      const owner = IS_TOKEN.test(token) ? await findFeedOwner(db, token) : undefined;
      if (!owner) throw new Problem('notFound');
      const { id } = owner;
      const locale = getReaderLocale(owner.locale);
      const reading = { db, now: now(), locale };
      const [events, meetings] = await Promise.all([
        listOwnCalendar(reading, id),
        listOwnMeetings(reading, id),
      ]);
      const place = { origin: portalOrigin, locale, fileName: 'my-events', isSecret: true };
      return sendCalendar(reply, [...events, ...meetings], place);
    },
  );
}

const IS_TOKEN = new RegExp(TOKEN_PATTERN);

/** Beside the route that it was asked for. */
const addressOf = ({ routeOptions }: FastifyRequest, token: string): string =>
  `${routeOptions.url?.replace(/\/me\/calendar$/, '') ?? ''}/calendar/${token}.ics`;
