import type { ColumnType, Generated } from 'kysely';
import type { Static } from 'typebox';
import type { CaptionFault } from '../../shared/captions';
import type { createCoverSchema, FileRefusal, FileState } from '../../shared/contract/files';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { JsonColumn, TimeColumn } from './columns';

export type StoredCover = Static<ReturnType<typeof createCoverSchema<typeof Localized>>>;
export interface StoredRetraction {
  /** The day in the city. */
  readonly on: string;
  readonly reason: Localized;
}

/** Tables of how contents are written, kept and illustrated. */
export interface PublishingTables {
  content_versions: {
    content_id: string;
    revision: number;
    at: TimeColumn;
    person_id: string | null;
    is_public: boolean;
    note: Generated<string>;
    status: string;
    title: JsonColumn<Localized>;
    summary: JsonColumn<Localized>;
    body: JsonColumn<Localized>;
    details: JsonColumn<object>;
    act: Generated<string>;
    visibility: Generated<string>;
    is_autosave: Generated<boolean>;
  };
  fitting_translations: { content_id: string; name: string; revision: number };
  preview_links: {
    id: Generated<string>;
    content_id: string;
    token_hash: Buffer;
    created_by: string | null;
    created_at: TimeColumn;
    expires_at: TimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
  };
  files: {
    id: Generated<string>;
    uploaded_by: string | null;
    name: string;
    bytes: number;
    received: Generated<number>;
    media_type: string | null;
    sha256: string | null;
    width: number | null;
    height: number | null;
    state: FileState;
    refusal: FileRefusal | null;
    /** Faults of captions, line by line. */
    faults: ColumnType<CaptionFault[] | null, string | null | undefined, string | null>;
    created_at: TimeColumn;
    received_at: TimeColumn;
    creation_key: Buffer | null;
  };
  file_parts: {
    file_id: string;
    starts_at: number;
    bytes: number;
    part: string;
  };
  attachments: {
    id: Generated<string>;
    content_id: string;
    file_id: string;
    position: number;
    title: JsonColumn<Localized>;
    description: JsonColumn<Localized>;
    locale: Locale | null;
    added_at: TimeColumn;
  };
}
