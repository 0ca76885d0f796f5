import type { WrittenSession, WrittenTraining } from '../../../shared/contract/writtenTraining';
import type { DetailFault } from '../../../shared/details/detailFaults';
import { notifyOfChange } from '../../registrations/notifyOfChange';
import { readBody, readLine, readLocalized, readOptional } from '../readWritten';
import type { DetailRules, DetailWrite } from './detailing';
import { keptRegistration, toMoment, findPlanFaults } from './plannedTimes';

const readSession = (session: WrittenSession): WrittenSession => ({
  ...session,
  location: readLocalized(session.location, readLine),
  onlineUrl: session.onlineUrl.trim(),
  trainers: session.trainers.map(readLine).filter((name) => name !== ''),
  registration: { ...session.registration, url: session.registration.url.trim() },
  cancellation: readLocalized(session.cancellation, readBody),
});

const readTraining = ({ outcomes, session, ...written }: WrittenTraining): WrittenTraining => ({
  ...written,
  outcomes: outcomes
    .map((text) => readLocalized(text, readLine))
    .filter((text) => Object.keys(text).length > 0),
  session: session && readSession(session),
});

/** Lists the faults of the parts: a training has a session, and a course has none. */
const partFaults = (kind: string, { session }: WrittenTraining): DetailFault[] =>
  (session !== null) === (kind === 'training') ? [] : [{ field: 'session', fault: 'otherKind' }];

/** Converts a session to how it is kept; start and end have columns of their own. */
function keptSession(session: WrittenSession, { stored }: DetailWrite<'training'>) {
  const { startsAt: _starts, endsAt: _ends, ...texts } = session;
  return {
    ...stored.training,
    ...texts,
    location: readOptional(session.location, readLine),
    onlineUrl: session.onlineUrl || null,
    cancellation: readOptional(session.cancellation, readBody),
    registration: keptRegistration(session),
  };
}

async function keepTraining(session: WrittenSession, writing: DetailWrite<'training'>) {
  const { trx, row, reading, stored, kind } = writing;
  const { level, languages, outcomes } = writing.details;
  const training = keptSession(session, writing);
  const details = { ...stored, level, languages, outcomes, training };
  const opens_at = toMoment(session.startsAt, session.timezone);
  const closes_at = toMoment(session.endsAt, session.timezone);
  await notifyOfChange(trx, {
    id: row.id,
    section: 'training',
    isOut: row.status === 'published',
    before: { details: stored, opensAt: row.opensAt, closesAt: row.closesAt, kind: row.kind },
    after: { details, opensAt: opens_at, closesAt: closes_at, kind },
    actorId: reading.viewer?.id ?? null,
    at: reading.now,
  });
  return { details, opens_at, closes_at };
}

/** Detailing of courses and trainings, besides the lessons of courses. */
export const trainingDetailRules: DetailRules<'training'> = {
  section: 'training',
  read: readTraining,
  judge: ({ kind, details }) =>
    Promise.resolve([
      ...partFaults(kind, details),
      ...(details.session ? findPlanFaults(details.session) : []),
    ]),
  keep: ({ session, ...written }, writing) =>
    session ? keepTraining(session, writing) : { details: { ...writing.stored, ...written } },
};
