import { MAX_EMAIL_LETTERS } from '../emailAddress';
import Type, { type Static, type TSchema } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { RELATED_POSTS } from './blogs';
import { ContentReference } from './comments';
import { COMMITTEE_KINDS } from './committees';
import { CONTENT_STATUSES } from './content';
import { Following } from './dialogs';
import { EVENT_KINDS } from './events';
import { AuthorList, EDIT_LIMITS, SLUG_PATTERN } from './editing';
import { FAQ_CATEGORIES } from './faqs';
import {
  COMMITMENT_STATES,
  DECISION_STATES,
  GOVERNANCE_KINDS,
  GOVERNANCE_LIMITS,
  Votes,
} from './governance';
import { createLocalizedSchema } from './localizedText';
import { PUBLICATION_KINDS, MAX_RELATED_CONTENTS } from './publications';
import { JOINING_MODES, TEAM_LIMITS } from '../teamRules';
import { Count, LocaleSchema, PlainDate, nullable } from './text';
import { TRAINING_KINDS } from './training';
import { WrittenCommittee } from './writtenCommittee';
import { WrittenEvent } from './writtenEvent';
import { WrittenTraining } from './writtenTraining';

/** The sections whose contents have details that editors write on a part of the edit page. */
export const DETAILED_SECTIONS = [
  'blogs',
  'publications',
  'governance',
  'faqs',
  'teams',
  'committees',
  'events',
  'training',
] as const satisfies readonly Section[];
export type DetailedSection = (typeof DETAILED_SECTIONS)[number];

export const isDetailed = (section: Section): section is DetailedSection =>
  DETAILED_SECTIONS.some((one) => one === section);

/** Letters, entries and numbers: how much of each is taken. */
export const DETAIL_LIMITS = {
  related: MAX_RELATED_CONTENTS,
  name: 150,
  identifier: 60,
  licence: 120,
  pages: 100_000,
  method: 200,
  tally: 300,
  reason: 600,
  entry: 600,
  position: 1000,
} as const;

/** Licences of a publication; any other is said in own words. */
export const LICENCES = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0', 'All rights reserved'] as const;

const strict = { additionalProperties: false } as const;
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug });
const slug = () => nullable(Slug);
const Links = Type.Array(Following, { maxItems: DETAIL_LIMITS.related, uniqueItems: true });

export const WrittenPost = Type.Object(
  {
    /** Posts to read on with; without any the portal chooses. */
    related: Type.Array(Slug, { maxItems: RELATED_POSTS.chosen, uniqueItems: true }),
    comments: Type.Boolean(),
    /** The id of one of the authors; null: whoever it is stays. */
    author: nullable(Type.String({ maxLength: 40 })),
  },
  strict,
);
export type WrittenPost = Static<typeof WrittenPost>;

export const WrittenPublication = Type.Object(
  {
    /** A body of the governance section, whose name is taken; null: `issuingBody` names it. */
    issuer: slug(),
    issuingBody: createLocalizedSchema(DETAIL_LIMITS.name),
    issuedOn: PlainDate,
    identifier: Type.String({ maxLength: DETAIL_LIMITS.identifier }),
    languages: Type.Array(LocaleSchema, { uniqueItems: true }),
    pages: nullable(Type.Integer({ minimum: 1, maximum: DETAIL_LIMITS.pages })),
    licence: Type.String({ maxLength: DETAIL_LIMITS.licence }),
    /** The publication that this one takes the place of. */
    supersedes: slug(),
    related: Links,
  },
  strict,
);
export type WrittenPublication = Static<typeof WrittenPublication>;

const FollowUps = Type.Array(Following, {
  maxItems: GOVERNANCE_LIMITS.followUps,
  uniqueItems: true,
});
const Ideas = Type.Array(Type.Object({ section: Type.Literal('dialogs'), slug: Slug }, strict), {
  maxItems: GOVERNANCE_LIMITS.ideas,
  uniqueItems: true,
});

const WrittenBody = Type.Object(
  {
    parent: slug(),
    position: Type.Integer({ minimum: 0, maximum: DETAIL_LIMITS.position }),
    committee: slug(),
  },
  strict,
);
const WrittenDecision = Type.Object(
  {
    number: Type.String({ maxLength: DETAIL_LIMITS.identifier }),
    decidedOn: PlainDate,
    body: slug(),
    method: createLocalizedSchema(DETAIL_LIMITS.method),
    tally: nullable(createLocalizedSchema(DETAIL_LIMITS.tally)),
    votes: nullable(Votes),
    state: Type.Enum([...DECISION_STATES]),
    poll: slug(),
    /** The dialogues that it began in. */
    ideas: Ideas,
    followUps: FollowUps,
  },
  strict,
);
const WrittenCommitment = Type.Object(
  {
    responsible: createLocalizedSchema(DETAIL_LIMITS.name),
    dueOn: PlainDate,
    progressPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    state: Type.Enum([...COMMITMENT_STATES]),
    droppedReason: nullable(createLocalizedSchema(DETAIL_LIMITS.reason)),
    decision: slug(),
    /** Events, each with its day. */
    entries: Type.Array(
      Type.Object({ on: PlainDate, text: createLocalizedSchema(DETAIL_LIMITS.entry) }, strict),
      { maxItems: GOVERNANCE_LIMITS.entries },
    ),
    followUps: FollowUps,
  },
  strict,
);

