import Type, { type Static } from 'typebox';

/**
 * Entries of a backup, in this order: the head, the rows table by table, the files, the manifest.
 */
export const FORMAT = 1;
export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';

/**
 * The folders of the storage that are kept: files, what arrived of others, and the files of public
 * data.
 */
export const STORED_FOLDERS = ['files', 'parts', 'open-data'] as const;

export const Head = Type.Object({
  product: Type.Literal('meydan'),
  format: Type.Integer(),
  createdAt: Type.String(),
  /** State of the schema that the rows have. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  tables: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type Head = Static<typeof Head>;

const Sum = Type.Object({ count: Type.Integer(), digest: Type.String() });

export const Manifest = Type.Object({
  /** SHA-256 of the names and bytes of all entries before this one. */
  sha256: Type.String(),
  tables: Type.Record(Type.String(), Sum),
  files: Sum,
  sequences: Type.Array(
    Type.Object({ name: Type.String(), last: Type.String(), isCalled: Type.Boolean() }),
  ),
});
export type Manifest = Static<typeof Manifest>;

const DIGITS = 6;
const numbered = (at: number) => String(at).padStart(DIGITS, '0');

export const toRowsName = (table: string, at: number): string => `tables/${table}/${numbered(at)}`;
export const toPieceName = (key: string, at: number): string => `storage/${key}/${numbered(at)}`;

export type Named =
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'piece'; readonly key: string }
  | { readonly kind: 'other' };

/** Tells the kind of an entry by its name. */
export function namedBy(name: string): Named {
  const table = /^tables\/(\w+)\/\d+$/.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  const key = /^storage\/(.+)\/\d+$/.exec(name)?.[1];
  return key === undefined ? { kind: 'other' } : { kind: 'piece', key };
}
