import type { Localized } from '../contract/text';
import type { Locale } from '../locales';

/** Faults that keep a dialog from being published, and that no published dialog may have. */
export const DIALOG_FAULTS = [
  'instructionsMissing',
  'closesBeforeOpening',
  'closesInPast',
] as const;
export type DialogFault = (typeof DIALOG_FAULTS)[number];

interface Judged {
  readonly instructions: Localized;
  /** ISO 8601; null for none. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

interface DialogFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly originalLocale: Locale;
  /** True if its dates have passed. */
  readonly isOver: boolean;
}

/** Converts an instant to milliseconds; one that is not there is left out of the comparison. */
const msOf = (moment: string | null): number => (moment === null ? Number.NaN : Date.parse(moment));

/** Lists what is wrong with a dialog as it is written; nothing: it can be published. */
export function findDialogFaults(
  { instructions, opensAt, closesAt }: Judged,
  { now, originalLocale, isOver }: DialogFacts,
): DialogFault[] {
  const closes = msOf(closesAt);
  const found: Readonly<Record<DialogFault, boolean>> = {
    instructionsMissing: !instructions[originalLocale]?.trim(),
    closesBeforeOpening: closes <= msOf(opensAt),
    closesInPast: !isOver && closes <= now,
  };
  return DIALOG_FAULTS.filter((fault) => found[fault]);
}
