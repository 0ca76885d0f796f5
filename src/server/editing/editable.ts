import type { Static, TSchema } from 'typebox';
import {
  COMMITTEE_KINDS,
  type createCommitteeDetailsSchema,
} from '../../shared/contract/committees';
import type { createDialogDetailsSchema } from '../../shared/contract/dialogs';
import {
  EVENT_KINDS,
  UNKNOWN_ACCESS,
  type createEventDetailsSchema,
} from '../../shared/contract/events';
import type { FaqCategory, createFaqDetailsSchema } from '../../shared/contract/faqs';
import {
  GOVERNANCE_KINDS,
  type createGovernanceDetailsSchema,
} from '../../shared/contract/governance';
import type { createPollDetailsSchema } from '../../shared/contract/have-your-say';
import {
  PUBLICATION_KINDS,
  type createPublicationDetailsSchema,
} from '../../shared/contract/publications';
import type { createQuizDetailsSchema } from '../../shared/contract/quizzes';
import type { createTeamDetailsSchema } from '../../shared/contract/teams';
import type { Localized } from '../../shared/contract/text';
import { TRAINING_KINDS, type createTrainingDetailsSchema } from '../../shared/contract/training';
import type { DetailedSection } from '../../shared/contract/writtenDetails';
import { findMissingDetails } from '../../shared/details/detailFaults';
import type { Locale } from '../../shared/locales';
import type { Section } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { DEFAULT_QUIZ_SETTINGS } from '../../shared/quizzes/settings';
import { readDetailRow, toWrittenDetails } from './details/storedDetails';
import { notifyOfReplacement } from './details/supersession';
import { getCityTexts, getCityZone, getSettings } from '../city/currentSettings';
import { getUsualResidents } from '../../shared/settings';

/** Facts that are known when a content begins. */
interface Beginning {
  readonly locale: Locale;
  readonly title: Localized;
  /** The day in the city, `2026-03-10`. */
  readonly today: string;
  /** Number of the content in its section. */
  readonly number: number;
  /** Category that a question is about. */
  readonly category: FaqCategory;
  /** One of the section’s `kinds`. */
  readonly kind: string;
  /** Tells whether residents can be verified here: otherwise who has an account votes. */
  readonly canVerify: boolean;
}

interface Editable {
  /** The `kind` of what is begun here, where none is chosen. */
  readonly kind: string;
  /** Kinds that can be chosen. */
  readonly kinds?: readonly string[];
  /** In its reference: `REF-POLL-2026-0003`. */
  readonly prefix: string;
  /** The least that the section's contract allows. */
  readonly details: (beginning: Beginning) => object;
  /** Check where its details are written in a form: whether they leave nothing open. */
  readonly areDetailsReady?: (db: Database, contentId: string) => Promise<boolean>;
  /** Further changes with a content, in the same transaction. */
  readonly whenRevised?: (trx: Database, contentId: string) => Promise<void>;
}

type DetailsOf<D extends (text: typeof Localized) => TSchema> = Static<ReturnType<D>>;
type Begins<D extends (text: typeof Localized) => TSchema> = (beginning: Beginning) => DetailsOf<D>;

const EVEN_CHANCE_PERCENT = 50;

const empty = (locale: Locale): Localized => ({ [locale]: '' });

/** Begins the details of a poll; its paper is written afterwards. */
const poll: Begins<typeof createPollDetailsSchema> = ({ canVerify }) => ({
  eligibility: canVerify ? 'verified' : 'signed_in',
  ...(canVerify && getUsualResidents(getSettings())),
  group: null,
  secrecy: 'secret',
  resultsVisibility: 'after_close',
  canChange: false,
  quorum: 0,
  shuffle: false,
  cancellation: null,
  outcome: null,
});

const dialog: Begins<typeof createDialogDetailsSchema> = ({ locale }) => ({
  mode: 'thread',
  layout: 'single',
  instructions: empty(locale),
  conclusions: null,
  updates: [],
  moderation: 'open',
  resultsAfter: 0,
  following: [],
});

const publication: Begins<typeof createPublicationDetailsSchema> = ({ locale, today }) => ({
  issuingBody: getCityTexts(),
  issuedOn: today,
  identifier: '',
  languages: [locale],
  pages: null,
  licence: '',
  supersedes: null,
  supersededBy: null,
});

const course: Begins<typeof createTrainingDetailsSchema> = ({ locale }) => ({
  level: 'introduction',
  languages: [locale],
  outcomes: [],
  course: null,
  training: null,
});

