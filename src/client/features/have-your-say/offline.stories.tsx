import type { QueuedBallot } from '../../offline/outbox';
import { offlineApi } from '../../offline/offlineApi';
import { toQuestionId } from '../../testing/pollFactories';
import { POLL_OPTIONS } from '../../testing/sectionDetails';
import { aDetailPage } from '../../testing/sectionFactories';
import type { Story } from '../../workbench/story';

const POLL = aDetailPage('have-your-say', 'en', {});
const KEPT = {
  pollId: POLL.id,
  slug: POLL.slug,
  title: POLL.title,
  idempotencyKey: 'key',
  castAt: 0,
};

const poll = (ballot: QueuedBallot): Story => ({
  title: 'offline',
  path: `/have-your-say/${POLL.slug}`,
  answers: (locale) => ({
    [`/v1/have-your-say/${POLL.slug}`]: { body: aDetailPage('have-your-say', locale, {}) },
  }),
  happened: [
    offlineApi.util.upsertQueryEntries([
      { endpointName: 'getOutbox', arg: undefined, value: [ballot] },
    ]),
  ],
});

/**
 * A ballot that was cast without a network, and one that came too late; the page that stands for
 * all others.
 */
export const OFFLINE_STORIES: readonly Story[] = [
  poll({
    ...KEPT,
    state: 'waiting',
    answers: { [toQuestionId(1)]: { chosen: [POLL_OPTIONS[0]] } },
    reason: null,
  }),
  poll({ ...KEPT, state: 'refused', code: 'closed' }),
  { title: 'offline', path: '/offline', answers: () => ({}) },
];
