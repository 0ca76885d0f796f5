import type { Static, TSchema } from 'typebox';
import type {
  Condition,
  METHODS,
  QuestionType,
  QuestionSettings,
} from '../../../shared/ballots/paper';
import type { Localized } from '../../../shared/contract/text';
import type { DemoDistrict, DemoTopic } from '../../../demo/vocabularies';
import type { ReportReason } from '../../../shared/contract/comments';
import type { HeldFor } from '../commentTables';
import type { createPostDetailsSchema } from '../../../shared/contract/blogs';
import type { createDialogDetailsSchema } from '../../../shared/contract/dialogs';
import type { createPublicationDetailsSchema } from '../../../shared/contract/publications';
import type { createTrainingDetailsSchema } from '../../../shared/contract/training';
import type { createTeamDetailsSchema, MEMBER_ROLES } from '../../../shared/contract/teams';
import type { createCommitteeDetailsSchema } from '../../../shared/contract/committees';
import type { createGovernanceDetailsSchema } from '../../../shared/contract/governance';
import type { createEventDetailsSchema } from '../../../shared/contract/events';
import type { createQuizDetailsSchema } from '../../../shared/contract/quizzes';
import type { createFaqDetailsSchema } from '../../../shared/contract/faqs';
import type { createLegalDetailsSchema } from '../../../shared/contract/legal';
import type { createPollDetailsSchema } from '../../../shared/contract/have-your-say';
import type { DemoPerson } from '../../../demo/people';
import type { TermEnding } from '../../../shared/seatRules';
import type { Locale } from '../../../shared/locales';
import type { DecisionMethod, DecisionResult } from '../../../shared/meetings/meetingRules';

/**
 * A moment counted from the first start, so that the demonstration is always current: day 0 is that
 * day, in the city's time.
 */
export interface Moment {
  readonly days: number;
  readonly time: string;
}

/** `addDays(-3, '18:30')` is half past six in the evening, three days before the first start. */
export const addDays = (days: number, time = '09:00'): Moment => ({ days, time });

/**
 * Dates inside `details` are moments; the seeder turns them into date-times and plain dates and
 * checks the result.
 */
type WithMoments<D> = D extends string
  ? D | Moment
  : D extends readonly (infer Item)[]
    ? readonly WithMoments<Item>[]
    : Localized extends D
      ? Localized
      : D extends object
        ? { readonly [Key in keyof D]: WithMoments<D[Key]> }
        : D;

type L = typeof Localized;
type Stored<S extends TSchema> = WithMoments<Static<S>>;

export type SeedAuthor =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'person'; readonly person: DemoPerson }
  | { readonly kind: 'team' | 'committee'; readonly slug: string };

export interface SeedContent<D> {
  readonly slug: string;
  readonly kind: string;
  readonly title: Localized;
  readonly summary: Localized;
  /** Markdown; headings start at level 2. */
  readonly body: Localized;
  readonly originalLocale: Locale;
  readonly topics: readonly DemoTopic[];
  readonly area: DemoDistrict | null;
  readonly author: SeedAuthor;
  readonly status?: 'draft' | 'scheduled' | 'published' | 'archived';
  readonly visibility?: 'public' | 'signed_in' | 'members' | 'members_but_visible';
  readonly publishedAt: Moment | null;
  readonly opensAt?: Moment | null;
  readonly closesAt?: Moment | null;
  readonly retraction?: { readonly on: Moment; readonly reason: Localized };
  readonly correction?: SeedCorrection;
  readonly cover?: SeedCover;
  readonly attachments?: readonly SeedAttachment[];
  readonly details: D;
}

/** A change of the text after it was published. */
export interface SeedCorrection {
  readonly at: Moment;
  /** Change in the words of who changed it. */
  readonly note: string;
  /** Parts of the text as it is now, and what stood there before. */
  readonly said: readonly (readonly [now: string, before: string])[];
}

