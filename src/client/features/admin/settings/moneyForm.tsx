import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { ComboBox } from '../../../ui/forms/ComboBox';
import type { Option } from '../../../ui/forms/option';
import { fieldHints, fieldLabels, settingsFaults } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

/** Names a currency in the reader's language, with its code: “euro (EUR)”. */
function formatCurrency({ formatDisplayName }: IntlShape, code: string): string {
  const name = formatDisplayName(code, { type: 'currency' });
  return name && name !== code ? `${name} (${code})` : code;
}

function Currency({ text }: { readonly text: string }) {
  return <bdi>{formatCurrency(useIntl(), text)}</bdi>;
}

function Summary() {
  const { settings } = useLocaleContext();
  return <Currency text={settings.money.currency} />;
}

/** Lists the currencies that this browser knows, and the one that is set, by their names. */
function listCurrencies(intl: IntlShape, set: string): readonly Option[] {
  const { compare } = new Intl.Collator(intl.locale);
  return [...new Set([...Intl.supportedValuesOf('currency'), set])]
    .map((value) => ({ value, label: formatCurrency(intl, value) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

function Inputs({ value: { currency }, isShown }: InputsProps<SettingsValues['money']>) {
  const intl = useIntl();
  if (!isShown('currency')) return null;
  return (
    <ComboBox
      name="currency"
      label={fieldLabels.currency}
      hint={<FormattedMessage {...fieldHints.currency} />}
      options={listCurrencies(intl, currency)}
      defaultValue={currency}
    />
  );
}

/** The currency that new questions begin with. */
export const MONEY_FORM: SettingsForm<'money'> = {
  fields: [
    {
      name: 'currency',
      label: fieldLabels.currency,
      get: ({ currency }) => currency,
      Display: Currency,
      fault: settingsFaults.unknownCurrency,
    },
  ],
  Summary,
  Inputs,
  read: (fields) => ({ currency: fields['currency'] ?? '' }),
  check: (fields) =>
    fields['currency'] === '' ? { currency: settingsFaults.unknownCurrency } : {},
};
