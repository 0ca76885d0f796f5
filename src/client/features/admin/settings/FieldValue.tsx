import { FormattedMessage } from 'react-intl';
import { LOCALE_CODES, getLocaleInfo } from '../../../../shared/locales';
import { settingsMessages } from './messages';
import styles from './settings.module.css';
import type { SettingsField } from './settingsForm';

interface Props<Value> {
  readonly field: SettingsField<Value>;
  readonly value: Value;
}

/** A fact of an area as people read it, in each language in which it is set. */
function FieldValue<Value>({ field: { get, Display }, value }: Props<Value>) {
  const found = get(value);
  if (typeof found === 'string' && found !== '')
    return Display ? <Display text={found} /> : <bdi>{found}</bdi>;
  const texts = typeof found === 'object' && found !== null ? found : {};
  const codes = LOCALE_CODES.filter((code) => texts[code]);
  if (codes.length === 0) return <FormattedMessage {...settingsMessages.notSet} />;
  return codes.map((code) => (
    <span key={code} lang={code} dir={getLocaleInfo(code).dir} className={styles['text']}>
      {texts[code]}
    </span>
  ));
}

/** Lists the facts in which two values of an area differ. */
export const listDifferences = <Value,>(
  fields: readonly SettingsField<Value>[],
  one: Value,
  other: Value,
): readonly SettingsField<Value>[] =>
  fields.filter(({ get }) => toComparable(get(one)) !== toComparable(get(other)));

/** Converts a fact to a text to compare by: the order of its languages says nothing. */
const toComparable = (found: ReturnType<SettingsField<never>['get']>): string =>
  JSON.stringify(
    typeof found === 'object' && found !== null
      ? LOCALE_CODES.map((code) => found[code] ?? '')
      : (found ?? ''),
  );

/** Facts with their names, as a description list; nothing without any. */
export function FieldValues<Value>({
  fields,
  value,
}: {
  readonly fields: readonly SettingsField<Value>[];
  readonly value: Value;
}) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles['values']}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <FormattedMessage {...field.label} />
          </dt>
          <dd>
            <FieldValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
