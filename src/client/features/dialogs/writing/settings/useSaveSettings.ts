import { useState } from 'react';
import { isProblem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import type { Fields } from '../../../../ui/forms/fields';
import { useChangeSettingsMutation } from '../dialogWritingApi';
import type { PartProps } from '../DialogWritingScreen';
import { toDialogFormErrors, isRevisionConflict } from '../dialogFormErrors';
import { readSettings } from './settingsFields';

/** With these refusals the page was read before something happened. */
const OUTDATED: readonly string[] = ['newerRevision', 'dialogFrozen'];

/**
 * Sends the settings from the revision that they began with. Once newer ones have been shown, those
 * are what is changed.
 */
export function useSaveSettings({ slug, dialog, revisions, onNewer }: PartProps) {
  const { timeZone } = useLocaleContext();
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeSettingsMutation();
  const [typed, setTyped] = useState<Fields | null>(null);

  const send = async (fields: Fields) => {
    const began = isRevisionConflict(error) ? dialog.revision : Number(fields['revision']);
    const revision = revisions.since(began);
    const body = { revision, settings: readSettings(fields, dialog, timeZone) };
    setTyped(fields);
    const { data, error: failure } = await change({ slug, body, idempotencyKey: keyFor(body) });
    if (isProblem(failure) && OUTDATED.includes(failure.code)) onNewer();
    if (data) {
      revisions.made(revision, data.revision);
      // The field keeps the revision that the form began with.
      if (revision !== Number(fields['revision']))
        revisions.made(Number(fields['revision']), data.revision);
    }
    return data !== undefined;
  };
  return { send, typed, isLoading, error, told: toDialogFormErrors(error) };
}
