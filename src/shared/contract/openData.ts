import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { LOCALE_CODES } from '../locales';
import { Count, DateTime, LocaleSchema, PlainDate, nullable } from './text';

const Words = nullable(Type.String());
const Slug = Type.String();

/**
 * Describes one field for each language: `title_en`, `title_ar`, `title_tr`; null where it is not
 * translated.
 */
const inLanguages = (name: string, schema: TSchema = Words) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [`${name}_${code}`, schema]));

/** Fields that the rows of all contents begin with. */
const place = { ref: Type.String(), section: Type.String(), slug: Slug, path: Type.String() };
const language = Type.String();

/**
 * The public data, one table each; a row has exactly these fields. Nothing in them is of a person:
 * an author is named where it is the organisation or a group, and is `person` otherwise.
 */
export const DATASETS = {
  contents: Type.Object({
    ...place,
    kind: Type.String(),
    ...inLanguages('title'),
    ...inLanguages('summary'),
    ...inLanguages('body'),
    original_locale: language,
    status: Type.String(),
    topics: Type.Array(Type.String()),
    area: nullable(Type.String()),
    author_kind: Type.String(),
    author_group: nullable(Type.String()),
    published_at: DateTime,
    updated_at: DateTime,
    opens_at: nullable(DateTime),
    closes_at: nullable(DateTime),
    retracted_on: nullable(PlainDate),
    comments: Count,
    follows: Count,
    reactions: Count,
    // New columns stand behind those that programs know by their place.
    ...inLanguages('area_name'),
    ...inLanguages('topic_names', Type.Array(Type.String())),
  }),
  publications: Type.Object({
    ...place,
    kind: Type.String(),
    ...inLanguages('issuing_body'),
    issued_on: PlainDate,
    identifier: Type.String(),
    licence: Type.String(),
    languages: Type.Array(Type.String()),
    pages: nullable(Count),
    supersedes: nullable(Slug),
    superseded_by: nullable(Slug),
  }),
  documents: Type.Object({
    ...place,
    name: Type.String(),
    ...inLanguages('title'),
    media_type: Type.String(),
    bytes: Count,
    sha256: Type.String(),
    locale: nullable(Type.String()),
    added_at: DateTime,
    address: Type.String(),
  }),
  decisions: Type.Object({
    ...place,
    number: Type.String(),
    decided_on: PlainDate,
    body: nullable(Slug),
    ...inLanguages('method'),
    ...inLanguages('tally'),
    state: Type.String(),
    poll: nullable(Slug),
  }),
  commitments: Type.Object({
    ...place,
    ...inLanguages('responsible'),
    due_on: PlainDate,
    progress_percent: Count,
    state: Type.String(),
    decision: nullable(Slug),
  }),
  polls: Type.Object({
    ...place,
    eligibility: Type.String(),
    secrecy: Type.String(),
    opens_at: nullable(DateTime),
    closes_at: nullable(DateTime),
    quorum: Count,
    is_cancelled: Type.Boolean(),
    /** True if its ballots were cast elsewhere. */
    is_recount: Type.Boolean(),
    result_address: Type.String(),
  }),
  events: Type.Object({
    ...place,
    kind: Type.String(),
    opens_at: nullable(DateTime),
    closes_at: nullable(DateTime),
    timezone: Type.String(),
    ...inLanguages('location'),
    ...inLanguages('organiser'),
    capacity: nullable(Count),
    attendees: nullable(Count),
    is_cancelled: Type.Boolean(),
  }),
  comments: Type.Object({
    id: Type.String(),
    content_path: Type.String(),
    answers: nullable(Type.String()),
    depth: Count,
    text: Type.String(),
    lang: language,
    alignment: Type.Integer({ minimum: -1, maximum: 1 }),
    votes_up: Count,
    votes_down: Count,
    day: PlainDate,
    is_edited: Type.Boolean(),
  }),
  statements: Type.Object({
    content_path: Type.String(),
    number: Count,
    ...inLanguages('text'),
    original_locale: language,
    agree: Count,
    disagree: Count,
    pass: Count,
    is_seed: Type.Boolean(),
    is_meta: Type.Boolean(),
    day: PlainDate,
  }),
  moderation: Type.Object({
    number: Count,
    what: Type.String(),
    content_path: Type.String(),
    decision: Type.String(),
    reason: nullable(Type.String()),
    automatic: Type.Boolean(),
    day: PlainDate,
    is_undone: Type.Boolean(),
  }),
} as const satisfies Record<string, TObject>;

export type DatasetName = keyof typeof DATASETS;
export const DATASET_NAMES = Object.keys(DATASETS) as DatasetName[];
export type DataRow = Readonly<Record<string, unknown>>;

export const DATA_FORMATS = ['csv', 'json', 'jsonl'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

export const DATA_MEDIA_TYPES: Readonly<Record<DataFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Licences are of the city: whoever installs it elsewhere says so in the legal texts. */
export const DATA_LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

const DataFile = {
  dataset: Type.Enum([...DATASET_NAMES]),
  format: Type.Enum([...DATA_FORMATS]),
  rows: Count,
  bytes: Count,
  /** Digest of the bytes, in hexadecimal digits. */
  sha256: Type.String(),
};
export const StoredDataFile = Type.Object(DataFile);
export type StoredDataFile = Static<typeof StoredDataFile>;

const FIELD_TYPES = ['text', 'number', 'yesNo', 'list', 'time', 'day'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Description of a dataset in the language of the reader. */
const DatasetText = Type.Object({
  name: Type.Enum([...DATASET_NAMES]),
  title: Type.String(),
  about: Type.String(),
  fields: Type.Array(
    Type.Object({ name: Type.String(), type: Type.Enum([...FIELD_TYPES]), meaning: Type.String() }),
  ),
});
export type DatasetText = Static<typeof DatasetText>;

/**
 * `GET /v1/open-data`: the files that were written last, and what is in them; `writtenAt` null
 * before the first time.
 */
export const OpenData = Type.Object({
  writtenAt: nullable(DateTime),
  files: Type.Array(StoredDataFile),
  datasets: Type.Array(DatasetText),
});
export const OpenDataQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
export type OpenData = Static<typeof OpenData>;

/**
 * `GET` and `POST /v1/open-data/runs`, for the staff: how the last writings went, the newest first.
 */
export const DataRun = Type.Object({
  id: Type.String({ format: 'uuid' }),
  startedAt: DateTime,
  finishedAt: nullable(DateTime),
  failed: Type.Boolean(),
});
export type DataRun = Static<typeof DataRun>;
export const DataRuns = Type.Object({ items: Type.Array(DataRun) });
export type DataRuns = Static<typeof DataRuns>;
