import { stableId } from './deterministic';
import type { SeedContent } from './schemas';

/** In pixels: all covers of the demonstration are drawn in it. */
export const COVER_SIZE = { width: 1600, height: 900 } as const;

/** Returns the same id for the same name below the folder of files. */
export const seedFileId = (file: string): string => stableId('file', file);

/** Writes the column of a content. */
export const coverColumn = (cover: SeedContent['cover']): string | null =>
  cover
    ? JSON.stringify({
        file: seedFileId(cover.file),
        alt: cover.alt,
        credit: cover.credit ?? '',
        focus: cover.focus,
        ...COVER_SIZE,
      })
    : null;
