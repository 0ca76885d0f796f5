import {
  DIALOG_LIMITS,
  type DIALOG_LAYOUTS,
  type DIALOG_MODERATIONS,
  type DIALOG_MODES,
} from '../../../../../shared/contract/dialogs';
import type { DialogSettings, WrittenDialog } from '../../../../../shared/contract/dialogWriting';
import { findDialogFaults } from '../../../../../shared/dialogs/dialogFaults';
import type { Fields } from '../../../../ui/forms/fields';
import type { Faults } from '../../../../ui/forms/formContext';
import { readLocalizedField, listTooLongFields } from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { readContentLinks } from '../../../../parts/content/links/contentKeys';
import { toInstant } from '../../../../ui/forms/cityMoment';
import { toFieldFaults } from '../dialogFormErrors';

/**
 * Converts the form to settings as they are sent; settings that cannot be changed have no field and
 * keep their value.
 */
export function readSettings(
  fields: Fields,
  { settings }: WrittenDialog,
  timeZone: string,
): DialogSettings {
  const moment = (name: 'opensAt' | 'closesAt') => {
    const day = fields[name];
    if (day === undefined) return settings[name];
    return toInstant({ day, time: fields[`${name}.time`] ?? '' }, timeZone);
  };
  return {
    mode: (fields['mode'] ?? settings.mode) as (typeof DIALOG_MODES)[number],
    layout: (fields['layout'] ?? settings.layout) as (typeof DIALOG_LAYOUTS)[number],
    moderation: (fields['moderation'] ??
      settings.moderation) as (typeof DIALOG_MODERATIONS)[number],
    instructions: readLocalizedField(fields, 'instructions'),
    opensAt: moment('opensAt'),
    closesAt: moment('closesAt'),
    resultsAfter:
      fields['resultsAfter'] === undefined
        ? settings.resultsAfter
        : Number(fields['resultsAfter'] || 0),
    following: readContentLinks(fields, 'following'),
  };
}

interface SettingsReadContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/**
 * Finds the faults that can be seen before the form is sent; a draft may be kept without
 * instructions.
 */
export function checkSettings(
  fields: Fields,
  dialog: WrittenDialog,
  { now, timeZone }: SettingsReadContext,
): Faults {
  const { originalLocale, isOver, status } = dialog;
  const facts = { now, originalLocale, isOver };
  const found = findDialogFaults(readSettings(fields, dialog, timeZone), facts).filter(
    (fault) => status !== 'draft' || fault !== 'instructionsMissing',
  );
  const tooLong = listTooLongFields(fields, 'instructions', DIALOG_LIMITS.instructions);
  return {
    ...toFieldFaults(found, originalLocale),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}
