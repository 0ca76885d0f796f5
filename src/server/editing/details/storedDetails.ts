import type { Static } from 'typebox';
import type { StoredPost } from '../../../shared/contract/blogs';
import type { createCommitteeDetailsSchema } from '../../../shared/contract/committees';
import {
  EVENT_DETAILS_DEFAULTS,
  type createEventDetailsSchema,
} from '../../../shared/contract/events';
import type { createFaqDetailsSchema } from '../../../shared/contract/faqs';
import type { createPublicationDetailsSchema } from '../../../shared/contract/publications';
import type { createTeamDetailsSchema } from '../../../shared/contract/teams';
import type { createTrainingDetailsSchema } from '../../../shared/contract/training';
import type { Localized } from '../../../shared/contract/text';
import type {
  DetailedSection,
  WrittenDetailsBySection,
  WrittenGovernance,
} from '../../../shared/contract/writtenDetails';
import type { Locale } from '../../../shared/locales';
import type { Section } from '../../../shared/sections';
import type { Database } from '../../db/openDatabase';
import { createSessionDefaults } from '../../../shared/contract/trainingSessions';
import type { WrittenTraining } from '../../../shared/contract/writtenTraining';
import { getCityZone } from '../../city/currentSettings';
import { writtenRegistration, writtenTimes } from './writtenTimes';

type Decision = NonNullable<WrittenGovernance['decision']>;
type Commitment = NonNullable<WrittenGovernance['commitment']>;
/** Fields that came later: what was written before has none of them. */
type Since<Part, Later extends keyof Part> = Omit<Part, Later> & Partial<Pick<Part, Later>>;

/** Stored values in `details` of each section. */
export interface StoredDetails {
  readonly blogs: StoredPost;
  readonly publications: Static<
    ReturnType<typeof createPublicationDetailsSchema<typeof Localized>>
  >;
  readonly governance: {
    readonly body: WrittenGovernance['body'];
    readonly decision: Since<Decision, 'votes' | 'ideas' | 'followUps'> | null;
    readonly commitment: Since<Commitment, 'droppedReason' | 'entries' | 'followUps'> | null;
  };
  readonly events: Static<ReturnType<typeof createEventDetailsSchema<typeof Localized>>>;
  readonly training: Static<ReturnType<typeof createTrainingDetailsSchema<typeof Localized>>>;
  readonly faqs: Static<ReturnType<typeof createFaqDetailsSchema<typeof Localized>>> & {
    readonly helpOn?: readonly Section[];
  };
  readonly teams: Static<ReturnType<typeof createTeamDetailsSchema<typeof Localized>>>;
  readonly committees: Static<ReturnType<typeof createCommitteeDetailsSchema<typeof Localized>>>;
}

/** A content with its details, as its writers see it. */
export interface DetailRow<S extends DetailedSection = DetailedSection> {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly status: string;
  readonly visibility: string;
  readonly revision: number;
  readonly originalLocale: Locale;
  readonly authorKind: string;
  readonly authorPersonId: string | null;
  readonly authorContentId: string | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly details: StoredDetails[S];
}

/** @throws an error where there is no such content any more */
export async function readDetailRow<S extends DetailedSection>(
  db: Database,
  id: string,
): Promise<DetailRow<S>> {
  const { details, ...row } = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'kind', 'status', 'visibility', 'revision', 'details'])
    .select('original_locale as originalLocale')
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .select('author_kind as authorKind')
    .select(['author_person_id as authorPersonId', 'author_content_id as authorContentId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, details: details as unknown as StoredDetails[S] };
}

/** Reads what the form of an event shows of its row: moments as clocks in its zone show them. */
function writtenEvent({
  details,
  opensAt,
  closesAt,
}: DetailRow<'events'>): WrittenDetailsBySection['events'] {
  const { registration, ...stored } = { ...EVENT_DETAILS_DEFAULTS, ...details };
  return {
    ...writtenTimes(stored.timezone, opensAt, closesAt),
    location: stored.location ?? {},
    address: stored.address ?? {},
    directions: stored.directions ?? {},
    position: stored.position,
    onlineUrl: stored.onlineUrl ?? '',
    access: stored.access,
    accessNote: stored.accessNote ?? {},
    organiser: stored.organiser,
    agenda: stored.agenda,
    registration: writtenRegistration(registration, stored.timezone),
    capacity: stored.capacity ?? 0,
    cancellation: stored.cancellation ?? {},
    minutes: stored.minutes ?? {},
    attendees: stored.attendees,
    publications: [...stored.publications],
  };
}

/** A training that nobody has planned yet. */
const BLANK_SESSION: NonNullable<StoredDetails['training']['training']> = {
  format: 'inPerson',
  location: null,
  trainers: [],
  capacity: 0,
  courseSlug: null,
};

function writtenSession({
  details,
  opensAt,
  closesAt,
}: DetailRow<'training'>): WrittenTraining['session'] {
  const stored = { ...BLANK_SESSION, ...createSessionDefaults(getCityZone()), ...details.training };
  const { format, capacity, courseSlug, timezone } = stored;
  return {
    ...writtenTimes(timezone, opensAt, closesAt),
    format,
    capacity,
    courseSlug,
    trainers: [...stored.trainers],
    location: stored.location ?? {},
    onlineUrl: stored.onlineUrl ?? '',
    registration: writtenRegistration(stored.registration, timezone),
    cancellation: stored.cancellation ?? {},
  };
}

/**
 * Reads what the form of a course or a training shows of its row: moments as clocks in its zone
 * show them.
 */
const writtenTraining = (row: DetailRow<'training'>): WrittenTraining => ({
  level: row.details.level,
  languages: [...row.details.languages],
  outcomes: [...row.details.outcomes],
  session: row.kind === 'training' ? writtenSession(row) : null,
});

type Readers = {
  readonly [S in DetailedSection]: (row: DetailRow<S>) => WrittenDetailsBySection[S];
};

/** Readers of what the form of each section shows of a row; fields that came later begin empty. */
const READERS: Readers = {
  blogs: ({ details }) => ({
    related: details.related ?? [],
    comments: details.commentsOff !== true,
    author: null,
  }),
  publications: ({ details }) => ({
    issuer: details.issuer ?? null,
    issuingBody: details.issuingBody,
    issuedOn: details.issuedOn,
    identifier: details.identifier,
    languages: details.languages,
    pages: details.pages,
    licence: details.licence,
    supersedes: details.supersedes,
    related: details.related ?? [],
  }),
  governance: ({ details: { body, decision, commitment } }) => ({
    body,
    decision: decision && {
      ...decision,
      votes: decision.votes ?? null,
      ideas: decision.ideas ?? [],
      followUps: decision.followUps ?? [],
    },
    commitment: commitment && {
      ...commitment,
      droppedReason: commitment.droppedReason ?? null,
      entries: commitment.entries ?? [],
      followUps: commitment.followUps ?? [],
    },
  }),
  faqs: ({ details }) => ({ helpOn: [...(details.helpOn ?? [])] }),
  events: writtenEvent,
  training: writtenTraining,
  committees: ({ details: { parent = null, ...details } }) => ({ ...details, parent }),
  teams: ({ details: { purpose, joining, contact, founded } }) => ({
    purpose,
    joining,
    contact,
    founded,
  }),
};

export const toWrittenDetails = <S extends DetailedSection>(
  section: S,
  row: DetailRow<S>,
): WrittenDetailsBySection[S] => READERS[section](row);
