import { defineMessages } from 'react-intl';

/* The host uses these texts for public data: catalogue, dictionary and page. */

/** Names of the datasets. */
export const datasetMessages = defineMessages({
  contents: {
    id: 'host.data.name.contents',
    defaultMessage: 'Contents',
    description: 'Name of a dataset',
  },
  publications: {
    id: 'host.data.name.publications',
    defaultMessage: 'Publications',
    description: 'Name of a dataset',
  },
  documents: {
    id: 'host.data.name.documents',
    defaultMessage: 'Documents',
    description: 'Name of a dataset',
  },
  decisions: {
    id: 'host.data.name.decisions',
    defaultMessage: 'Decisions',
    description: 'Name of a dataset',
  },
  commitments: {
    id: 'host.data.name.commitments',
    defaultMessage: 'Commitments',
    description: 'Name of a dataset',
  },
  polls: {
    id: 'host.data.name.polls',
    defaultMessage: 'Polls',
    description: 'Name of a dataset',
  },
  events: {
    id: 'host.data.name.events',
    defaultMessage: 'Events',
    description: 'Name of a dataset',
  },
  comments: {
    id: 'host.data.name.comments',
    defaultMessage: 'Comments',
    description: 'Name of a dataset',
  },
  statements: {
    id: 'host.data.name.statements',
    defaultMessage: 'Statements',
    description: 'Name of a dataset',
  },
  moderation: {
    id: 'host.data.name.moderation',
    defaultMessage: 'Moderation',
    description: 'Name of a dataset',
  },
});

/** Texts of the catalogue of public data. */
export const catalogueMessages = defineMessages({
  title: {
    id: 'host.data.title',
    defaultMessage: 'Open data',
    description: 'Title of the catalogue of public data',
  },
  intro: {
    id: 'host.data.intro',
    defaultMessage:
      'Everything that is public here, to download: CSV for spreadsheets, JSON and JSON Lines for programs. Updated every night; it contains nothing about individual people.',
    description: 'What the catalogue of public data is',
  },
});

/** Descriptions of the datasets. */
export const aboutMessages = defineMessages({
  contents: {
    id: 'host.data.about.contents',
    defaultMessage:
      'Everything that is published in all sections, with its texts in every language they have.',
    description: 'What a dataset holds',
  },
  publications: {
    id: 'host.data.about.publications',
    defaultMessage: 'Reports, minutes, rules and datasets with what one quotes of them.',
    description: 'What a dataset holds',
  },
  documents: {
    id: 'host.data.about.documents',
    defaultMessage: 'The files that belong to contents, with size and checksum.',
    description: 'What a dataset holds',
  },
  decisions: {
    id: 'host.data.about.decisions',
    defaultMessage: 'What was decided, by whom, how, and whether it is in force.',
    description: 'What a dataset holds',
  },
  commitments: {
    id: 'host.data.about.commitments',
    defaultMessage: 'What the city has promised, and how far it is.',
    description: 'What a dataset holds',
  },
  polls: {
    id: 'host.data.about.polls',
    defaultMessage: 'What is and was voted on, with the address of each result.',
    description: 'What a dataset holds',
  },
  events: {
    id: 'host.data.about.events',
    defaultMessage: 'Where and when people meet.',
    description: 'What a dataset holds',
  },
  comments: {
    id: 'host.data.about.comments',
    defaultMessage: 'What people wrote below contents, without their names.',
    description: 'What a dataset holds',
  },
  statements: {
    id: 'host.data.about.statements',
    defaultMessage: 'Statements of dialogues and how many agree with them.',
    description: 'What a dataset holds',
  },
  moderation: {
    id: 'host.data.about.moderation',
    defaultMessage: 'What was hidden, when and why.',
    description: 'What a dataset holds',
  },
});

