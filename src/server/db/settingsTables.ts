import type { ColumnType } from 'kysely';
import type { SETTINGS_ORIGINS } from '../../shared/contract/settings';
import type { Localized } from '../../shared/contract/text';

export interface SettingsTables {
  /** Rows are added, never changed: the highest revision of an area counts. */
  readonly settings: {
    readonly area: string;
    readonly revision: number;
    readonly value: ColumnType<object, string, never>;
    readonly changed_by: ColumnType<string | null, string | null | undefined, never>;
    readonly origin: (typeof SETTINGS_ORIGINS)[number];
    readonly note: ColumnType<string, string | undefined, never>;
    readonly changed_at: Date;
  };
  /** Pictures of the look, named by the SHA-256 of their bytes. */
  readonly brand_files: {
    readonly id: string;
    readonly media_type: string;
    readonly bytes: Buffer;
    readonly width: number;
    readonly height: number;
    readonly weak_on: string[];
    readonly sent_at: Date;
  };
}

interface TermTable {
  /** Contents name it by this. */
  readonly key: string;
  readonly name: ColumnType<Localized, string, string>;
  readonly position: number;
  readonly retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The one that took its place. */
  readonly merged_into: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface VocabularyTables {
  readonly topics: TermTable;
  readonly districts: TermTable & {
    /** The district that it lies in. */
    readonly parent: ColumnType<string | null, string | null | undefined, string | null>;
    /** GeoJSON, WGS 84. */
    readonly shape: ColumnType<object | null, string | null | undefined, string | null>;
  };
}
