import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  NotificationPage,
  NotificationSettings,
  NotificationsQuery,
  ReadAll,
  ReadChange,
  Unread,
} from '../../shared/contract/notifications';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import {
  restoreNotification,
  markAllRead,
  markRead,
  deleteNotification,
  type NotificationMark,
} from './markNotifications';
import { countUnread, listNotifications } from './ownNotifications';
import { loadSettings, saveSettings } from './notificationSettings';

const EntryParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
interface EntryRequest {
  Params: Static<typeof EntryParams>;
}

const schemaOf = (summary: string, more: object = {}) => ({
  schema: { tags: ['me'], summary, response: { '4xx': ProblemSchema }, ...more },
});

function readRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: NotificationsQuery }>(
    '/me/notifications',
    schemaOf('List what the person who asks was told of, the newest first, 20 a page.', {
      querystring: NotificationsQuery,
      response: { 200: NotificationPage, '4xx': ProblemSchema },
    }),
    (request) => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request, request.query.locale);
      return listNotifications(reading, viewer, request.query);
    },
  );

  app.get(
    '/me/notifications/unread',
    schemaOf('Count what the person who asks has not read; at most 100.', {
      response: { 200: Unread, '4xx': ProblemSchema },
    }),
    async (request) => {
      const viewer = requireViewer(request);
      return { unread: await countUnread(createReadContext(context, request), viewer) };
    },
  );
}

function entryRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  const marked = (request: { readonly viewer: { readonly id: string }; readonly id: string }) => ({
    personId: request.viewer.id,
    id: request.id,
    at: new Date(clock()),
  });
  const entry = (
    [method, url, summary]: readonly ['DELETE' | 'POST', string, string],
    change: (marking: NotificationMark) => Promise<void>,
  ) =>
    app.route<EntryRequest>({
      method,
      url,
      ...schemaOf(summary, { params: EntryParams }),
      handler: async (request, reply) => {
        const viewer = requireViewer(request);
        await change(marked({ viewer, id: request.params.id }));
        return reply.code(204).send();
      },
    });

  app.put<EntryRequest & { Body: ReadChange }>(
    '/me/notifications/:id/read',
    schemaOf('Mark an entry as read, or as not read.', { params: EntryParams, body: ReadChange }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      await markRead(db, marked({ viewer, id: request.params.id }), request.body.isRead);
      return reply.code(204).send();
    },
  );
  entry(
    ['DELETE', '/me/notifications/:id', 'Take an entry from one’s list. Again changes nothing.'],
    (marking) => deleteNotification(db, marking),
  );
  entry(
    ['POST', '/me/notifications/:id/restore', 'Bring back an entry that was taken away.'],
    (marking) => restoreNotification(db, marking),
  );
}

function allRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.post<{ Body: ReadAll }>(
    '/me/notifications/read-all',
    schemaOf('Mark as read all that came until a moment.', { body: ReadAll }),
    async (request, reply) => {
      const { id: personId } = requireViewer(request);
      const until = new Date(request.body.until);
      // The format lets days through that no calendar has.
      if (Number.isNaN(until.getTime())) throw new Problem('invalidRequest', 'body/until');
      await markAllRead(db, { personId, until, at: new Date(clock()) });
      return reply.code(204).send();
    },
  );

  const settings = { response: { 200: NotificationSettings, '4xx': ProblemSchema } };
  app.get(
    '/me/notifications/settings',
    schemaOf('Read what one is told of, and how.', settings),
    (request) => loadSettings(db, requireViewer(request).id),
  );
  app.put<{ Body: NotificationSettings }>(
    '/me/notifications/settings',
    schemaOf('Choose what one is told of, and how.', { ...settings, body: NotificationSettings }),
    async (request) => {
      const { id } = requireViewer(request);
      await saveSettings(db, id, request.body);
      return loadSettings(db, id);
    },
  );
}

/** `/v1/me/notifications`: what a person was told of, and what they want to be told of. */
export function notificationRoutes(app: FastifyInstance, context: HostContext): void {
  readRoutes(app, context);
  entryRoutes(app, context);
  allRoutes(app, context);
}