/** Meanings of the fields. */
export const fieldMessages = defineMessages({
  ref: {
    id: 'host.data.field.ref',
    defaultMessage: 'Reference that people quote',
    description: 'Meaning of a field of public data',
  },
  section: {
    id: 'host.data.field.section',
    defaultMessage: 'Section of the portal',
    description: 'Meaning of a field of public data',
  },
  slug: {
    id: 'host.data.field.slug',
    defaultMessage: 'Name in the address, unique in its section',
    description: 'Meaning of a field of public data',
  },
  path: {
    id: 'host.data.field.path',
    defaultMessage: 'Address of the page, without language',
    description: 'Meaning of a field of public data',
  },
  content_path: {
    id: 'host.data.field.content_path',
    defaultMessage: 'Address of the page that it belongs to',
    description: 'Meaning of a field of public data',
  },
  kind: {
    id: 'host.data.field.kind',
    defaultMessage: 'Kind, as the section names it',
    description: 'Meaning of a field of public data',
  },
  title: {
    id: 'host.data.field.title',
    defaultMessage: 'Title in this language; empty where it is not translated',
    description: 'Meaning of a field of public data',
  },
  summary: {
    id: 'host.data.field.summary',
    defaultMessage: 'Summary in this language',
    description: 'Meaning of a field of public data',
  },
  body: {
    id: 'host.data.field.body',
    defaultMessage: 'Text in this language, in Markdown; of a decision, the body that decided',
    description: 'Meaning of a field of public data',
  },
  original_locale: {
    id: 'host.data.field.original_locale',
    defaultMessage: 'Language in which it was written',
    description: 'Meaning of a field of public data',
  },
  status: {
    id: 'host.data.field.status',
    defaultMessage: 'Published or archived',
    description: 'Meaning of a field of public data',
  },
  topics: {
    id: 'host.data.field.topics',
    defaultMessage: 'Topics',
    description: 'Meaning of a field of public data',
  },
  area: {
    id: 'host.data.field.area',
    defaultMessage: 'District; empty for the whole city',
    description: 'Meaning of a field of public data',
  },
  area_name: {
    id: 'host.data.field.area_name',
    defaultMessage: 'Name of the district',
    description: 'Meaning of a field of public data',
  },
  topic_names: {
    id: 'host.data.field.topic_names',
    defaultMessage: 'Names of the topics; of one without a name in this language its key',
    description: 'Meaning of a field of public data',
  },
  author_kind: {
    id: 'host.data.field.author_kind',
    defaultMessage: 'Person, organisation, team or committee',
    description: 'Meaning of a field of public data',
  },
  author_group: {
    id: 'host.data.field.author_group',
    defaultMessage: 'Name of the public team or committee; people are not named',
    description: 'Meaning of a field of public data',
  },
  published_at: {
    id: 'host.data.field.published_at',
    defaultMessage: 'When it was published (UTC)',
    description: 'Meaning of a field of public data',
  },
  updated_at: {
    id: 'host.data.field.updated_at',
    defaultMessage: 'When it last changed (UTC)',
    description: 'Meaning of a field of public data',
  },
  opens_at: {
    id: 'host.data.field.opens_at',
    defaultMessage: 'When it opens or begins (UTC)',
    description: 'Meaning of a field of public data',
  },
  closes_at: {
    id: 'host.data.field.closes_at',
    defaultMessage: 'When it closes or ends (UTC)',
    description: 'Meaning of a field of public data',
  },
  retracted_on: {
    id: 'host.data.field.retracted_on',
    defaultMessage: 'Day on which it was retracted; empty while it stands',
    description: 'Meaning of a field of public data',
  },
  comments: {
    id: 'host.data.field.comments',
    defaultMessage: 'Number of comments',
    description: 'Meaning of a field of public data',
  },
  follows: {
    id: 'host.data.field.follows',
    defaultMessage: 'How many people follow it',
    description: 'Meaning of a field of public data',
  },
  reactions: {
    id: 'host.data.field.reactions',
    defaultMessage: 'Number of reactions',
    description: 'Meaning of a field of public data',
  },
  issuing_body: {
    id: 'host.data.field.issuing_body',
    defaultMessage: 'Issuing body in this language',
    description: 'Meaning of a field of public data',
  },
  issued_on: {
    id: 'host.data.field.issued_on',
    defaultMessage: 'Day of issue',
    description: 'Meaning of a field of public data',
  },
  identifier: {
    id: 'host.data.field.identifier',
    defaultMessage: 'Official number',
    description: 'Meaning of a field of public data',
  },
  licence: {
    id: 'host.data.field.licence',
    defaultMessage: 'Licence',
    description: 'Meaning of a field of public data',
  },
  languages: {
    id: 'host.data.field.languages',
    defaultMessage: 'Languages of the document',
    description: 'Meaning of a field of public data',
  },
  pages: {
    id: 'host.data.field.pages',
    defaultMessage: 'Number of pages',
    description: 'Meaning of a field of public data',
  },
  supersedes: {
    id: 'host.data.field.supersedes',
    defaultMessage: 'Publication that this one replaces',
    description: 'Meaning of a field of public data',
  },
  superseded_by: {
    id: 'host.data.field.superseded_by',
    defaultMessage: 'Publication that replaces this one',
    description: 'Meaning of a field of public data',
  },
  name: {
    id: 'host.data.field.name',
    defaultMessage: 'Name of the file',
    description: 'Meaning of a field of public data',
  },
  media_type: {
    id: 'host.data.field.media_type',
    defaultMessage: 'Media type of the file',
    description: 'Meaning of a field of public data',
  },
  bytes: {
    id: 'host.data.field.bytes',
    defaultMessage: 'Size in bytes',
    description: 'Meaning of a field of public data',
  },
  sha256: {
    id: 'host.data.field.sha256',
    defaultMessage: 'SHA-256 checksum of the file',
    description: 'Meaning of a field of public data',
  },
  locale: {
    id: 'host.data.field.locale',
    defaultMessage: 'Language of the file; empty for none or several',
    description: 'Meaning of a field of public data',
  },
  added_at: {
    id: 'host.data.field.added_at',
    defaultMessage: 'When it was added (UTC)',
    description: 'Meaning of a field of public data',
  },
  address: {
    id: 'host.data.field.address',
    defaultMessage: 'Where the file can be downloaded',
    description: 'Meaning of a field of public data',
  },
  number: {
    id: 'host.data.field.number',
    defaultMessage: 'Number',
    description: 'Meaning of a field of public data',
  },
  decided_on: {
    id: 'host.data.field.decided_on',
    defaultMessage: 'Day of the decision',
    description: 'Meaning of a field of public data',
  },
  method: {
    id: 'host.data.field.method',
    defaultMessage: 'How it was decided, in this language',
    description: 'Meaning of a field of public data',
  },
  tally: {
    id: 'host.data.field.tally',
    defaultMessage: 'Result of the vote, in this language',
    description: 'Meaning of a field of public data',
  },
  state: {
    id: 'host.data.field.state',
    defaultMessage: 'State',
    description: 'Meaning of a field of public data',
  },
  poll: {
    id: 'host.data.field.poll',
    defaultMessage: 'Poll that it follows from',
    description: 'Meaning of a field of public data',
  },
  decision: {
    id: 'host.data.field.decision',
    defaultMessage: 'Decision: what it follows from, or what the moderators decided',
    description: 'Meaning of a field of public data',
  },
  responsible: {
    id: 'host.data.field.responsible',
    defaultMessage: 'Who is responsible, in this language',
    description: 'Meaning of a field of public data',
  },
  due_on: {
    id: 'host.data.field.due_on',
    defaultMessage: 'Day on which it is due',
    description: 'Meaning of a field of public data',
  },
  progress_percent: {
    id: 'host.data.field.progress_percent',
    defaultMessage: 'Progress in per cent',
    description: 'Meaning of a field of public data',
  },
  eligibility: {
    id: 'host.data.field.eligibility',
    defaultMessage: 'Who may vote',
    description: 'Meaning of a field of public data',
  },
  secrecy: {
    id: 'host.data.field.secrecy',
    defaultMessage: 'Secret or open',
    description: 'Meaning of a field of public data',
  },
  quorum: {
    id: 'host.data.field.quorum',
    defaultMessage: 'Ballots that are needed for a result',
    description: 'Meaning of a field of public data',
  },
  is_cancelled: {
    id: 'host.data.field.is_cancelled',
    defaultMessage: 'Whether it was cancelled',
    description: 'Meaning of a field of public data',
  },
  is_recount: {
    id: 'host.data.field.is_recount',
    defaultMessage: 'Whether it counts ballots again that were cast elsewhere',
    description: 'Meaning of a field of public data',
  },
  result_address: {
    id: 'host.data.field.result_address',
    defaultMessage: 'Where the result can be downloaded once there is one',
    description: 'Meaning of a field of public data',
  },
  timezone: {
    id: 'host.data.field.timezone',
    defaultMessage: 'Time zone (IANA)',
    description: 'Meaning of a field of public data',
  },
  location: {
    id: 'host.data.field.location',
    defaultMessage: 'Place in this language',
    description: 'Meaning of a field of public data',
  },
  organiser: {
    id: 'host.data.field.organiser',
    defaultMessage: 'Organiser in this language',
    description: 'Meaning of a field of public data',
  },
  capacity: {
    id: 'host.data.field.capacity',
    defaultMessage: 'Places; empty where there is no limit',
    description: 'Meaning of a field of public data',
  },
  attendees: {
    id: 'host.data.field.attendees',
    defaultMessage: 'How many came; empty before',
    description: 'Meaning of a field of public data',
  },
  id: {
    id: 'host.data.field.id',
    defaultMessage: 'Name of the row, unique in this table',
    description: 'Meaning of a field of public data',
  },
  answers: {
    id: 'host.data.field.answers',
    defaultMessage: 'Comment that it answers; empty on the first level',
    description: 'Meaning of a field of public data',
  },
  depth: {
    id: 'host.data.field.depth',
    defaultMessage: 'Level of the answer, from 0',
    description: 'Meaning of a field of public data',
  },
  text: {
    id: 'host.data.field.text',
    defaultMessage: 'What was written; people who are mentioned are not named',
    description: 'Meaning of a field of public data',
  },
  lang: {
    id: 'host.data.field.lang',
    defaultMessage: 'Language of the text',
    description: 'Meaning of a field of public data',
  },
  alignment: {
    id: 'host.data.field.alignment',
    defaultMessage: 'For (1), against (−1) or neither (0)',
    description: 'Meaning of a field of public data',
  },
  votes_up: {
    id: 'host.data.field.votes_up',
    defaultMessage: 'Votes for it',
    description: 'Meaning of a field of public data',
  },
  votes_down: {
    id: 'host.data.field.votes_down',
    defaultMessage: 'Votes against it',
    description: 'Meaning of a field of public data',
  },
  day: {
    id: 'host.data.field.day',
    defaultMessage: 'Day on which it was written or decided',
    description: 'Meaning of a field of public data',
  },
  is_edited: {
    id: 'host.data.field.is_edited',
    defaultMessage: 'Whether it was changed afterwards',
    description: 'Meaning of a field of public data',
  },
  agree: {
    id: 'host.data.field.agree',
    defaultMessage: 'How many agree',
    description: 'Meaning of a field of public data',
  },
  disagree: {
    id: 'host.data.field.disagree',
    defaultMessage: 'How many disagree',
    description: 'Meaning of a field of public data',
  },
  pass: {
    id: 'host.data.field.pass',
    defaultMessage: 'How many passed',
    description: 'Meaning of a field of public data',
  },
  is_seed: {
    id: 'host.data.field.is_seed',
    defaultMessage: 'Whether the organisers wrote it to begin with',
    description: 'Meaning of a field of public data',
  },
  is_meta: {
    id: 'host.data.field.is_meta',
    defaultMessage: 'Whether it is about the dialogue itself',
    description: 'Meaning of a field of public data',
  },
  what: {
    id: 'host.data.field.what',
    defaultMessage: 'Comment or statement',
    description: 'Meaning of a field of public data',
  },
  reason: {
    id: 'host.data.field.reason',
    defaultMessage: 'Reason',
    description: 'Meaning of a field of public data',
  },
  automatic: {
    id: 'host.data.field.automatic',
    defaultMessage: 'Whether a rule decided and no person',
    description: 'Meaning of a field of public data',
  },
  is_undone: {
    id: 'host.data.field.is_undone',
    defaultMessage: 'Whether it was taken back',
    description: 'Meaning of a field of public data',
  },
});
