import type { LegalDraft, LegalWriting } from '../../shared/contract/legal';
import type { LegalPage } from '../../shared/routes';
import type { Database } from '../db/openDatabase';
import { listPossibleDays } from './announceVersion';
import { listMissingTexts, getDraftTexts } from './drafts';
import { readDraft, readVersions, type DraftRow } from './legalQueries';
import { toCityDay } from '../city/currentSettings';

const nameOf = async (db: Database, personId: string | null): Promise<string | null> => {
  if (personId === null) return null;
  const row = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.name ?? null;
};

async function presentDraft(db: Database, draft: DraftRow, isFirst: boolean): Promise<LegalDraft> {
  const texts = getDraftTexts(draft);
  return {
    ...texts,
    originalLocale: draft.original_locale,
    revision: draft.revision,
    missing: listMissingTexts(texts, isFirst),
    changed: { at: draft.updated_at.toISOString(), by: await nameOf(db, draft.updated_by) },
  };
}

/**
 * Reads a legal text as it is written: what holds, what is to come, and the draft of the version
 * after that.
 */
export async function readWriting(db: Database, kind: LegalPage, now: Date): Promise<LegalWriting> {
  const [versions, draft] = await Promise.all([readVersions(db, kind, now), readDraft(db, kind)]);
  const present = versions.find(({ is_in_force }) => is_in_force);
  const today = toCityDay(now.getTime());
  const coming = versions
    .filter(({ details }) => details.effectiveOn > today)
    .map(({ slug, details: { versionNumber, effectiveOn } }) => ({
      slug,
      versionNumber,
      effectiveOn,
    }))
    .reverse();
  return {
    kind,
    inForce: present
      ? {
          versionNumber: present.details.versionNumber,
          effectiveOn: present.details.effectiveOn,
          body: present.body,
        }
      : null,
    coming,
    draft: draft ? await presentDraft(db, draft, versions.length === 0) : null,
    ...listPossibleDays(versions, now),
  };
}
