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
import styles from './Notifications.module.css';
import { pushMessages } from './push/messages';
import { useGetPushDevicesQuery } from './push/pushApi';
import { PushPart } from './push/PushPart';

const shownField = (category: NotificationCategory) => `shown-${category}`;
const pushField = (category: NotificationCategory) => `push-${category}`;
const mailField = (category: NotificationCategory) => `mail-${category}`;

/**
 * Whether this device tells, and for each category whether it appears on the portal or on devices,
 * and how mails about it come.
 */
export function NotificationSettings() {
  const settings = useGetNotificationSettingsQuery(undefined);
  const push = useGetPushDevicesQuery(undefined);
  return (
    <section className={styles['choices']} aria-labelledby="notifications">
      <h2 id="notifications">
        <FormattedMessage {...settingsMessages.title} />
      </h2>
      <p>
        <FormattedMessage {...settingsMessages.intro} />
      </p>
      <QueryResult answer={settings} waiting={<PartsSkeleton parts={1} />}>
        {(known) => (
          <>
            {push.data && <PushPart known={push.data} />}
            <SettingsForm known={known} hasDevice={Boolean(push.data?.devices)} />
          </>
        )}
      </QueryResult>
    </section>
  );
}

interface Props {
  readonly known: Settings;
  /** Some browser tells the person of news while the portal is closed. */
  readonly hasDevice: boolean;
}

function SettingsForm({ known, hasDevice }: Props) {
  const [save, { isLoading, error }] = useSaveNotificationSettingsMutation();
  const send = async (fields: Fields) =>
    !(await save(settingsIn(fields, { known, hasDevice }))).error;
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
