import { FormattedMessage, useIntl } from 'react-intl';
import {
  DIALOG_LAYOUTS,
  DIALOG_LIMITS,
  DIALOG_MODERATIONS,
} from '../../../../../shared/contract/dialogs';
import type { DialogSettings } from '../../../../../shared/contract/dialogWriting';
import { NumberField } from '../../../../ui/forms/NumberField';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import { layoutMessages, moderationHints, moderationMessages, settingMessages } from '../messages';

interface Props {
  /** The one that is chosen at the moment. */
  readonly mode: string;
  readonly settings: DialogSettings;
}

/** Fields for the settings of this mode. */
export function ModeFields({ mode, settings }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      {mode === 'thread' && (
        <RadioGroup
          name="layout"
          label={settingMessages.layout}
          defaultValue={settings.layout}
          options={DIALOG_LAYOUTS.map((value) => ({
            value,
            label: formatMessage(layoutMessages[value]),
          }))}
        />
      )}
      <RadioGroup
        name="moderation"
        label={settingMessages.moderation}
        defaultValue={settings.moderation}
        options={DIALOG_MODERATIONS.map((value) => ({
          value,
          label: formatMessage(moderationMessages[value]),
          hint: formatMessage(moderationHints[value]),
        }))}
      />
      {mode === 'statements' && (
        <NumberField
          name="resultsAfter"
          label={settingMessages.resultsAfter}
          hint={<FormattedMessage {...settingMessages.resultsAfterHint} />}
          minValue={0}
          maxValue={DIALOG_LIMITS.resultsAfter}
          step={1}
          defaultValue={settings.resultsAfter}
        />
      )}
    </>
  );
}