const team: Begins<typeof createTeamDetailsSchema<typeof Localized>> = ({ locale, today }) => ({
  purpose: empty(locale),
  joining: 'onRequest',
  contact: null,
  founded: today,
});

const committee: Begins<typeof createCommitteeDetailsSchema> = ({ locale, today }) => ({
  mandate: empty(locale),
  legalBasis: empty(locale),
  createdOn: today,
  endsOn: null,
  rhythm: empty(locale),
  parent: null,
  composition: [],
  dissolution: null,
});

/** Exactly the part of its kind. */
const entry: Begins<typeof createGovernanceDetailsSchema> = ({ kind, locale, today }) => ({
  body: kind === 'body' ? { parent: null, position: 0, committee: null } : null,
  decision:
    kind === 'decision'
      ? {
          number: '',
          decidedOn: today,
          body: null,
          method: empty(locale),
          tally: null,
          votes: null,
          state: 'proposed',
          poll: null,
          ideas: [],
          followUps: [],
        }
      : null,
  commitment:
    kind === 'commitment'
      ? {
          responsible: empty(locale),
          dueOn: today,
          progressPercent: 0,
          state: 'planned',
          decision: null,
          droppedReason: null,
          entries: [],
          followUps: [],
        }
      : null,
});

const event: Begins<typeof createEventDetailsSchema> = () => ({
  timezone: getCityZone(),
  location: null,
  address: null,
  onlineUrl: null,
  capacity: null,
  organiser: getCityTexts(),
  access: UNKNOWN_ACCESS,
  agenda: [],
  minutes: null,
  attendees: null,
  cancellation: null,
});

/** Begins the details of a quiz; its questions are written afterwards. */
const quiz: Begins<typeof createQuizDetailsSchema> = () => ({
  timeLimitSeconds: null,
  passMarkPercent: EVEN_CHANCE_PERCENT,
  attemptLimit: null,
  ...DEFAULT_QUIZ_SETTINGS,
  bands: [],
  questions: [],
});

/** Begins the details of a question, which comes last. */
const question: Begins<typeof createFaqDetailsSchema> = ({ number, category }) => ({
  category,
  position: number,
});

/** Tells whether the details of a content leave nothing open that readers need. */
const areDetailsReady =
  <S extends DetailedSection>(section: S) =>
  async (db: Database, contentId: string): Promise<boolean> => {
    const row = await readDetailRow<S>(db, contentId);
    const { originalLocale: original, kind } = row;
    return (
      findMissingDetails(section, toWrittenDetails(section, row), { original, kind }).length === 0
    );
  };

/**
 * Beginning of a content in each section. What a section alone knows is decided on pages of its
 * own.
 */
export const EDITABLE: Readonly<Record<Section, Editable>> = {
  'have-your-say': {
    kind: 'poll',
    prefix: 'POLL',
    details: poll,
  },
  dialogs: {
    kind: 'dialog',
    prefix: 'DIAL',
    details: dialog,
  },
  blogs: { kind: 'post', prefix: 'BLOG', details: () => ({}) },
  publications: {
    kind: 'report',
    kinds: PUBLICATION_KINDS,
    prefix: 'PUBL',
    details: publication,
    areDetailsReady: areDetailsReady('publications'),
    whenRevised: notifyOfReplacement,
  },
  training: {
    kind: 'course',
    kinds: TRAINING_KINDS,
    prefix: 'TRAI',
    details: course,
    areDetailsReady: areDetailsReady('training'),
  },
  teams: {
    kind: 'team',
    prefix: 'TEAM',
    details: team,
    areDetailsReady: areDetailsReady('teams'),
  },
  committees: {
    kind: 'standing',
    kinds: COMMITTEE_KINDS,
    prefix: 'COMM',
    details: committee,
    areDetailsReady: areDetailsReady('committees'),
  },
  governance: {
    kind: 'page',
    kinds: GOVERNANCE_KINDS,
    prefix: 'GOVE',
    details: entry,
    areDetailsReady: areDetailsReady('governance'),
  },
  events: {
    kind: 'inPerson',
    kinds: EVENT_KINDS,
    prefix: 'EVEN',
    details: event,
    areDetailsReady: areDetailsReady('events'),
  },
  quizzes: {
    kind: 'quiz',
    prefix: 'QUIZ',
    details: quiz,
  },
  faqs: { kind: 'participation', prefix: 'FAQS', details: question },
};
