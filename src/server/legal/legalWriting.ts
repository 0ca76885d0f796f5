import type { LegalDraft, LegalState, LegalWriting } from '../../shared/contract/legal';
import { LEGAL_PAGES, type LegalPage } from '../../shared/routes';
import type { Database } from '../db/openDatabase';
import { listPossibleDays } from './announceVersion';
import { listMissingTexts, getDraftTexts } from './drafts';
import { readDraft, readVersions, type DraftRow } from './legalQueries';
import { toCityDay } from '../city/currentSettings';
import { listOpenGaps, nameGaps } from './templates';

const nameOf = async (db: Database, personId: string | null): Promise<string | null> => {
  if (personId === null) return null;
  const row = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.name ?? null;
};

const presentSignOff = async (db: Database, { signed_off_at: at, signed_off_by: by }: DraftRow) =>
  at && { at: at.toISOString(), by: await nameOf(db, by) };

interface PresentedDraft {
  readonly kind: LegalPage;
  readonly draft: DraftRow;
  readonly isFirst: boolean;
}

async function presentDraft(
  db: Database,
  { kind, draft, isFirst }: PresentedDraft,
): Promise<LegalDraft> {
  const texts = getDraftTexts(draft);
  return {
    ...texts,
    originalLocale: draft.original_locale,
    revision: draft.revision,
    missing: listMissingTexts(texts, isFirst),
    gaps: await nameGaps(kind, listOpenGaps(texts)),
    template: draft.from_template ? { signedOff: await presentSignOff(db, draft) } : null,
    changed: { at: draft.updated_at.toISOString(), by: await nameOf(db, draft.updated_by) },
  };
}

type LegalDay = NonNullable<LegalState['inForce']>;

/**
 * Reads a legal text as it is written: what holds, what is to come, and the draft of the version
 * after that.
 */
export async function readWriting(db: Database, kind: LegalPage, now: Date): Promise<LegalWriting> {
  const [versions, draft] = await Promise.all([readVersions(db, kind, now), readDraft(db, kind)]);
  const present = versions.find(({ is_in_force }) => is_in_force);
  const today = toCityDay(now.getTime());
  const reached = present?.details.versionNumber ?? 0;
  const coming = versions
    .filter(({ details }) => details.effectiveOn > today && details.versionNumber > reached)
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
    draft: draft ? await presentDraft(db, { kind, draft, isFirst: versions.length === 0 }) : null,
    ...listPossibleDays(versions, now),
  };
}

/** Reads how each legal text stands: what holds, what is to come and whether somebody writes. */
export const listLegalStates = (db: Database, now: Date): Promise<LegalState[]> =>
  Promise.all(
    LEGAL_PAGES.map(async (kind) => {
      const { inForce, coming, draft } = await readWriting(db, kind, now);
      const dayOf = ({ versionNumber, effectiveOn }: LegalDay) => ({ versionNumber, effectiveOn });
      const next = coming[0];
      const isUnread = draft?.template && !draft.template.signedOff;
      return {
        kind,
        inForce: inForce && dayOf(inForce),
        coming: next ? dayOf(next) : null,
        draft: draft && (isUnread ? 'unread' : 'written'),
      };
    }),
  );