/** The picture of a content. */
export interface SeedCover {
  /** Name of the file below `src/server/db/seed/files`. */
  readonly file: string;
  readonly alt: Localized;
  readonly credit?: string;
}

/** A document of a content. */
export interface SeedAttachment {
  /** Name of the file below `src/server/db/seed/files`. */
  readonly file: string;
  readonly title: Localized;
  readonly description?: Localized;
  /** In which it is written; null: in none, or in several. */
  readonly locale: Locale | null;
}

export interface SeedOption {
  readonly label: Localized;
  readonly description: Localized | null;
  /** Cost of a project in a budget, in whole units of the currency. */
  readonly cost?: number;
  /** Start of a proposed date. */
  readonly startsAt?: Moment;
}

/** Condition as `Condition` of the paper; questions and options are named by their position. */
export interface SeedCondition {
  readonly question: number;
  readonly is: Condition['is'];
  readonly option?: number;
}

interface SeedQuestionOf<T extends QuestionType> {
  readonly type: T;
  readonly method: (typeof METHODS)[T][number];
  readonly prompt: Localized;
  readonly help?: Localized;
  /** True unless it says otherwise. */
  readonly required?: boolean;
  readonly settings: QuestionSettings<T>;
  readonly conditions?: readonly SeedCondition[];
  readonly options: readonly SeedOption[];
  /** Words that residents write: answers to a text, or options of their own. */
  readonly words?: readonly string[];
}
export type SeedQuestion = { [T in QuestionType]: SeedQuestionOf<T> }[QuestionType];

/** Residents who think alike. */
export interface SeedCamp {
  readonly voters: number;
  /**
   * Liking for each option of each question, from 0 to 1. After the options of a choice may come
   * something else in their own words, then none of the above. A scale has one number, its place
   * between both ends. A question without numbers is skipped.
   */
  readonly likes: readonly (readonly number[])[];
  /** Distance that one of them may be from these numbers, up and down; 0: all answer alike. */
  readonly spread: number;
}

export interface SeedPoll extends SeedContent<
  Stored<ReturnType<typeof createPollDetailsSchema<L>>>
> {
  readonly questions: readonly SeedQuestion[];
  /** The residents of the demonstration that have voted: all camps together at most 240. */
  readonly camps: readonly SeedCamp[];
  /** List of a poll with tokens. */
  readonly tokens?: readonly string[];
}

interface SeedReport {
  readonly by: DemoPerson | number;
  readonly reason: ReportReason;
  readonly note?: string;
}
/** By whom of the staff, or by the number of reports; and what its author says to that. */
interface SeedHiding {
  readonly by: DemoPerson | null;
  readonly reason: ReportReason;
  readonly feedback?: string;
  readonly appeal?: string;
}

export interface SeedComment {
  /** One of the seven people, or a resident by number (0 to 239). */
  readonly author: DemoPerson | number;
  readonly lang: Locale;
  readonly body: string;
  readonly at: Moment;
  readonly alignment?: -1 | 0 | 1;
  readonly up?: number;
  readonly down?: number;
  readonly edited?: boolean;
  /** Waits until the staff has looked. */
  readonly heldFor?: HeldFor;
  readonly hidden?: SeedHiding;
  readonly reports?: readonly SeedReport[];
  readonly replies?: readonly SeedComment[];
}
/** Statement of what people think, put to others; who runs the dialog begins. */
export interface SeedStatement {
  /** One of the seven people, or a resident by number; null: those who run the dialog. */
  readonly author: DemoPerson | number | null;
  /** In which it was written; other texts are translations. */
  readonly lang: Locale;
  readonly texts: Partial<Localized>;
  readonly at: Moment;
  /** Agreement of each camp with it, from 0 to 1; around one half people pass. */
  readonly likes: readonly number[];
  readonly isMeta?: boolean;
  /** Waits until the staff has looked; with `hidden` it was turned down then. */
  readonly heldFor?: HeldFor;
  readonly hidden?: SeedHiding;
  readonly reports?: readonly SeedReport[];
}

