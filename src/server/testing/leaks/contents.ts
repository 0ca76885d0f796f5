import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  COMMENT_SECTIONS,
  REACTION_SECTIONS,
  REGISTRATION_SECTIONS,
  SECTIONS,
  type Section,
} from '../../../shared/sections';
import { toSearchText } from '../../content/searchText';
import type { Database } from '../../db/openDatabase';
import { FIRST_START } from '../preparedDatabase';
import { CONTENT_STATES, listReaders, type ContentState } from './contentTable';
import { getPersonId, createMemberships, SIGNED_IN, type Role } from './roles';
import { Rows, type Row } from './rows';
import { createWord, replaceTexts, createTexts } from './words';

/** Text with a word of its own that only some roles may ever be told. */
export interface Planted {
  readonly what: string;
  readonly word: string;
  readonly readers: readonly Role[];
}
export interface PlantedContent extends Planted {
  readonly id: string;
  readonly section: Section;
  readonly slug: string;
  readonly state: ContentState;
  readonly fileId: string;
  readonly commentId: string;
}

const HOUR_MS = 3_600_000;
export const AN_HOUR_AGO = new Date(FIRST_START.getTime() - HOUR_MS);

/** Tables of the parts of contents, the rows that others refer to first. */
const PARTS = [
  ['polls', 'poll_id'],
  ['poll_questions', 'poll_id'],
  ['poll_options', 'poll_id'],
  ['statement_dialogs', 'content_id'],
] as const;
const VOTED = { ballots: 7, links: 7, head: null, first_head: null, opened_at: null };
const OWN_VALUES: Readonly<Record<string, Row>> = {
  polls: { ...VOTED, sealed_at: null, counts: null, opening: null, census: null },
  statement_dialogs: { statements: 0, participants: 0, shown: 0, votes: 0, revision: 1 },
};

type Parts = readonly (readonly [table: string, owner: string, row: Row])[];

async function partsOf(db: Database): Promise<Parts> {
  const found = await Promise.all(
    PARTS.map(async ([table, owner]) => {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
      return rows.map((row) => [table, String(row[owner]), row] as const);
    }),
  );
  return found.flat();
}

function copyParts(rows: Rows, parts: Parts, [from, to, word]: readonly [string, string, string]) {
  const ids = new Map([[from, to]]);
  for (const [table, owner, row] of parts) {
    if (owner !== from) continue;
    if (typeof row.id === 'string') ids.set(row.id, randomUUID());
    const copied = JSON.stringify(replaceTexts({ ...row, ...OWN_VALUES[table] }, word));
    const own = [...ids].reduce((text, [old, id]) => text.replaceAll(old, id), copied);
    rows.add(table, JSON.parse(own) as Row);
  }
}

/** Groups that everybody sees, in which `member` and `lead` are. */
export interface Groups {
  readonly team: string;
  readonly committee: string;
}

const isGroup = (section: Section) => section === 'teams' || section === 'committees';

function authorOf({ owner }: ContentState, section: Section, group: Row): Row {
  const nobody = { author_person_id: null, author_content_id: null, created_by: null };
  const author = getPersonId('author');
  if (owner === 'person')
    return { ...nobody, author_kind: 'person', author_person_id: author, created_by: author };
  if (owner === 'city' || isGroup(section)) return { ...nobody, author_kind: 'organisation' };
  return { ...nobody, ...group };
}