/** Exactly the part that the kind names is filled; a page has none. */
export const WrittenGovernance = Type.Object(
  {
    body: nullable(WrittenBody),
    decision: nullable(WrittenDecision),
    commitment: nullable(WrittenCommitment),
  },
  strict,
);
export type WrittenGovernance = Static<typeof WrittenGovernance>;

/** Question of the FAQ; its kind is what the question is about. */
const WrittenQuestion = Type.Object(
  {
    /** The sections on whose pages the question is shown as help. */
    helpOn: Type.Array(Type.Enum([...SECTIONS] as Section[]), { uniqueItems: true }),
  },
  strict,
);
type WrittenQuestion = Static<typeof WrittenQuestion>;

/** Fields of a team besides its texts. */
const WrittenTeam = Type.Object(
  {
    purpose: createLocalizedSchema(TEAM_LIMITS.purpose),
    joining: Type.Enum([...JOINING_MODES]),
    contact: nullable(Type.String({ maxLength: MAX_EMAIL_LETTERS })),
    founded: PlainDate,
  },
  strict,
);
type WrittenTeam = Static<typeof WrittenTeam>;

export interface WrittenDetailsBySection {
  readonly blogs: WrittenPost;
  readonly publications: WrittenPublication;
  readonly governance: WrittenGovernance;
  readonly faqs: WrittenQuestion;
  readonly teams: WrittenTeam;
  readonly committees: WrittenCommittee;
  readonly events: WrittenEvent;
  readonly training: WrittenTraining;
}

/** Schemas of each section's details, and the kinds that a content of it can have. */
const DETAIL_SCHEMAS = {
  blogs: WrittenPost,
  publications: WrittenPublication,
  governance: WrittenGovernance,
  faqs: WrittenQuestion,
  teams: WrittenTeam,
  committees: WrittenCommittee,
  events: WrittenEvent,
  training: WrittenTraining,
} as const satisfies Record<DetailedSection, TSchema>;

const DETAIL_KINDS = {
  blogs: ['post'],
  publications: PUBLICATION_KINDS,
  governance: GOVERNANCE_KINDS,
  faqs: FAQ_CATEGORIES,
  teams: ['team'],
  committees: COMMITTEE_KINDS,
  events: EVENT_KINDS,
  training: TRAINING_KINDS,
} as const satisfies Record<DetailedSection, readonly string[]>;

const Revision = Type.Integer({ minimum: 1 });

const writtenDetails = <S extends DetailedSection>(section: S) =>
  Type.Object({
    revision: Revision,
    status: Type.Enum([...CONTENT_STATUSES]),
    originalLocale: LocaleSchema,
    kind: Type.String(),
    details: DETAIL_SCHEMAS[section],
    /**
     * Contents that the details name, with titles: those of them that the person who asks may read.
     */
    places: Type.Array(ContentReference),
    /** In whose name the person who asks may write it; empty where that is not chosen here. */
    authors: AuthorList,
    /** Position of a question among those about the same. */
    rank: nullable(Type.Object({ place: Count, of: Count })),
    /** The fields that have to be filled before it can be published. */
    missing: Type.Array(Type.String()),
  });

/**
 * `GET /v1/{section}/{slug}/details`, for those who may change the content: as it is written, in
 * every language.
 */
export const WRITTEN_DETAILS = {
  blogs: writtenDetails('blogs'),
  publications: writtenDetails('publications'),
  governance: writtenDetails('governance'),
  faqs: writtenDetails('faqs'),
  teams: writtenDetails('teams'),
  committees: writtenDetails('committees'),
  events: writtenDetails('events'),
  training: writtenDetails('training'),
} as const;

export interface WrittenDetails<S extends DetailedSection = DetailedSection> extends Omit<
  Static<(typeof WRITTEN_DETAILS)['blogs']>,
  'details'
> {
  readonly details: WrittenDetailsBySection[S];
}

/**
 * Describes the body of `PUT /v1/{section}/{slug}/details`: `revision` is the one that the change
 * was made from.
 */
export const createDetailsChangeSchema = (section: DetailedSection) =>
  Type.Object(
    {
      revision: Revision,
      kind: Type.Enum([...(DETAIL_KINDS[section] as readonly string[])]),
      details: DETAIL_SCHEMAS[section],
    },
    strict,
  );
export interface DetailsChange<S extends DetailedSection = DetailedSection> {
  readonly revision: number;
  readonly kind: string;
  readonly details: WrittenDetailsBySection[S];
}

/**
 * `POST /v1/faqs/{slug}/moves`: changes places with its neighbour among the questions about the
 * same.
 */
export const Move = Type.Object(
  { revision: Revision, direction: Type.Enum(['up', 'down']) },
  strict,
);
export type Move = Static<typeof Move>;