export interface SeedConversation {
  /**
   * Number of residents in each camp; residents who have written something are in the one that
   * likes it best.
   */
  readonly camps: readonly number[];
  readonly statements: readonly SeedStatement[];
  /**
   * Answers that some of the seven people have given on the last day, by the number of the
   * statement.
   */
  readonly answers: Partial<Record<DemoPerson, Readonly<Record<number, -1 | 0 | 1>>>>;
}

export interface SeedDialog extends SeedContent<
  Stored<ReturnType<typeof createDialogDetailsSchema<L>>>
> {
  readonly comments: readonly SeedComment[];
  /** Statements of a dialog of statements. */
  readonly conversation?: SeedConversation;
}

export interface SeedMember {
  readonly person: DemoPerson | number;
  readonly role: (typeof MEMBER_ROLES)[number];
  readonly title?: Localized;
  /** Key of the category, for a seat of a committee. */
  readonly seat?: string;
  readonly endedAs?: TermEnding;
  /** Empty: nothing to declare. */
  readonly interests?: { readonly text: string; readonly locale: Locale };
  readonly since: Moment;
  readonly until?: Moment;
}
export interface SeedTeam extends SeedContent<
  Stored<ReturnType<typeof createTeamDetailsSchema<L>>>
> {
  readonly members: readonly SeedMember[];
}
export interface SeedCommittee extends SeedContent<
  Stored<ReturnType<typeof createCommitteeDetailsSchema<L>>>
> {
  readonly members: readonly SeedMember[];
}

interface SeedAgendaItem {
  readonly title: Localized;
  /** Planned. */
  readonly minutes: number;
  readonly items?: readonly Omit<SeedAgendaItem, 'items'>[];
}
interface SeedMeetingDecision {
  /** The item of the agenda that it belongs to, from 0. */
  readonly item: number;
  readonly text: Localized;
  readonly method: DecisionMethod;
  /** For, against, abstained; null where nobody counted. */
  readonly votes: readonly [number, number, number] | null;
  readonly result: DecisionResult;
  /** Entry that stands of it in the register. */
  readonly entry?: string;
}
/**
 * Meeting that lasts as long as its agenda. Whoever held a seat that day was there, except those
 * that are named.
 */
export interface SeedMeeting {
  readonly at: Moment;
  readonly title: Localized;
  readonly place: Localized;
  readonly agenda: readonly SeedAgendaItem[];
  /** Null: it is still to come. */
  readonly minutes: Localized | null;
  readonly isClosed?: boolean;
  /** Reason why it does not take place. */
  readonly cancelled?: Localized;
  readonly excused?: readonly (DemoPerson | number)[];
  readonly absent?: readonly (DemoPerson | number)[];
  readonly decisions?: readonly SeedMeetingDecision[];
}

/** The reading time is computed from the text. */
export type SeedPost = SeedContent<Stored<ReturnType<typeof createPostDetailsSchema<L>>>>;
export type SeedPublication = SeedContent<
  Stored<ReturnType<typeof createPublicationDetailsSchema<L>>>
>;
export type SeedTraining = SeedContent<Stored<ReturnType<typeof createTrainingDetailsSchema<L>>>>;
export type SeedGovernance = SeedContent<
  Stored<ReturnType<typeof createGovernanceDetailsSchema<L>>>
>;
export type SeedEvent = SeedContent<Stored<ReturnType<typeof createEventDetailsSchema<L>>>>;
export type SeedQuiz = SeedContent<Stored<ReturnType<typeof createQuizDetailsSchema<L>>>>;
export type SeedFaq = SeedContent<Stored<ReturnType<typeof createFaqDetailsSchema<L>>>>;
export type SeedLegal = SeedContent<Stored<ReturnType<typeof createLegalDetailsSchema<L>>>>;
