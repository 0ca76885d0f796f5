import Type, { type Static, type TSchema } from 'typebox';
import {
  Condition,
  METHODS,
  QUESTION_TYPES,
  type QuestionSettings,
  type QuestionType,
} from '../../shared/ballots/paper';
import { REPORT_REASONS } from '../../shared/contract/comments';
import { createPostDetailsSchema } from '../../shared/contract/blogs';
import { createCommitteeDetailsSchema } from '../../shared/contract/committees';
import { createDialogDetailsSchema } from '../../shared/contract/dialogs';
import { createEventDetailsSchema } from '../../shared/contract/events';
import { createFaqDetailsSchema } from '../../shared/contract/faqs';
import { FocalPoint } from '../../shared/contract/files';
import { createGovernanceDetailsSchema } from '../../shared/contract/governance';
import { createPollDetailsSchema } from '../../shared/contract/have-your-say';
import { createLegalDetailsSchema } from '../../shared/contract/legal';
import { createPublicationDetailsSchema } from '../../shared/contract/publications';
import { createQuizDetailsSchema } from '../../shared/contract/quizzes';
import { createTeamDetailsSchema, MEMBER_ROLES } from '../../shared/contract/teams';
import { Count, Localized, LocaleSchema, nullable } from '../../shared/contract/text';
import { createTrainingDetailsSchema } from '../../shared/contract/training';
import { DECISION_METHODS, DECISION_RESULTS } from '../../shared/meetings/meetingRules';
import { TERM_ENDS } from '../../shared/seatRules';
import type { ContentSection } from '../../shared/sections';
import type { HeldFor } from '../db/tables';

const strict = { additionalProperties: false } as const;
const optional = Type.Optional;
const list = <S extends TSchema>(items: S) => Type.Array(items);

/**
 * A moment counted from the first start, so that the demonstration is always current: day 0 is that
 * day, in the city's time.
 */
export const Moment = Type.Object(
  { days: Type.Integer(), time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }) },
  strict,
);
export type Moment = Static<typeof Moment>;

/** `addDays(-3, '18:30')` is half past six in the evening, three days before the first start. */
export const addDays = (days: number, time = '09:00'): Moment => ({ days, time });

/** Schemas of the details of each section, once their moments are dates. */
export const DETAILS = {
  teams: createTeamDetailsSchema(Localized),
  committees: createCommitteeDetailsSchema(Localized),
  'have-your-say': createPollDetailsSchema(Localized),
  dialogs: createDialogDetailsSchema(Localized),
  blogs: createPostDetailsSchema(Localized),
  publications: createPublicationDetailsSchema(Localized),
  training: createTrainingDetailsSchema(Localized),
  governance: createGovernanceDetailsSchema(Localized),
  events: createEventDetailsSchema(Localized),
  quizzes: createQuizDetailsSchema(Localized),
  faqs: createFaqDetailsSchema(Localized),
  legal: createLegalDetailsSchema(Localized),
} as const satisfies Readonly<Record<ContentSection, TSchema>>;

type WithMoments<D> = D extends string
  ? D | Moment
  : D extends readonly (infer Item)[]
    ? readonly WithMoments<Item>[]
    : Localized extends D
      ? Localized
      : D extends object
        ? { readonly [Key in keyof D]: WithMoments<D[Key]> }
        : D;

/** Details of a section; dates are moments until the seeder writes them. */
type SeedDetails<S extends ContentSection> = WithMoments<Static<(typeof DETAILS)[S]>>;

/** Names that the files of a demonstration may use for people, places and other contents. */
export interface DemoNames {
  readonly people: readonly string[];
  readonly residents: number;
  readonly districts: readonly string[];
  readonly topics: readonly string[];
  readonly files: readonly string[];
  readonly slugs: Readonly<Record<ContentSection, readonly string[]>>;
}

const SeedOption = Type.Object(
  {
    label: Localized,
    description: nullable(Localized),
    cost: optional(Type.Integer({ minimum: 0, description: 'in whole units of the currency' })),
    startsAt: optional(Moment),
  },
  strict,
);

