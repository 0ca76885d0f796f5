import { sql } from 'kysely';
import { can, type Viewer } from '../../../shared/permissions/can';
import type { CommentedResource } from '../../../shared/permissions/commentRules';
import { findDiscussed } from '../../comments/commented';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import type { StatementReader } from './presentStatement';

interface Details {
  readonly moderation: 'open' | 'strict';
  /**
   * Answers that one has to give before one sees those of others; never more than there are
   * statements to answer.
   */
  readonly resultsAfter: number;
}

/** A dialog of statements. */
export interface StatementDialog {
  readonly id: string;
  readonly slug: string;
  /** Facts that the rules need to know of it. */
  readonly resource: CommentedResource;
  /** Tells whether the person who reads moderates here. */
  readonly isModerator: boolean;
  readonly details: Details;
  /** Number of statements that are shown. */
  readonly shown: number;
  /** Grows when a statement comes, goes, or changes its state. */
  readonly revision: number;
}

interface Facts {
  readonly resultsAfter: number;
  readonly shown: number;
  readonly revision: number;
  readonly participant: number | null;
  readonly answered: number;
}

/** Reads what the dialog has come to, and how far this person has. */
async function readFacts(db: Database, id: string, personId: string | null): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select (details ->> 'resultsAfter')::integer as "resultsAfter",
      coalesce(shown, 0) as shown, coalesce(statement_dialogs.revision, 0) as revision, own.number as participant,
      (select count(distinct statement)::integer from statement_votes
        where content_id = contents.id and participant = own.number) as answered
    from contents
      left join statement_dialogs on statement_dialogs.content_id = contents.id
      left join statement_participants as own on own.content_id = contents.id and own.person_id = ${personId}::uuid
    where contents.id = ${id}`.execute(db);
  return rows[0]!;
}

const seesResults = (
  viewer: Viewer | null,
  { resource, details: { resultsAfter } }: Pick<StatementDialog, 'resource' | 'details'>,
  answered: number,
  now: Date,
): boolean => can(viewer, 'opinions.see', { ...resource, resultsAfter, answered }, now.getTime());

/**
 * Returns the reader once they have answered one statement more, as the participant with this
 * number: they may see results now.
 */
export function afterAnswer(
  reader: StatementReader,
  participant: number,
  { dialog, viewer, now }: { dialog: StatementDialog; viewer: Viewer; now: Date },
): StatementReader {
  const answered = reader.answered + 1;
  return {
    ...reader,
    participant,
    answered,
    seesResults: seesResults(viewer, dialog, answered, now),
  };
}

/**
 * Treats a dialog as published for the rules: whoever was led to what is not out yet sees it as
 * everybody will.
 */
function asOpened(
  { viewer, now }: ReadContext,
  resource: CommentedResource,
  preview: string | undefined,
): CommentedResource {
  const isLed = preview !== undefined && !can(viewer, 'content.read', resource, now.getTime());
  return isLed
    ? { ...resource, status: 'published', visibility: 'public', publishedAt: 0 }
    : resource;
}

/**
 * `preview`: the token of a link to what is not out yet.
 * @throws Problem notFound where there is none, the reader may not read it, or it is no dialog of
 *   statements
 */
export async function findStatementDialog(
  reading: ReadContext,
  slug: string,
  preview?: string,
): Promise<{ dialog: StatementDialog; reader: StatementReader }> {
  const { id, resource, isModerator, isStrict } = await findDiscussed(
    ...([reading, 'dialogs', slug, preview] as const),
  );
  if (resource.mode !== 'statements') throw new Problem('notFound');
  const { viewer, locale, now, db } = reading;
  const personId = viewer?.id ?? null;
  const { shown, revision, participant, answered, ...stored } = await readFacts(
    ...([db, id, personId] as const),
  );
  const resultsAfter = Math.min(stored.resultsAfter, shown);
  const dialog: StatementDialog = {
    id,
    slug,
    resource,
    isModerator,
    shown,
    revision,
    details: { moderation: isStrict ? 'strict' : 'open', resultsAfter },
  };
  const opened = { ...dialog, resource: asOpened(reading, resource, preview) };
  const sees = seesResults(viewer, opened, answered, now);
  return {
    dialog,
    reader: { personId, isModerator, locale, participant, answered, seesResults: sees },
  };
}
