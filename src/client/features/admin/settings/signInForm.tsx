import { FormattedMessage, useIntl } from 'react-intl';
import { REGISTRATION_RULES, type SettingsValues } from '../../../../shared/contract/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { selectHasProvider } from '../../../state/installationSlice';
import { useAppSelector } from '../../../store/hooks';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { TextArea } from '../../../ui/forms/TextArea';
import { choiceFaults, choiceWords, fieldHints, fieldLabels } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

type Rule = (typeof REGISTRATION_RULES)[number];

const DOMAIN_ROWS = 4;
const DOMAIN_LETTERS = 10_000;
const RULE_WORDS = {
  open: choiceWords.open,
  domains: choiceWords.domains,
  off: choiceWords.closed,
} as const;

const isRule = (text: string | undefined): text is Rule =>
  (REGISTRATION_RULES as readonly (string | undefined)[]).includes(text);

/** Provides the words of both choices; a provider is named where there is one. */
function usePasswordWords() {
  const hasProvider = useAppSelector(selectHasProvider);
  return {
    on: hasProvider ? choiceWords.passwordsOn : choiceWords.passwordsAlone,
    off: choiceWords.passwordsOff,
  };
}

function Passwords({ text }: { readonly text: string }) {
  const words = usePasswordWords();
  return <FormattedMessage {...words[text === 'off' ? 'off' : 'on']} />;
}

function WhoRegisters({ text }: { readonly text: string }) {
  return isRule(text) ? <FormattedMessage {...RULE_WORDS[text]} /> : null;
}

function Summary() {
  const { settings } = useLocaleContext();
  return <Passwords text={settings.signIn.passwords ? 'on' : 'off'} />;
}

function Inputs({ value, isShown }: InputsProps<SettingsValues['signIn']>) {
  const { formatMessage } = useIntl();
  const words = usePasswordWords();
  return (
    <>
      {isShown('passwords') && (
        <RadioGroup
          name="passwords"
          label={fieldLabels.passwords}
          options={(['on', 'off'] as const).map((choice) => ({
            value: choice,
            label: formatMessage(words[choice]),
          }))}
          defaultValue={value.passwords ? 'on' : 'off'}
        />
      )}
      {isShown('registration') && (
        <RadioGroup
          name="registration"
          label={fieldLabels.registration}
          options={REGISTRATION_RULES.map((rule) => ({
            value: rule,
            label: formatMessage(RULE_WORDS[rule]),
          }))}
          defaultValue={value.registration}
        />
      )}
      {isShown('domains') && (
        <TextArea
          name="domains"
          label={fieldLabels.domains}
          hint={<FormattedMessage {...fieldHints.domains} />}
          rows={DOMAIN_ROWS}
          maxLetters={DOMAIN_LETTERS}
          defaultValue={value.domains.join('\n')}
          isOptional
        />
      )}
    </>
  );
}

const readDomains = (text = ''): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

/** Ways in with a password, and who may register. */
export const SIGN_IN_FORM: SettingsForm<'signIn'> = {
  fields: [
    {
      name: 'passwords',
      label: fieldLabels.passwords,
      get: ({ passwords }) => (passwords ? 'on' : 'off'),
      Display: Passwords,
      fault: choiceFaults.passwords,
    },
    {
      name: 'registration',
      label: fieldLabels.registration,
      get: ({ registration }) => registration,
      Display: WhoRegisters,
    },
    {
      name: 'domains',
      label: fieldLabels.domains,
      get: ({ domains }) => domains.join(' '),
      fault: choiceFaults.domains,
    },
  ],
  Summary,
  Inputs,
  read: (fields) => ({
    passwords: fields['passwords'] !== 'off',
    registration: isRule(fields['registration']) ? fields['registration'] : 'open',
    domains: readDomains(fields['domains']),
  }),
  check: (fields, isShown) =>
    fields['registration'] === 'domains' && readDomains(fields['domains']).length === 0
      ? { [isShown('domains') ? 'domains' : 'registration']: choiceFaults.domains }
      : {},
};
