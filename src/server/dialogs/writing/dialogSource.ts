import type {
  DialogSettings,
  WrittenDialog,
  WrittenUpdate,
} from '../../../shared/contract/dialogWriting';
import type { Localized } from '../../../shared/contract/text';
import { findDialogFaults, type DialogFault } from '../../../shared/dialogs/dialogFaults';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';

/** Settings and other parts that are written of a dialog besides its texts. */
export interface WrittenDialogParts {
  readonly settings: DialogSettings;
  readonly conclusions: Localized | null;
  readonly updates: readonly WrittenUpdate[];
}

/** A dialog as its writers see it. */
export interface DialogSource extends WrittenDialogParts {
  readonly id: string;
  readonly originalLocale: Locale;
  readonly status: WrittenDialog['status'];
  readonly revision: number;
  /** True if somebody has written or answered: its mode stays. */
  readonly isFrozen: boolean;
  /** True if it has ended: its dates stay. */
  readonly isOver: boolean;
}

/** Dialog as `details` of the row has it: everything but the dates. */
type Stored = Omit<DialogSettings, 'opensAt' | 'closesAt'> & Omit<WrittenDialogParts, 'settings'>;

/** Returns the details of the row, with its dates. */
export const toDialogColumns = ({ settings, ...written }: WrittenDialogParts) => {
  const { opensAt, closesAt, ...kept } = settings;
  return {
    details: JSON.stringify({ ...kept, ...written } satisfies Stored),
    opens_at: opensAt,
    closes_at: closesAt,
  };
};

export async function readDialogSource(db: Database, id: string, now: Date): Promise<DialogSource> {
  const row = await db
    .selectFrom('contents')
    .select(['original_locale', 'status', 'revision', 'details', 'opens_at', 'closes_at'])
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('comments').select('id').where('content_id', '=', id)).as('has_comments'),
      exists(selectFrom('statements').select('id').where('content_id', '=', id)).as(
        'has_statements',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { conclusions, updates, ...settings } = row.details as unknown as Stored;
  const status = row.status as WrittenDialog['status'];
  return {
    id,
    status,
    conclusions,
    updates,
    originalLocale: row.original_locale,
    revision: row.revision,
    settings: {
      ...settings,
      opensAt: row.opens_at?.toISOString() ?? null,
      closesAt: row.closes_at?.toISOString() ?? null,
    },
    isFrozen: Boolean(row.has_comments) || Boolean(row.has_statements),
    isOver: status !== 'draft' && row.closes_at !== null && row.closes_at <= now,
  };
}

/** Lists what keeps this dialog from being published, with these settings. */
export const findDialogSourceFaults = (
  { originalLocale, isOver }: DialogSource,
  settings: DialogSettings,
  now: Date,
): DialogFault[] => findDialogFaults(settings, { now: now.getTime(), originalLocale, isOver });

/**
 * Tells whether a dialog could be published: people are told what to do, and its dates are in
 * order.
 */
export async function isDialogReady(db: Database, dialogId: string, now: Date): Promise<boolean> {
  const source = await readDialogSource(db, dialogId, now);
  return findDialogSourceFaults(source, source.settings, now).length === 0;
}