const SeedCondition = Type.Object(
  { question: Count, is: Condition.properties.is, option: optional(Count) },
  { ...strict, description: 'questions and options are named by their position' },
);
export type SeedCondition = Static<typeof SeedCondition>;

const QuestionFields = Type.Object(
  {
    type: Type.Enum([...QUESTION_TYPES]),
    method: Type.Enum(Object.values(METHODS).flat()),
    prompt: Localized,
    help: optional(Localized),
    required: optional(Type.Boolean({ description: 'true unless it says otherwise' })),
    settings: Type.Object({}),
    conditions: optional(list(SeedCondition)),
    options: list(SeedOption),
    words: optional(
      list(Type.String({ description: 'answers to a text, or options of their own' })),
    ),
  },
  strict,
);
type QuestionFields = Static<typeof QuestionFields>;
/** A question; the settings fit its type (`QUESTION_SETTINGS`). */
export type SeedQuestion = {
  [T in QuestionType]: Omit<QuestionFields, 'type' | 'method' | 'settings'> & {
    readonly type: T;
    readonly method: (typeof METHODS)[T][number];
    readonly settings: QuestionSettings<T>;
  };
}[QuestionType];
const SeedQuestion = Type.Unsafe<SeedQuestion>(QuestionFields);

const SeedCamp = Type.Object(
  {
    voters: Count,
    likes: Type.Array(Type.Array(Type.Number()), {
      description:
        'liking for each option of each question, 0 to 1; then for something else, for none of the above',
    }),
    spread: Type.Number({ description: 'how far one of them may be from it; 0: all think alike' }),
  },
  { ...strict, description: 'residents who think alike' },
);

const Vote = Type.Union([Type.Literal(-1), Type.Literal(0), Type.Literal(1)]);
const HELD_FOR: readonly HeldFor[] = ['firstPost', 'links', 'burst', 'strict', 'alike'];