async function sourcesOf(db: Database, section: Section): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from contents where section = ${section} and status = 'published' and visibility = 'public' and hidden_at is null
      and deleted_at is null and withdrawn_at is null and details ->> 'suspension' is null and details ->> 'dissolution' is null
      and published_at <= ${FIRST_START} and ref not like 'ZQ%' order by slug`.execute(db);
  return rows;
}

/** Fills in numbers that may occur only once. */
function detailsOf(details: Row, word: string): Row {
  const replaced = replaceTexts(details, word) as Row & { readonly decision?: Row };
  return {
    ...replaced,
    ...(details.identifier ? { identifier: word } : {}),
    ...(replaced.decision && { decision: { ...replaced.decision, number: word } }),
  };
}

function contentRow(source: Row, id: string, word: string, more: Row): Row {
  const texts = { title: createTexts(word), summary: createTexts(word), body: createTexts(word) };
  return {
    ...source,
    id,
    ref: word.toUpperCase(),
    slug: `page-${word}`,
    ...texts,
    details: detailsOf(source.details as Row, word),
    search_text: toSearchText(texts),
    comments_count: 3,
    follows_count: 5,
    reactions_count: 2,
    version: 1,
    revision: 1,
    cover: null,
    retraction: null,
    creation_key: null,
    change_key: null,
    area: null,
    ...more,
  };
}

const publishedAt = ({ status }: ContentState): Date | null => {
  if (status === 'draft' || status === 'in_review') return null;
  return status === 'scheduled' ? new Date('2030-01-01T09:00:00Z') : AN_HOUR_AGO;
};

function addFile(rows: Rows, content_id: string, word: string): string {
  const id = randomUUID();
  rows.add('files', {
    id,
    uploaded_by: null,
    name: `${word}.pdf`,
    bytes: 10,
    received: 10,
    media_type: 'application/pdf',
    sha256: '0'.repeat(64),
    state: 'ready',
    created_at: AN_HOUR_AGO,
    received_at: AN_HOUR_AGO,
  });
  rows.add('attachments', {
    content_id,
    file_id: id,
    position: 0,
    added_at: AN_HOUR_AGO,
    title: createTexts(word),
    description: createTexts(word),
    locale: null,
  });
  return id;
}

function addVersion(rows: Rows, { id, title, summary, body, details, visibility }: Row): void {
  rows.add('content_versions', {
    content_id: id,
    revision: 1,
    at: AN_HOUR_AGO,
    person_id: null,
    is_public: true,
    note: '',
    status: 'published',
    act: '',
    visibility,
    is_autosave: false,
    title,
    summary,
    body,
    details,
  });
}

/** Adds a comment that was made while the content was still visible. */
export function addComment(rows: Rows, content_id: string, body: string, more: Row = {}): string {
  const id = randomUUID();
  rows.add('comments', {
    id,
    content_id,
    parent_id: null,
    root_id: id,
    depth: 0,
    author_id: null,
    body,
    lang: 'en',
    alignment: 0,
    created_at: AN_HOUR_AGO,
    state: 'shown',
    replies: 0,
    votes_up: 0,
    votes_down: 0,
    revision: 1,
    moderation_revision: 1,
    ...more,
  });
  return id;
}

/**
 * Adds traces for every role: each has once followed it, registered for it and been told of it,
 * whether or not it may still read it.
 */
function addTraces(rows: Rows, { id, section, kind }: Row): void {
  const content_id = String(id);
  const at = AN_HOUR_AGO;
  const is = (list: readonly string[]) => list.includes(String(section));
  for (const [index, role] of SIGNED_IN.entries()) {
    const of = { content_id, person_id: getPersonId(role) };
    rows.add('follows', { ...of, is_following: true, at });
    rows.add('notifications', {
      ...of,
      id: randomUUID(),
      kind: 'commented',
      because: 'following',
      at,
      occasion: `leak ${content_id}`,
    });
    if (is(REACTION_SECTIONS)) rows.add('reactions', { ...of, kind: 'thanks', at });
    if (is(REGISTRATION_SECTIONS) && kind !== 'course') {
      const code = `${index}${randomUUID().replaceAll('-', '').toUpperCase()}`.slice(0, 10);
      rows.add('registrations', {
        ...of,
        id: randomUUID(),
        state: 'registered',
        guests: 0,
        is_public: false,
        code,
        number: index + 1,
        registered_at: at,
      });
    }
    if (kind === 'course')
      rows.add('enrollments', {
        id: randomUUID(),
        course_id: content_id,
        person_id: of.person_id,
        state: 'enrolled',
        enrolled_at: at,
      });
  }
}

interface Planting {
  readonly rows: Rows;
  readonly section: Section;
  readonly state: ContentState;
  readonly source: Row;
  readonly parts: Parts;
  /** In whose name a group's content is. */
  readonly group: Row;
}

function plantOne({ rows, section, state, source, parts, group }: Planting): PlantedContent {
  const [id, word] = [randomUUID(), createWord()];
  const { status, visibility, overlay } = state;
  const row = contentRow(source, id, word, {
    status,
    visibility,
    published_at: publishedAt(state),
    ...(overlay && { [overlay]: FIRST_START }),
    ...authorOf(state, section, group),
  });
  rows.add('contents', row);
  copyParts(rows, parts, [String(source.id), id, word]);
  if (isGroup(section) && state.owner === 'group')
    for (const seat of createMemberships(id, section)) rows.add('memberships', seat);
  addVersion(rows, row);
  addTraces(rows, row);
  const hasComments = (COMMENT_SECTIONS as readonly string[]).includes(section);
  return {
    what: `${section}, ${state.name}`,
    word,
    id,
    section,
    slug: `page-${word}`,
    state,
    readers: listReaders(state, section),
    fileId: addFile(rows, id, word),
    commentId: hasComments ? addComment(rows, id, word) : randomUUID(),
  };
}

export const groupSlug = (id: string): string => `page-of-${id}`;

/** Groups that everybody sees, with members of the test alone. */
export async function addGroups(db: Database): Promise<Groups> {
  const rows = new Rows();
  const groups = { team: randomUUID(), committee: randomUUID() };
  for (const section of ['teams', 'committees'] as const) {
    const [source] = await sourcesOf(db, section);
    const id = section === 'teams' ? groups.team : groups.committee;
    const own = { author_kind: 'organisation', author_person_id: null, author_content_id: null };
    const out = { created_by: null, published_at: AN_HOUR_AGO };
    rows.add(
      'contents',
      contentRow(source!, id, createWord(), { ...own, ...out, slug: groupSlug(id) }),
    );
    for (const seat of createMemberships(id, section)) rows.add('memberships', seat);
  }
  await rows.insert(db);
  return groups;
}

/** Plants every section in every state in which it has just these readers. */
export async function plantContents(
  db: Database,
  groups: Groups,
  isMeant: (readers: readonly Role[]) => boolean,
): Promise<PlantedContent[]> {
  const rows = new Rows();
  const parts = await partsOf(db);
  const planted: PlantedContent[] = [];
  for (const section of SECTIONS) {
    const sources = await sourcesOf(db, section);
    for (const [index, state] of CONTENT_STATES.entries()) {
      if (!isMeant(listReaders(state, section))) continue;
      const source = sources[index % sources.length]!;
      const kind = index % 2 === 0 ? 'team' : 'committee';
      const group = { author_kind: kind, author_content_id: groups[kind] };
      planted.push(plantOne({ rows, section, state, source, parts, group }));
    }
  }
  await rows.insert(db);
  return planted;
}
