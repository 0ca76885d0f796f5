import { useIntl } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { LOCALE_FACTS } from '../../../../shared/localeFacts';
import { getLocaleInfo, LOCALE_CODES, isLocale, type Locale } from '../../../../shared/locales';
import { getFormatTag } from '../../../../shared/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import { Select } from '../../../ui/forms/Select';
import { choiceFaults, fieldLabels, regionLabels } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

type Languages = SettingsValues['languages'];

/** Languages by their own names, of a text such as `en tr`. */
function Languages({ text }: { readonly text: string }) {
  const { formatList } = useIntl();
  const names = splitFieldValues(text)
    .filter(isLocale)
    .map((code) => getLocaleInfo(code).name);
  return <>{formatList(names.map((name) => <bdi key={name}>{name}</bdi>))}</>;
}

/** Countries by language, of a text such as `en:GB nl:BE`. */
function Regions({ text }: { readonly text: string }) {
  const { formatList, formatDisplayName } = useIntl();
  const pairs = splitFieldValues(text).map((pair) => pair.split(':') as [Locale, string]);
  const nameRegion = (region: string) => formatDisplayName(region, { type: 'region' });
  const written = pairs.map(
    ([code, region]) => `${getLocaleInfo(code).name} (${nameRegion(region)})`,
  );
  return <>{formatList(written.map((name) => <bdi key={name}>{name}</bdi>))}</>;
}

/** Chooses the country by whose habits dates and numbers of a language are written. */
function RegionField({ locale, value }: { readonly locale: Locale; readonly value: Languages }) {
  const { formatDisplayName } = useIntl();
  const { now, timeZone } = useLocaleContext();
  const { regions } = LOCALE_FACTS[locale];
  if (regions.length === 0) return null;
  const getSample = (region: string) =>
    new Intl.DateTimeFormat(
      getFormatTag(locale, { languages: { ...value, regions: { [locale]: region } } }),
      { dateStyle: 'long', timeStyle: 'short', timeZone },
    ).format(now);
  return (
    <Select
      name={`regions.${locale}`}
      label={regionLabels[locale]}
      none={fieldLabels.anyRegion}
      options={regions.map((region) => ({
        value: region,
        label: `${formatDisplayName(region, { type: 'region' })}: \u2068${getSample(region)}\u2069`,
      }))}
      defaultValue={value.regions?.[locale] ?? ''}
      isOptional
    />
  );
}

function Summary() {
  const { settings } = useLocaleContext();
  return <Languages text={settings.languages.offered.join(' ')} />;
}

function Inputs({ value, isShown }: InputsProps<Languages>) {
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
      {isShown('regions') &&
        value.offered.map((code) => <RegionField key={code} locale={code} value={value} />)}
    </>
  );
}

/** Reads the countries; a language without a field keeps the one that it has. */
function readRegions(fields: Fields, { regions = {} }: Languages): Pick<Languages, 'regions'> {
  const read = LOCALE_CODES.flatMap((code) => {
    const region = fields[`regions.${code}`] ?? regions[code];
    return region ? [[code, region] as const] : [];
  });
  return read.length + Object.keys(regions).length > 0 ? { regions: Object.fromEntries(read) } : {};
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
    {
      name: 'regions',
      label: fieldLabels.regions,
      get: ({ regions = {} }) =>
        LOCALE_CODES.flatMap((code) => (regions[code] ? [`${code}:${regions[code]}`] : [])).join(
          ' ',
        ),
      Display: Regions,
    },
  ],
  Summary,
  Inputs,
  read: (fields, value) => ({
    offered: splitFieldValues(fields['offered']).filter(isLocale),
    first: LOCALE_CODES.find((code) => code === fields['first']) ?? LOCALE_CODES[0]!,
    ...readRegions(fields, value),
  }),
  check: (fields, isShown) => {
    const offered = splitFieldValues(fields['offered']);
    if (offered.length === 0) return { offered: choiceFaults.noLanguage };
    if (offered.includes(fields['first'] ?? '')) return {};
    return { [isShown('first') ? 'first' : 'offered']: choiceFaults.notOffered };
  },
};
