import { Value } from 'typebox/value';
import {
  SETTINGS_SCHEMAS,
  type SettingsArea,
  type SettingsValues,
} from '../../shared/contract/settings';
import { isTimeZone } from '../../shared/timeZones';

/** A field that cannot be kept as it is, by its path: `contact/email`. */
export interface ValueFault {
  readonly field: string;
  readonly fault:
    'invalid' | 'missing' | 'unknownZone' | 'unknownCurrency' | 'notOffered' | 'unknownPicture';
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Names stand in headers of mails: they are one line. */
const BREAKS = /\p{Cc}/u;

/** Rules that the schema of an area cannot say. */
const RULES: {
  readonly [area in SettingsArea]?: (value: SettingsValues[area]) => readonly ValueFault[];
} = {
  identity: ({ cityName, portalName }) =>
    Object.entries({ cityName, portalName })
      .filter(([, names]) => Object.values(names).some((name) => BREAKS.test(name)))
      .map(([field]) => ({ field, fault: 'invalid' })),
  time: ({ zone }) => (isTimeZone(zone) ? [] : [{ field: 'zone', fault: 'unknownZone' }]),
  money: ({ currency }) =>
    CURRENCIES.has(currency) ? [] : [{ field: 'currency', fault: 'unknownCurrency' }],
  languages: ({ offered, first }) =>
    offered.includes(first) ? [] : [{ field: 'first', fault: 'notOffered' }],
  signIn: ({ registration, domains }) =>
    registration === 'domains' && domains.length === 0
      ? [{ field: 'domains', fault: 'missing' }]
      : [],
  home: ({ links }) =>
    links.flatMap(({ label }, index) =>
      Object.values(label).some((text) => text.trim() !== '')
        ? []
        : [{ field: `links/${index}/label`, fault: 'missing' as const }],
    ),
};

/** Lists what is wrong with a value of an area; empty for one that can be kept. */
export function findValueFaults<A extends SettingsArea>(
  area: A,
  value: unknown,
): readonly ValueFault[] {
  const schema = SETTINGS_SCHEMAS[area];
  if (!Value.Check(schema, value))
    return Value.Errors(schema, value).map(({ instancePath }) => ({
      field: instancePath.slice(1),
      fault: 'invalid' as const,
    }));
  return RULES[area]?.(value as SettingsValues[A]) ?? [];
}
