import type { FastifyInstance } from 'fastify';
import {
  Push,
  PushDevice,
  PushRenewal,
  PushSubscription,
  PushTested,
} from '../../../shared/contract/push';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { deliverPush } from './deliverPush';
import { renewSubscription } from './renewSubscription';
import { findDevice, listDevices, subscribe, unsubscribe } from './subscriptions';
import { getVapidKeys } from './vapid';
import { createTrialMessage } from './pushMessages';
import { getReaderLocale } from '../../city/currentSettings';

const schemaOf = (summary: string, more: object = {}) => ({
  schema: { tags: ['me'], summary, response: { '4xx': ProblemSchema }, ...more },
});

/** `/v1/me/push`: the browsers in which a person is told while the portal is closed. */
export function pushRoutes(app: FastifyInstance, { db, clock, push }: HostContext): void {
  app.get(
    '/me/push',
    schemaOf('Read what a browser subscribes with, and in which the person is told.', {
      response: { 200: Push, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { id } = requireViewer(request);
      const { publicKey } = await getVapidKeys(db);
      return { publicKey, devices: await listDevices(db, id) };
    },
  );

  app.put<{ Body: PushSubscription }>(
    '/me/push/subscriptions',
    schemaOf(
      'Have oneself told in this browser, and nobody else there. Push services that the portal does not know are refused (unknownPushService).',
      {
        body: PushSubscription,
      },
    ),
    async (request, reply) => {
      const { id: personId } = requireViewer(request);
      const { sessionId } = request;
      const now = new Date(clock());
      await subscribe(db, request.body, { personId, sessionId, now, services: push });
      return reply.code(204).send();
    },
  );

  app.delete<{ Body: PushDevice }>(
    '/me/push/subscriptions',
    schemaOf('Be told in this browser no more. Again changes nothing.', { body: PushDevice }),
    async (request, reply) => {
      await unsubscribe(db, requireViewer(request).id, request.body.endpoint);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: PushRenewal }>(
    '/push/renewals',
    {
      // A service worker has neither a session nor a page: what it knows of the subscription says
      // who it is.
      config: { beforeTerms: true, ignoresBearer: true, isProvenByAddress: true },
      ...schemaOf('Be told under the subscription that the browser has renewed by itself.', {
        body: PushRenewal,
      }),
    },
    async (request, reply) => {
      await renewSubscription(db, request.body, push);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: PushDevice }>(
    '/me/push/test',
    schemaOf('Send oneself a message to see whether it comes.', {
      body: PushDevice,
      response: { 200: PushTested, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { id } = requireViewer(request);
      const device = await findDevice(db, id, request.body.endpoint);
      const sending = { ...push, keys: await getVapidKeys(db), now: Date.now() };
      const { outcome } = await deliverPush(
        device,
        createTrialMessage(getReaderLocale(device.locale)),
        sending,
      );
      if (outcome === 'gone') await unsubscribe(db, id, device.endpoint);
      return { isSent: outcome === 'sent' };
    },
  );
}
