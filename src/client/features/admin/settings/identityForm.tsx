import { FormattedMessage } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import type { Localized } from '../../../../shared/contract/text';
import { isEmail } from '../../../../shared/emailAddress';
import { getCityName, getPortalName } from '../../../../shared/settings';
import { SETTINGS_LETTERS, SETTINGS_PATTERNS } from '../../../../shared/settingsRules';
import { useLocaleContext } from '../../../intl/IntlRoot';
import type { Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { listTooLongFields, readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { fieldHints, fieldLabels, settingsFaults, settingsMessages } from './messages';
import styles from './settings.module.css';
import type { InputsProps, SettingsForm } from './settingsForm';

type Identity = SettingsValues['identity'];

const ADDRESS_ROWS = 3;

/** Name of each field; of the texts in several languages its first part. */
const NAMES = {
  cityName: 'cityName',
  portalName: 'portalName',
  referencePrefix: 'referencePrefix',
  email: 'contact.email',
  phone: 'contact.phone',
  website: 'contact.website',
  address: 'contact.address',
} as const;

const LOCALIZED_NAMES = ['cityName', 'portalName'] as const;

/** Ways to reach the city that are the same in every language. */
const CONTACT_WAYS = [
  { way: 'email', type: 'email', maxLength: SETTINGS_LETTERS.email },
  { way: 'phone', type: 'tel', maxLength: SETTINGS_LETTERS.phone },
  { way: 'website', type: 'url', maxLength: SETTINGS_LETTERS.address },
] as const;

function Summary() {
  const { locale, settings } = useLocaleContext();
  const names = [getCityName(settings, locale), getPortalName(settings, locale)];
  return [...new Set(names), settings.identity.referencePrefix].map((name) => (
    <bdi key={name}>{name}</bdi>
  ));
}

function Inputs({ value, isShown }: InputsProps<Identity>) {
  const { locale } = useLocaleContext();
  const { cityName, portalName, referencePrefix, contact } = value;
  const texts: Readonly<Record<string, Localized>> = Object.fromEntries(
    Object.entries({ cityName, portalName, [NAMES.address]: contact.address }).filter(([name]) =>
      isShown(name),
    ),
  );
  return (
    <>
      {Object.keys(texts).length > 0 && (
        <LanguageTabs label={settingsMessages.languages} texts={texts} original={locale}>
          {(code) => (
            <div className={styles['fields']}>
              {LOCALIZED_NAMES.filter(isShown).map((name) => (
                <TextField
                  key={name}
                  name={`${name}.${code}`}
                  label={fieldLabels[name]}
                  hint={<FormattedMessage {...fieldHints[name]} />}
                  defaultValue={value[name][code] ?? ''}
                  lang={code}
                  dir="auto"
                  autoComplete="off"
                  maxLength={SETTINGS_LETTERS.name}
                  isOptional
                />
              ))}
              {isShown(NAMES.address) && (
                <TextArea
                  name={`${NAMES.address}.${code}`}
                  label={fieldLabels.address}
                  defaultValue={contact.address[code] ?? ''}
                  rows={ADDRESS_ROWS}
                  maxLetters={SETTINGS_LETTERS.address}
                  lang={code}
                  isOptional
                />
              )}
            </div>
          )}
        </LanguageTabs>
      )}
      {isShown(NAMES.referencePrefix) && (
        <TextField
          name={NAMES.referencePrefix}
          label={fieldLabels.referencePrefix}
          hint={<FormattedMessage {...fieldHints.referencePrefix} />}
          defaultValue={referencePrefix}
          dir="ltr"
          autoComplete="off"
        />
      )}
      {CONTACT_WAYS.filter(({ way }) => isShown(NAMES[way])).map(({ way, type, maxLength }) => (
        <TextField
          key={way}
          name={NAMES[way]}
          type={type}
          label={fieldLabels[way]}
          defaultValue={contact[way] ?? ''}
          dir="ltr"
          autoComplete="off"
          maxLength={maxLength}
          isOptional
        />
      ))}
    </>
  );
}

const readOrNull = (fields: Fields, name: string): string | null =>
  readTextField(fields, name) || null;

const read = (fields: Fields): Identity => ({
  cityName: readLocalizedField(fields, NAMES.cityName),
  portalName: readLocalizedField(fields, NAMES.portalName),
  referencePrefix: readTextField(fields, NAMES.referencePrefix),
  contact: {
    email: readOrNull(fields, NAMES.email),
    phone: readOrNull(fields, NAMES.phone),
    address: readLocalizedField(fields, NAMES.address),
    website: readOrNull(fields, NAMES.website),
  },
});

/** Fields with a form of their own; an empty one is wrong only where something has to stand. */
const PATTERNS = [
  [NAMES.referencePrefix, SETTINGS_PATTERNS.referencePrefix, settingsFaults.referencePrefix],
  [NAMES.phone, SETTINGS_PATTERNS.phone, settingsFaults.phone],
  [NAMES.website, SETTINGS_PATTERNS.website, settingsFaults.website],
] as const;

function check(fields: Fields): Faults {
  const email = readTextField(fields, NAMES.email);
  const wrong = PATTERNS.filter(([name, pattern]) => {
    const isEmptied = name !== NAMES.referencePrefix && readTextField(fields, name) === '';
    return name in fields && !isEmptied && !new RegExp(pattern).test(readTextField(fields, name));
  });
  const tooLong = listTooLongFields(fields, NAMES.address, SETTINGS_LETTERS.address);
  return Object.fromEntries([
    ...wrong.map(([name, , fault]) => [name, fault]),
    ...(email === '' || isEmail(email) ? [] : [[NAMES.email, faultMessages.invalidEmail]]),
    ...tooLong.map((name) => [name, faultMessages.tooLong]),
  ]) as Faults;
}

/** Names, prefix of references and contact. */
export const IDENTITY_FORM: SettingsForm<'identity'> = {
  fields: [
    {
      name: NAMES.cityName,
      label: fieldLabels.cityName,
      isLocalized: true,
      get: ({ cityName }) => cityName,
    },
    {
      name: NAMES.portalName,
      label: fieldLabels.portalName,
      isLocalized: true,
      get: ({ portalName }) => portalName,
    },
    {
      name: NAMES.referencePrefix,
      label: fieldLabels.referencePrefix,
      get: ({ referencePrefix }) => referencePrefix,
      fault: settingsFaults.referencePrefix,
    },
    {
      name: NAMES.email,
      label: fieldLabels.email,
      get: ({ contact }) => contact.email,
      fault: faultMessages.invalidEmail,
    },
    {
      name: NAMES.phone,
      label: fieldLabels.phone,
      get: ({ contact }) => contact.phone,
      fault: settingsFaults.phone,
    },
    {
      name: NAMES.website,
      label: fieldLabels.website,
      get: ({ contact }) => contact.website,
      fault: settingsFaults.website,
    },
    {
      name: NAMES.address,
      label: fieldLabels.address,
      isLocalized: true,
      get: ({ contact }) => contact.address,
    },
  ],
  Summary,
  Inputs,
  read,
  check,
};
