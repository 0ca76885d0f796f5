import { useIntl } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { getLocaleInfo, LOCALE_CODES, isLocale } from '../../../../shared/locales';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { splitFieldValues } from '../../../ui/forms/fields';
import { Select } from '../../../ui/forms/Select';
import { choiceFaults, fieldLabels } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

/** Languages by their own names, of a text such as `en tr`. */
function Languages({ text }: { readonly text: string }) {
  const { formatList } = useIntl();
  const names = splitFieldValues(text)
    .filter(isLocale)
    .map((code) => getLocaleInfo(code).name);
  return <>{formatList(names.map((name) => <bdi key={name}>{name}</bdi>))}</>;
}

function Summary() {
  const { settings } = useLocaleContext();
  return <Languages text={settings.languages.offered.join(' ')} />;
}

function Inputs({ value, isShown }: InputsProps<SettingsValues['languages']>) {
  // The order of what is offered is a setting too: the form sends the boxes in the order they have.
  const codes = [...new Set([...value.offered, ...LOCALE_CODES])];
  const options = codes.map((code) => ({ value: code, label: getLocaleInfo(code).name }));
  return (
    <>
      {isShown('offered') && (
        <CheckboxGroup
          name="offered"
          label={fieldLabels.offered}
          options={options}
          defaultValues={value.offered}
        />
      )}
      {isShown('first') && (
        <Select
          name="first"
          label={fieldLabels.firstLanguage}
          options={options}
          defaultValue={value.first}
        />
      )}
    </>
  );
}

/** The languages that people meet. */
export const LANGUAGES_FORM: SettingsForm<'languages'> = {
  fields: [
    {
      name: 'offered',
      label: fieldLabels.offered,
      get: ({ offered }) => offered.join(' '),
      Display: Languages,
    },
    {
      name: 'first',
      label: fieldLabels.firstLanguage,
      get: ({ first }) => first,
      Display: Languages,
      fault: choiceFaults.notOffered,
    },
  ],
  Summary,
  Inputs,
  read: (fields) => ({
    offered: splitFieldValues(fields['offered']).filter(isLocale),
    first: LOCALE_CODES.find((code) => code === fields['first']) ?? LOCALE_CODES[0]!,
  }),
  check: (fields, isShown) => {
    const offered = splitFieldValues(fields['offered']);
    if (offered.length === 0) return { offered: choiceFaults.noLanguage };
    if (offered.includes(fields['first'] ?? '')) return {};
    return { [isShown('first') ? 'first' : 'offered']: choiceFaults.notOffered };
  },
};
