import { sql, type RawBuilder } from 'kysely';

/** Whose data is taken along. */
export interface Owner {
  readonly personId: string;
  readonly voterId: string;
}

export interface ExportTable {
  /** Of its file, of its key in `account.json` and of its line in the README. */
  readonly name: string;
  /**
   * The columns of the database that lead to the person; every one that there is stands in one row
   * of this table.
   */
  readonly by: readonly string[];
  /**
   * What is written down, in this order: an allow-list, so that no hash of a token or a password
   * leaves the host.
   */
  readonly fields: readonly string[];
  /** What stands behind `from`. */
  readonly from: (owner: Owner) => RawBuilder<unknown>;
}

/** A text in the language of the person, or else in its own. */
export const own = (column: string) =>
  sql`coalesce(${sql.ref(column)} ->> reader.locale, ${sql.ref(column)} ->> contents.original_locale)`;

/** Whose language counts. */
export const reader = ({ personId }: Owner) =>
  sql`join people as reader on reader.id = ${personId}`;
