import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { useGetStatisticsQuery } from '../../../api/contentEndpoints';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { ComboBox } from '../../../ui/forms/ComboBox';
import { FormContext } from '../../../ui/forms/formContext';
import { formatZone, listZoneOptions } from '../../../ui/forms/zoneOptions';
import { fieldLabels, pollsStay, settingsFaults, timeThere } from './messages';
import styles from './settings.module.css';
import type { InputsProps, SettingsForm } from './settingsForm';

const Zone = ({ text }: { readonly text: string }) => <bdi>{formatZone(text)}</bdi>;

function Summary() {
  const { timeZone } = useLocaleContext();
  return <Zone text={timeZone} />;
}

function Inputs({ value: { zone }, isShown }: InputsProps<SettingsValues['time']>) {
  const { draft } = useContext(FormContext);
  const [chosen, choose] = useState(draft['zone'] ?? zone);
  if (!isShown('zone')) return null;
  return (
    <>
      <ComboBox
        name="zone"
        label={fieldLabels.zone}
        hint={chosen !== '' && <TimeThere zone={chosen} />}
        options={listZoneOptions([zone])}
        defaultValue={zone}
        onChoose={choose}
      />
      <OpenPolls />
    </>
  );
}

/** Time that clocks in the zone show at the moment, as an example. */
function TimeThere({ zone }: { readonly zone: string }) {
  const { formatTime } = useIntl();
  const { now } = useLocaleContext();
  const time = formatTime(now, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return <FormattedMessage {...timeThere} values={{ time }} />;
}

/** A poll ends at a moment: another clock shows it as another time of day. */
function OpenPolls() {
  const { data } = useGetStatisticsQuery(undefined);
  if (!data) return null;
  return (
    <p className={styles['soft']}>
      <FormattedMessage {...pollsStay} values={{ count: data.openPolls }} />
    </p>
  );
}

/** The city's clock. */
export const TIME_FORM: SettingsForm<'time'> = {
  fields: [
    {
      name: 'zone',
      label: fieldLabels.zone,
      get: ({ zone }) => zone,
      Display: Zone,
      fault: settingsFaults.unknownZone,
    },
  ],
  Summary,
  Inputs,
  read: (fields) => ({ zone: fields['zone'] ?? '' }),
  check: (fields) => (fields['zone'] === '' ? { zone: settingsFaults.unknownZone } : {}),
};
