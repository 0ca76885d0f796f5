import { settleDueSortitions } from './committees/draws/settleSortitions';
import { findNextHour } from '../shared/timeZones';
import { deleteExpired } from './accounts/forgetOld';
import { remindOfRegistered } from './registrations/reminders';
import { remindOfTerms } from './committees/seats/reminders';
import { forgetOldFeedback } from './feedback/feedbackQueries';
import type { HostContext } from './hostContext';
import { repeatEvery, type Job } from './jobs/job';
import type { BulkMailer } from './mail/mailer';
import { sendDigests, sendMailsAtOnce } from './notifications/digest/sendDigests';
import { sendPushes } from './notifications/push/sendPushes';
import { remindOfClosingPolls } from './notifications/reminders';
import { writeOpenData } from './open-data/runs';
import { getCityZone } from './city/currentSettings';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** In the city: most people are asleep. */
const NIGHTLY_AT = 3;

const REMINDERS = [
  settleDueSortitions,
  remindOfClosingPolls,
  remindOfRegistered,
  remindOfTerms,
] as const;

/** Another run is under way, begun from the page or by a host that died: it is tried again. */
class Busy extends Error {
  override readonly name = 'Busy';
}

/** Lists the jobs that the portal does by itself, again and again: one row for each. */
export const createRecurringJobs = (context: HostContext, mail: BulkMailer): readonly Job[] => [
  {
    name: 'openData',
    next: (started) => new Date(findNextHour(started.getTime(), NIGHTLY_AT, getCityZone())),
    run: async () => {
      const files = await writeOpenData(context);
      if (files === null) throw new Busy();
      return { files };
    },
  },
  {
    name: 'forgetOld',
    next: repeatEvery(HOUR_MS),
    run: async ({ now }) => ({
      ...(await deleteExpired(context.db, now)),
      messages: await forgetOldFeedback(context.db, now),
    }),
  },
  {
    name: 'reminders',
    next: repeatEvery(10 * MINUTE_MS),
    run: async ({ now }) => {
      for (const remind of REMINDERS)
        await context.db.transaction().execute((trx) => remind(trx, now));
      return {};
    },
  },
  {
    name: 'digests',
    next: repeatEvery(MINUTE_MS),
    run: (run) => sendDigests({ ...context, mail }, run),
  },
  {
    name: 'mailsAtOnce',
    next: repeatEvery(10 * SECOND_MS),
    run: (run) => sendMailsAtOnce({ ...context, mail }, run),
  },
  {
    name: 'pushes',
    next: repeatEvery(5 * SECOND_MS),
    run: (run) => sendPushes(context, run),
  },
];
