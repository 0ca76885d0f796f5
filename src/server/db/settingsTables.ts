import type { ColumnType } from 'kysely';
import type { SETTINGS_ORIGINS } from '../../shared/contract/settings';

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