/** Makes the schema of each section's files: what is named in them has to be there. */
export function createSeedSchemas(names: DemoNames) {
  const { people, residents, districts, topics, files, slugs } = names;
  const File = Type.Enum([...files], { description: 'below the folder `files`' });
  const PersonKey = Type.Enum([...people]);
  const Resident = Type.Integer({ minimum: 0, maximum: residents - 1 });
  const Person = Type.Union([PersonKey, Resident]);
  const Row = Type.Object({ first: Resident, count: Count }, strict);
  const Reason = Type.Enum([...REPORT_REASONS]);

  const common = {
    number: Type.Integer({ minimum: 1, description: 'in the reference, and in the order' }),
    kind: Type.String(),
    title: Localized,
    summary: Localized,
    originalLocale: LocaleSchema,
    topics: list(Type.Enum([...topics])),
    area: nullable(Type.Enum([...districts])),
    author: Type.Enum([
      'organisation',
      ...people.map((key) => `people/${key}`),
      ...slugs.teams.map((slug) => `teams/${slug}`),
      ...slugs.committees.map((slug) => `committees/${slug}`),
    ]),
    status: optional(Type.Enum(['draft', 'scheduled', 'published', 'archived'])),
    visibility: optional(Type.Enum(['public', 'signed_in', 'members', 'members_but_visible'])),
    publishedAt: nullable(Moment),
    opensAt: optional(nullable(Moment)),
    closesAt: optional(nullable(Moment)),
    retraction: optional(Type.Object({ on: Moment, reason: Localized }, strict)),
    correction: optional(
      Type.Object(
        {
          at: Moment,
          note: Type.String({ description: 'in the words of who changed it' }),
          said: list(Type.Object({ now: Type.String(), before: Type.String() }, strict)),
        },
        { ...strict, description: 'a change of the text after it was published' },
      ),
    ),
    cover: optional(
      Type.Object(
        {
          file: File,
          alt: Localized,
          credit: optional(Type.String()),
          focus: optional(FocalPoint),
        },
        strict,
      ),
    ),
    attachments: optional(
      list(
        Type.Object(
          {
            file: File,
            title: Localized,
            description: optional(Localized),
            locale: nullable(LocaleSchema),
          },
          strict,
        ),
      ),
    ),
  };

  const details = <S extends ContentSection>(_section: S) =>
    Type.Unsafe<SeedDetails<S>>(Type.Object({}));

  const moderated = {
    heldFor: optional(
      Type.Enum([...HELD_FOR], { description: 'waits until the staff has looked' }),
    ),
    hidden: optional(
      Type.Object(
        {
          by: nullable(PersonKey),
          reason: Reason,
          feedback: optional(Type.String()),
          appeal: optional(Type.String()),
        },
        { ...strict, description: 'by whom of the staff, or by the number of reports' },
      ),
    ),
    reports: optional(
      list(Type.Object({ by: Person, reason: Reason, note: optional(Type.String()) }, strict)),
    ),
  };

  const Comment = Type.Cyclic(
    {
      Comment: Type.Object(
        {
          author: Person,
          lang: LocaleSchema,
          body: Type.String(),
          at: Moment,
          alignment: optional(Vote),
          up: optional(Count),
          down: optional(Count),
          edited: optional(Type.Boolean()),
          ...moderated,
          replies: optional(Type.Array(Type.Ref('Comment'))),
        },
        strict,
      ),
    },
    'Comment',
  );

  const Statement = Type.Object(
    {
      author: Type.Union([PersonKey, Resident, Type.Null()]),
      lang: LocaleSchema,
      texts: Localized,
      at: Moment,
      likes: Type.Array(Type.Number(), {
        description: 'agreement of each camp, 0 to 1; around one half people pass',
      }),
      isMeta: optional(Type.Boolean()),
      ...moderated,
    },
    { ...strict, description: 'author null: those who run the dialog' },
  );

  const Conversation = Type.Object(
    {
      camps: Type.Array(Count, { description: 'residents in each' }),
      statements: list(Statement),
      answers: Type.Record(Type.String(), Type.Record(Type.String(), Vote), {
        description: 'of people on the last day, by the number of the statement',
      }),
    },
    strict,
  );

  const Member = Type.Object(
    {
      person: Person,
      role: Type.Enum([...MEMBER_ROLES]),
      title: optional(Localized),
      seat: optional(Type.String({ description: 'key of the category' })),
      endedAs: optional(Type.Enum([...TERM_ENDS])),
      interests: optional(
        Type.Object(
          { text: Type.String(), locale: LocaleSchema },
          { ...strict, description: 'empty: nothing to declare' },
        ),
      ),
      since: Moment,
      until: optional(Moment),
    },
    strict,
  );

  const agendaItem = { title: Localized, minutes: Count };
  const Meeting = Type.Object(
    {
      at: Moment,
      title: Localized,
      place: Localized,
      agenda: list(
        Type.Object(
          { ...agendaItem, items: optional(list(Type.Object(agendaItem, strict))) },
          strict,
        ),
      ),
      minutes: nullable(Localized),
      isClosed: optional(Type.Boolean()),
      cancelled: optional(Localized),
      excused: optional(list(Person)),
      absent: optional(list(Person)),
      decisions: optional(
        list(
          Type.Object(
            {
              item: Type.Integer({ minimum: 0, description: 'of the agenda' }),
              text: Localized,
              method: Type.Enum([...DECISION_METHODS]),
              votes: nullable(Type.Tuple([Count, Count, Count])),
              result: Type.Enum([...DECISION_RESULTS]),
              entry: optional(Type.Enum([...slugs.governance])),
            },
            strict,
          ),
        ),
      ),
    },
    {
      ...strict,
      description: 'lasts as long as its agenda; who held a seat and is not named was there',
    },
  );

  const Sortition = Type.Object(
    {
      key: Type.String(),
      title: Localized,
      forVerified: Type.Boolean(),
      places: Count,
      substitutes: Count,
      source: Type.Object({ text: Localized, values: Count }, strict),
      answerDays: Count,
      createdBy: PersonKey,
      createdAt: Moment,
      opensAt: Moment,
      closesAt: Moment,
      volunteers: Type.Object({ ...Row.properties, at: Moment }, strict),
      drawn: optional(
        Type.Object({ at: Moment, numbers: list(Count), confirmedBy: PersonKey }, strict),
      ),
    },
    strict,
  );

  const Registrations = Type.Object(
    {
      people: Type.Array(Type.Union([PersonKey, Resident, Row]), {
        description: 'in the order in which they came; of residents also several in a row',
      }),
      since: Type.Integer({ description: 'days since the first of them registered' }),
      until: optional(Type.Integer({ description: 'days since the last; yesterday if not said' })),
    },
    strict,
  );

  return {
    teams: Type.Object(
      {
        ...common,
        details: details('teams'),
        members: list(Member),
        requests: optional(
          list(Type.Object({ person: Person, at: Moment, note: Type.String() }, strict)),
        ),
        invitations: optional(
          list(
            Type.Object({ person: PersonKey, by: PersonKey, at: Moment, until: Moment }, strict),
          ),
        ),
      },
      strict,
    ),
    committees: Type.Object(
      {
        ...common,
        details: details('committees'),
        members: list(Member),
        meetings: optional(list(Meeting)),
        sortitions: optional(list(Sortition)),
      },
      strict,
    ),
    'have-your-say': Type.Object(
      {
        ...common,
        details: details('have-your-say'),
        questions: list(SeedQuestion),
        camps: Type.Array(SeedCamp, { description: 'who has voted; not more than residents' }),
        tokens: optional(list(Type.String())),
      },
      strict,
    ),
    dialogs: Type.Object(
      {
        ...common,
        details: details('dialogs'),
        comments: list(Comment),
        conversation: optional(Conversation),
      },
      strict,
    ),
    blogs: Type.Object({ ...common, details: details('blogs') }, strict),
    publications: Type.Object({ ...common, details: details('publications') }, strict),
    training: Type.Object(
      {
        ...common,
        details: details('training'),
        registrations: optional(Registrations),
        enrollments: optional(
          list(
            Type.Object(
              {
                person: PersonKey,
                lessons: Type.Union([Count, Type.Literal('all')]),
                since: Moment,
                /** When the newest lesson was done. */
                until: optional(Moment),
              },
              strict,
            ),
          ),
        ),
      },
      strict,
    ),
    governance: Type.Object({ ...common, details: details('governance') }, strict),
    events: Type.Object(
      { ...common, details: details('events'), registrations: optional(Registrations) },
      strict,
    ),
    quizzes: Type.Object({ ...common, details: details('quizzes') }, strict),
    faqs: Type.Object(
      {
        ...common,
        details: details('faqs'),
        helpful: Type.Object({ yes: Count, no: Count }, strict),
      },
      strict,
    ),
    legal: Type.Object({ ...common, details: details('legal') }, strict),
  };
}

type Schemas = ReturnType<typeof createSeedSchemas>;

/** A content as its files say it; `body` is Markdown whose headings start at level 2. */
export type SeedContent<S extends ContentSection = ContentSection> = {
  readonly [T in S]: Static<Schemas[T]> & { readonly slug: string; readonly body: Localized };
}[S];
export type SeedContents = {
  readonly [S in ContentSection]: readonly SeedContent<S>[];
};

export type SeedPoll = SeedContent<'have-your-say'>;
export type SeedDialog = SeedContent<'dialogs'>;
export type SeedComment = SeedDialog['comments'][number];
export type SeedConversation = NonNullable<SeedDialog['conversation']>;
export type SeedStatement = SeedConversation['statements'][number];
export type SeedPublication = SeedContent<'publications'>;
type SeedCommittee = SeedContent<'committees'>;
export type SeedMember = SeedCommittee['members'][number];
export type SeedMeeting = NonNullable<SeedCommittee['meetings']>[number];
export type SeedSortition = NonNullable<SeedCommittee['sortitions']>[number];
