import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { chooseNext } from '../../../opinions/priority';
import type { Random } from '../../../opinions/random';
import type { NextStatement, Progress } from '../../../shared/contract/statements';
import type { Database } from '../../db/openDatabase';
import { readPriorities } from '../opinions/priorities';
import { presentStatement, type StatementReader, type StatementRow } from './presentStatement';
import type { StatementDialog } from './statementDialog';
import { findStatement, isAnswered, readStatements } from './statementQueries';

const STEPS = 2 ** 47;

/** Returns a random number: nobody can tell in advance what others are asked. */
const unforeseen: Random = () => randomInt(STEPS) / STEPS;

/**
 * Lists the numbers of the statements that are shown and that this person has not answered; of
 * visitors, all.
 */
async function openNumbers(
  db: Database,
  { id }: StatementDialog,
  reader: StatementReader,
): Promise<number[]> {
  const { rows } = await sql<{ numbers: number[] | null }>`
    select array_agg(number) as numbers from statements
    where content_id = ${id}::uuid and state = 'shown' and not ${isAnswered(reader)}`.execute(db);
  return rows[0]!.numbers ?? [];
}

/** Statements that the reader may be asked. */
export interface StatementPicker {
  readonly progress: Progress;
  /**
   * The number of a statement, by lot with chances as priorities; null when there is none but
   * `except`.
   */
  draw(except?: number): number | null;
}

export async function createStatementPicker(
  db: Database,
  dialog: StatementDialog,
  reader: StatementReader,
  random: Random = unforeseen,
): Promise<StatementPicker> {
  const [open, priorities] = await Promise.all([
    openNumbers(db, dialog, reader),
    readPriorities(db, dialog.id),
  ]);
  return {
    progress: { answered: reader.answered, left: open.length },
    draw: (except) =>
      chooseNext(
        priorities,
        except === undefined ? open : open.filter((number) => number !== except),
        random,
      ),
  };
}

/** Ids of statements that the answer depends on. */
interface Wanted {
  /** Another one than this, while there is another. */
  readonly after?: string | undefined;
  /** This one, while the reader can answer it. */
  readonly keep?: string | undefined;
}

/** Finds the statement that the reader is asked next, and how far they have come. */
export async function nextStatement(
  db: Database,
  dialog: StatementDialog,
  reader: StatementReader,
  { after, keep }: Wanted,
): Promise<NextStatement> {
  const { draw, progress } = await createStatementPicker(db, dialog, reader);
  const told = (row: StatementRow | undefined): NextStatement => ({
    statement: row ? presentStatement(row, reader) : null,
    progress,
  });
  const read = async (number: number | null) =>
    number === null ? undefined : (await readStatements(db, dialog, [number], reader))[0];

  const kept = keep === undefined ? undefined : await findStatement(db, dialog, keep, reader);
  if (kept?.state === 'shown' && kept.vote === null) return told(kept);
  const drawn = await read(draw());
  if (drawn === undefined || drawn.id !== after) return told(drawn);
  return told((await read(draw(drawn.number))) ?? drawn);
}
