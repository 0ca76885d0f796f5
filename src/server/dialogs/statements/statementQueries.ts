import { sql, type RawBuilder } from 'kysely';
import {
  STATEMENT_LIMITS,
  type StatementPage,
  type StatementRelation,
  type StatementsQuery,
} from '../../../shared/contract/statements';
import { cutPage } from '../../content/cursor';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { isUuid } from '../../http/uuid';
import {
  isInReach,
  isListed,
  presentStatement,
  statementColumns,
  type StatementReader,
  type StatementRow,
} from './presentStatement';
import type { StatementDialog } from './statementDialog';
import { RESULT_ORDERS, statementSort, type StatementSort } from './statementOrders';

const SIZE = STATEMENT_LIMITS.pageSize;

type SortedRow = StatementRow & { readonly sort_key: string };

/** Tells whether this person has answered a statement. */
export const isAnswered = ({ participant }: StatementReader): RawBuilder<boolean> => sql`exists (
  select from statement_votes as own
  where own.content_id = statements.content_id and own.participant = ${participant}::integer
    and own.statement = statements.number)`;

const RELATIONS: Readonly<
  Record<StatementRelation, (reader: StatementReader) => RawBuilder<boolean>>
> = {
  answered: (reader) => isAnswered(reader),
  open: (reader) => sql`(statements.state = 'shown' and not ${isAnswered(reader)})`,
  written: ({ personId }) => sql`statements.author_id = ${personId}::uuid`,
};

const related = (relation: StatementRelation | undefined, reader: StatementReader) =>
  relation === undefined ? sql<boolean>`true` : RELATIONS[relation](reader);

/** Only the one with this number, where one is asked for. */
const numbered = (number: number | undefined) =>
  number === undefined ? sql<boolean>`true` : sql<boolean>`statements.number = ${number}::integer`;

/**
 * Selects the first ids of one branch of the list: what is shown by one walk along one index,
 * however long the list is.
 */
const first = (where: RawBuilder<unknown>, { by, beyond }: StatementSort) => sql`(
  select id from statements where ${where} and ${beyond} order by ${by} limit ${SIZE + 1})`;

async function countRelated(
  db: Database,
  { id, shown }: StatementDialog,
  reader: StatementReader,
  relation: StatementRelation | undefined,
): Promise<number> {
  if (relation === undefined) return shown;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from statements
    where content_id = ${id}::uuid and ${isListed(reader)} and ${related(relation, reader)}`.execute(
    db,
  );
  return rows[0]!.total;
}

/**
 * Lists one page of the statements of a dialog. @throws Problem invalidCursor; forbidden where the
 * order would tell results that are not shown yet
 */
export async function listStatements(
  db: Database,
  dialog: StatementDialog,
  reader: StatementReader,
  { sort = 'newest', relation, number, cursor }: StatementsQuery,
): Promise<StatementPage> {
  if (RESULT_ORDERS.includes(sort) && !reader.seesResults) throw new Problem('forbidden');
  const order = statementSort(sort, cursor);
  const ofDialog = sql`
    content_id = ${dialog.id}::uuid and ${related(relation, reader)} and ${numbered(number)}`;
  const branches = [
    first(sql`${ofDialog} and state = 'shown'`, order),
    first(sql`${ofDialog} and state <> 'shown' and ${isListed(reader)}`, order),
  ];
  const { rows } = await sql<SortedRow>`
    select ${statementColumns(reader)}, ${order.key} as sort_key from statements
    where id in (${sql.join(branches, sql` union all `)}) order by ${order.by} limit ${SIZE + 1}`.execute(
    db,
  );
  const { rows: shown, next } = cutPage(rows, SIZE);
  return {
    items: shown.map((row) => presentStatement(row, reader)),
    next,
    total: number === undefined ? await countRelated(db, dialog, reader, relation) : shown.length,
  };
}

/** Finds a statement; undefined where there is none for this reader. */
export async function findStatement(
  db: Database,
  { id: contentId }: StatementDialog,
  id: string,
  reader: StatementReader,
): Promise<StatementRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<StatementRow>`
    select ${statementColumns(reader)} from statements
    where id = ${id}::uuid and content_id = ${contentId}::uuid and ${isInReach(reader)}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Reads the statements with these numbers, in their order; who they are shown to is for the caller
 * to ask.
 */
export async function readStatements(
  db: Database,
  { id }: StatementDialog,
  numbers: readonly number[],
  reader: StatementReader,
): Promise<StatementRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<StatementRow>`
    select ${statementColumns(reader)} from statements
    where content_id = ${id}::uuid and number = any(${[...numbers]}::integer[])`.execute(db);
  return numbers.flatMap((number) => rows.find((row) => row.number === number) ?? []);
}
