import { DialogDetails, DialogFacts, type Turnout } from '../../shared/contract/dialogs';
import type { Static } from 'typebox';
import { can } from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import { listContentLinks } from '../content/contentLinks';
import { PHASE_ORDERINGS } from '../content/ordering';
import type { ReadContext, SectionDefinition } from '../content/section';
import { contentResource } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import { isDialogReady } from './writing/dialogSource';

type Stored = Omit<DialogFacts, 'turnout'>;

const storedFor = (row: ContentRow, { locale }: ReadContext): Stored =>
  localize(row.details, locale, row.original_locale) as Stored;

/** Reads how far those of these dialogs have come that are about statements. */
async function turnoutOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Static<typeof Turnout>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('statement_dialogs')
    .select(['content_id', 'shown', 'participants', 'votes'])
    .where('content_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ content_id, shown: statements, ...counts }) => [
      content_id,
      { statements, ...counts },
    ]),
  );
}

const NOTHING_YET = { statements: 0, participants: 0, votes: 0 };

async function facts(
  reading: ReadContext,
  rows: readonly ContentRow[],
): Promise<Map<string, object>> {
  const turnout = await turnoutOf(
    reading.db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => {
      const stored = storedFor(row, reading);
      const counted = turnout.get(row.id) ?? NOTHING_YET;
      return [row.id, { ...stored, turnout: stored.mode === 'statements' ? counted : null }];
    }),
  );
}

async function rightsOn({ db, viewer, now }: ReadContext, id: string) {
  if (viewer === null) return { moderate: false, edit: false };
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['area', 'author_person_id', 'author_content_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const resource = contentResource({ ...row, section: 'dialogs' as Section });
  const at = now.getTime();
  return {
    moderate: can(viewer, 'content.hide', resource, at),
    edit: can(viewer, 'content.edit', resource, at),
  };
}

async function details(reading: ReadContext, row: ContentRow): Promise<object> {
  const [known, rights] = await Promise.all([facts(reading, [row]), rightsOn(reading, row.id)]);
  const stored = known.get(row.id) as DialogFacts;
  return { ...stored, followingPlaces: await listContentLinks(reading, stored.following), rights };
}

export const dialogs: SectionDefinition = {
  section: 'dialogs',
  listDetails: DialogFacts,
  pageDetails: DialogDetails,
  facts,
  details,
  ordering: ({ phase }) => (phase ? PHASE_ORDERINGS[phase] : 'newest'),
  isReady: isDialogReady,
};
