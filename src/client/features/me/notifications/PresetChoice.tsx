import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  NOTIFICATION_PRESETS,
  PRESET_NAMES,
  findPreset,
  type NotificationSettings,
} from '../../../../shared/contract/notifications';
import { useSaveNotificationSettingsMutation } from '../../../parts/notifications/notificationsApi';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { OptionLabel } from '../../../ui/forms/OptionLabel';
import { presetMessages } from './messages';

const HINTS = {
  important: presetMessages.importantHint,
  daily: presetMessages.dailyHint,
  everything: presetMessages.everythingHint,
  own: presetMessages.ownHint,
} as const;
type Choice = keyof typeof HINTS;

interface Props {
  readonly current: NotificationSettings;
  /** Called with what was chosen, and with what was there before if it could not be saved. */
  readonly onChoice: (settings: NotificationSettings) => void;
}

/**
 * One choice for all kinds, saved at once and undone by choosing again. A choice of one's own stays
 * among the answers after another one was tried.
 */
export function PresetChoice({ current, onChoice }: Props) {
  const { formatMessage } = useIntl();
  const [save, { error, originalArgs }] = useSaveNotificationSettingsMutation();
  const { say, said } = useLiveRegion();
  const chosen: Choice = findPreset(current) ?? 'own';
  const [tried, setTried] = useState<NotificationSettings>();
  const own = chosen === 'own' ? current : tried;
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const send = (settings: NotificationSettings) => {
    const before = current;
    onChoice(settings);
    // Arrow keys choose faster than a network answers: one is saved after the other.
    saving.current = saving.current.then(async () => {
      const failed = (await save(settings)).error;
      if (failed) onChoice(before);
      else say(formatMessage(presetMessages.saved));
    });
  };
  const choose = (choice: Choice) => {
    setTried(own);
    const settings = choice === 'own' ? own : NOTIFICATION_PRESETS[choice];
    if (settings) send(settings);
  };
  const choices: readonly Choice[] = own ? [...PRESET_NAMES, 'own'] : PRESET_NAMES;
  return (
    <>
      <FieldGroup name="preset" label={presetMessages.title} role="radiogroup">
        {() =>
          choices.map((choice) => (
            <OptionLabel
              key={choice}
              option={{
                value: choice,
                label: formatMessage(presetMessages[choice]),
                hint: formatMessage(HINTS[choice]),
              }}
            >
              {(described) => (
                <input
                  type="radio"
                  name="preset"
                  value={choice}
                  checked={choice === chosen}
                  onChange={() => choose(choice)}
                  aria-describedby={described}
                />
              )}
            </OptionLabel>
          ))
        }
      </FieldGroup>
      {error && originalArgs && <ErrorNotice error={error} onRetry={() => send(originalArgs)} />}
      {said}
    </>
  );
}
