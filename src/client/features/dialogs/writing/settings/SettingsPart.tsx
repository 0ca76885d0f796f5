import { useContext, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrittenDialog, DialogSettings } from '../../../../../shared/contract/dialogWriting';
import { DIALOG_LIMITS } from '../../../../../shared/contract/dialogs';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { BaseRevision } from '../../../../ui/forms/BaseRevision';
import { Form } from '../../../../ui/forms/Form';
import { FormContext } from '../../../../ui/forms/formContext';
import { Notice } from '../../../../ui/Notice';
import { Part } from '../../../../ui/Part';
import type { PartProps } from '../DialogWritingScreen';
import { isRevisionConflict, toDialogFormErrors } from '../dialogFormErrors';
import { LocalizedArea } from '../LocalizedArea';
import { instructionMessages, settingMessages, writingMessages } from '../messages';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import { isProblem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import type { Fields } from '../../../../ui/forms/fields';
import { useChangeSettingsMutation } from '../dialogWritingApi';
import { DateFields } from './DateFields';
import { ModeChoice } from './ModeChoice';
import { ModeFields } from './ModeFields';
import { NewerSettings } from './NewerSettings';
import { checkSettings, readSettings } from './settingsFields';

/** With these refusals the page was read before something happened. */
const OUTDATED: readonly string[] = ['newerRevision', 'dialogFrozen'];

/**
 * Sends the settings from the revision that they began with. Once newer ones have been shown, those
 * are what is changed.
 */
function useSaveSettings({ slug, dialog, revisions, onNewer }: PartProps) {
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

/**
 * Form for a dialog's mode and dates. Settings that another person saved meanwhile are shown above
 * those chosen here.
 */
export function SettingsPart({ slug, dialog, revisions, onNewer }: PartProps) {
  const reading = useLocaleContext();
  const [first] = useState(dialog);
  const { send, typed, isLoading, error, told } = useSaveSettings({
    slug,
    dialog,
    revisions,
    onNewer,
  });
  const draft = `dialog.${slug}.settings`;
  return (
    <Part title={settingMessages.title}>
      {typed && isRevisionConflict(error) && <NewerSettings dialog={dialog} typed={typed} />}
      {first.isFrozen && (
        <Notice>
          <p>
            <FormattedMessage {...settingMessages.frozen} />
          </p>
        </Notice>
      )}
      <Form
        draft={draft}
        check={(fields) => checkSettings(fields, dialog, reading)}
        onSubmit={send}
        isPending={isLoading}
        label={settingMessages.save}
        saved={writingMessages.saved}
        warnsBeforeLeaving
        {...told}
      >
        <BaseRevision draft={draft} revision={first.revision} />
        <SettingFields dialog={first} />
      </Form>
    </Part>
  );
}

function SettingFields({ dialog }: { readonly dialog: WrittenDialog }) {
  const { settings, originalLocale, isFrozen, isOver, followingPlaces } = dialog;
  const { draft } = useContext(FormContext);
  const [mode, setMode] = useState(draft['mode'] ?? settings.mode);
  const chosen = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'mode') setMode(value);
  };
  return (
    <>
      <div onInput={chosen}>
        <ModeChoice mode={settings.mode} isDisabled={isFrozen} />
      </div>
      <LocalizedArea
        name="instructions"
        label={settingMessages.instructions}
        labels={instructionMessages}
        text={settings.instructions}
        original={originalLocale}
        limit={DIALOG_LIMITS.instructions}
      />
      <ModeFields mode={mode} settings={settings} />
      <DateFields settings={settings} isOver={isOver} />
      <FollowingField following={settings.following} places={followingPlaces} />
    </>
  );
}

interface Props {
  readonly following: DialogSettings['following'];
  readonly places: WrittenDialog['followingPlaces'];
}

/**
 * Field for the contents that follow from the dialog: polls, decisions and others, found by their
 * titles.
 */
function FollowingField({ following, places }: Props) {
  return (
    <ContentLinksField
      name="following"
      label={settingMessages.following}
      hint={<FormattedMessage {...settingMessages.followingHint} />}
      value={following}
      places={places}
      most={DIALOG_LIMITS.following}
    />
  );
}
