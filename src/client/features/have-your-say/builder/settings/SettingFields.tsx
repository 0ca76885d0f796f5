import { FormattedMessage, useIntl } from 'react-intl';
import { SETTING_BOUNDS } from '../../../../../shared/ballots/settingFaults';
import type { QuestionSettings } from '../../../../../shared/ballots/paper';
import type { WrittenQuestion } from '../../../../../shared/contract/papers';
import { NumberField } from '../../../../ui/forms/NumberField';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import { Switch } from '../../../../ui/forms/Switch';
import { TextField } from '../../../../ui/forms/TextField';
import styles from '../../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../../parts/builder/FieldChangeListener';
import type { SettingField } from './settingsOfType';
import { toMoneyFormat } from './toMoneyFormat';
import { settingHints, settingMessages, utilityMessages } from './messages';

interface Props {
  readonly question: WrittenQuestion;
  readonly onSettings: (change: Partial<QuestionSettings>) => void;
}

/** Fields for settings of a question. */
export function SettingFields({
  fields,
  question,
  onSettings,
}: Props & { readonly fields: readonly SettingField[] }) {
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        // Another method, or another number of options, may bring values of its own.
        <Setting
          key={`${field.key} ${question.method} ${question.options.length}`}
          field={field}
          question={question}
          onSettings={onSettings}
        />
      ))}
    </div>
  );
}

type SettingProps = Props & { readonly field: SettingField };
type Value = number | boolean | string | null;

const FIELDS = {
  count: CountSetting,
  optionalCount: CountSetting,
  switch: SwitchSetting,
  money: MoneySetting,
  currency: CurrencySetting,
  utility: UtilitySetting,
} as const;

function Setting(props: SettingProps) {
  const Field = FIELDS[props.field.kind];
  return <Field {...props} />;
}

/** Name and value of a setting, and how it is changed. */
function useSetting({ field: { key, kind }, question, onSettings }: SettingProps) {
  const { isFrozen } = useBuilder();
  const hint = key === 'most' && kind === 'optionalCount' ? 'noLimit' : key;
  return {
    value: (question.settings as Readonly<Record<string, Value>>)[key] ?? null,
    set: (value: Value) => onSettings({ [key]: value } as Partial<QuestionSettings>),
    common: {
      name: `${question.id}.${key}`,
      label: settingMessages[key],
      isDisabled: isFrozen,
    },
    hint: hint in settingHints && (
      <FormattedMessage {...settingHints[hint as keyof typeof settingHints]} />
    ),
  };
}

function CountSetting(props: SettingProps) {
  const { value, set, common, hint } = useSetting(props);
  const { key, kind } = props.field;
  const [least, most] = SETTING_BOUNDS[props.question.type][key] ?? [0, Infinity];
  const empty = kind === 'optionalCount' ? null : least;
  const shown = value ?? empty;
  return (
    <FieldChangeListener onValue={(text) => set(text === '' ? empty : Number(text))}>
      <NumberField
        {...common}
        hint={hint}
        minValue={least}
        maxValue={most}
        step={1}
        isOptional={kind === 'optionalCount'}
        {...(typeof shown === 'number' && { defaultValue: shown })}
      />
    </FieldChangeListener>
  );
}

/** A sum that has to be said: 0 in the settings is an empty field. */
function MoneySetting(props: SettingProps) {
  const { value, set, common } = useSetting(props);
  const { settings } = props.question;
  const currency = 'currency' in settings ? settings.currency : '';
  return (
    <FieldChangeListener onValue={(text) => set(Number(text))}>
      <NumberField
        {...common}
        minValue={1}
        step={1}
        formatOptions={toMoneyFormat(currency)}
        {...(typeof value === 'number' && value > 0 && { defaultValue: value })}
      />
    </FieldChangeListener>
  );
}

function SwitchSetting(props: SettingProps) {
  const { value, set, common, hint } = useSetting(props);
  return (
    <FieldChangeListener onValue={(text) => set(text === 'on')}>
      <Switch {...common} hint={hint} isOn={value === true} />
    </FieldChangeListener>
  );
}

const CODE_LETTERS = 3;

function CurrencySetting(props: SettingProps) {
  const { value, set, common, hint } = useSetting(props);
  return (
    <FieldChangeListener onValue={(text) => set(text.trim().toUpperCase())}>
      <TextField
        {...common}
        hint={hint}
        autoComplete="off"
        dir="ltr"
        maxLength={CODE_LETTERS}
        defaultValue={String(value ?? '')}
      />
    </FieldChangeListener>
  );
}

function UtilitySetting(props: SettingProps) {
  const { formatMessage } = useIntl();
  const { value, set, common } = useSetting(props);
  const options = (['cost', 'cardinality'] as const).map((key) => ({
    value: key,
    label: formatMessage(utilityMessages[key]),
  }));
  return (
    <FieldChangeListener onValue={set}>
      <RadioGroup {...common} options={options} defaultValue={String(value)} />
    </FieldChangeListener>
  );
}
