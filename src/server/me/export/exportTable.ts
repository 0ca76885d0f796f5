import { sql, type RawBuilder } from 'kysely';

/** Owner of the data that is taken along. */
export interface Owner {
  readonly personId: string;
  readonly voterId: string;
}

export interface ExportTable {
  /** Name of the table's file, of its key in `account.json` and of its line in the README. */
  readonly name: string;
  /**
   * The columns of the database that lead to the person; every one that there is stands in one row
   * of this table.
   */
  readonly by: readonly string[];
  /**
   * Fields that are written down, in this order: an allow-list, so that no hash of a token or a
   * password leaves the host.
   */
  readonly fields: readonly string[];
  /** SQL that stands behind `from` in the query. */
  readonly from: (owner: Owner) => RawBuilder<unknown>;
}

/** Selects a text in the language of the person, or else in its own. */
export const selectReaderText = (column: string) =>
  sql`coalesce(${sql.ref(column)} ->> reader.locale, ${sql.ref(column)} ->> contents.original_locale)`;

/** Joins the person whose language counts. */
export const joinReader = ({ personId }: Owner) =>
  sql`join people as reader on reader.id = ${personId}`;

/** Selects the rows of a table that are the person's, each with the content that it is about. */
export const fromOwn = (owner: Owner, table: string, by = 'person_id', content = 'content_id') =>
  sql`from ${sql.table(table)}
      join contents on contents.id = ${sql.ref(`${table}.${content}`)} ${joinReader(owner)}
      where ${sql.ref(`${table}.${by}`)} = ${owner.personId}`;
