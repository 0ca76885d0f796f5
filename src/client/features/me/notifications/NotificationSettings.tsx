import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  MAIL_RHYTHMS,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationSettings as Settings,
} from '../../../../shared/contract/notifications';
import {
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from '../../../parts/notifications/notificationsApi';
import { Card } from '../../../ui/Card';
import type { Fields } from '../../../ui/forms/Form';
import { Form } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Select } from '../../../ui/forms/Select';
import { Switch } from '../../../ui/forms/Switch';
import {
  categoryMessages,
  rhythmMessages,
  settingsMessages,
} from '../../../parts/notifications/messages';
import { PartsSkeleton } from '../../../ui/Skeleton';
import { QueryResult } from '../QueryResult';
import folding from '../../../ui/Fold.module.css';
import { presetMessages } from './messages';
import styles from './Notifications.module.css';
import { PresetChoice } from './PresetChoice';
import { pushMessages } from './push/messages';
import { useGetPushDevicesQuery, type PushDevices } from './push/pushApi';
import { PushPart } from './push/PushPart';

const shownField = (category: NotificationCategory) => `shown-${category}`;
const pushField = (category: NotificationCategory) => `push-${category}`;
const mailField = (category: NotificationCategory) => `mail-${category}`;

/** Choices of what one is told of: one for everything, and one for each category. */
export function NotificationSettings() {
  const settings = useGetNotificationSettingsQuery(undefined);
  const push = useGetPushDevicesQuery(undefined);
  return (
    <section className={styles['choices']} aria-labelledby="notifications">
      <h2 id="notifications">
        <FormattedMessage {...settingsMessages.title} />
      </h2>
      <QueryResult answer={settings} waiting={<PartsSkeleton parts={1} />}>
        {(known) => <Choices known={known} push={push.data} />}
      </QueryResult>
    </section>
  );
}

interface ChoicesProps {
  readonly known: Settings;
  readonly push: PushDevices | undefined;
}

/** One choice for everything, this device, and below them what each kind does. */
function Choices({ known, push }: ChoicesProps) {
  const [current, setCurrent] = useState(known);
  const [round, setRound] = useState(0);
  const startAnew = (settings: Settings) => {
    setCurrent(settings);
    setRound((before) => before + 1);
  };
  return (
    <>
      <Card>
        <PresetChoice current={current} onChoice={startAnew} />
      </Card>
      {push && <PushPart known={push} />}
      <details className={folding['fold']} suppressHydrationWarning>
        <summary>
          <FormattedMessage {...presetMessages.details} />
        </summary>
        <p>
          <FormattedMessage {...settingsMessages.intro} />
        </p>
        <SettingsForm
          key={round}
          known={current}
          hasDevice={Boolean(push?.devices)}
          onSaved={setCurrent}
        />
      </details>
    </>
  );
}

interface Props {
  readonly known: Settings;
  /** Some browser tells the person of news while the portal is closed. */
  readonly hasDevice: boolean;
}

interface SettingsFormProps extends Props {
  readonly onSaved: (settings: Settings) => void;
}

function SettingsForm({ known, hasDevice, onSaved }: SettingsFormProps) {
  const [save, { isLoading, error }] = useSaveNotificationSettingsMutation();
  const send = async (fields: Fields) => {
    const settings = settingsIn(fields, { known, hasDevice });
    if ((await save(settings)).error) return false;
    onSaved(settings);
    return true;
  };
  return (
    <Form
      check={() => ({})}
      onSubmit={send}
      isPending={isLoading}
      label={settingsMessages.save}
      saved={settingsMessages.saved}
      {...toFormErrors(error)}
    >
      <Card>
        {!hasDevice && (
          <p>
            <FormattedMessage {...pushMessages.noDevice} />
          </p>
        )}
        {NOTIFICATION_CATEGORIES.map((category) => (
          <Category key={category} category={category} known={known} hasDevice={hasDevice} />
        ))}
      </Card>
    </Form>
  );
}

interface CategoryProps extends Props {
  readonly category: NotificationCategory;
}

function Category({ category, known, hasDevice }: CategoryProps) {
  const { formatMessage } = useIntl();
  const { shown, mail, push } = known[category];
  return (
    <fieldset className={styles['category']}>
      <legend>
        <FormattedMessage {...categoryMessages[category]} />
      </legend>
      <Switch name={shownField(category)} label={settingsMessages.shown} isOn={shown} />
      <Switch
        name={pushField(category)}
        label={pushMessages.push}
        isOn={push}
        isDisabled={!hasDevice}
      />
      <Select
        name={mailField(category)}
        label={settingsMessages.mail}
        options={MAIL_RHYTHMS.map((rhythm) => ({
          value: rhythm,
          label: formatMessage(rhythmMessages[rhythm]),
        }))}
        defaultValue={mail}
      />
    </fieldset>
  );
}

/** Reads the settings from the form; what it does not ask for stays. */
function settingsIn(fields: Fields, { known, hasDevice }: Props): Settings {
  const chosen = { ...known };
  for (const category of NOTIFICATION_CATEGORIES) {
    const mail = MAIL_RHYTHMS.find((rhythm) => rhythm === fields[mailField(category)]);
    chosen[category] = {
      ...known[category],
      shown: Boolean(fields[shownField(category)]),
      ...(mail && { mail }),
      ...(hasDevice && { push: Boolean(fields[pushField(category)]) }),
    };
  }
  return chosen;
}
