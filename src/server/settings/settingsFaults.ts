import { Value } from 'typebox/value';
import {
  SETTINGS_SCHEMAS,
  type SettingsArea,
  type SettingsValues,
} from '../../shared/contract/settings';
import type { Localized } from '../../shared/contract/text';
import { isEmail } from '../../shared/emailAddress';
import { isTimeZone } from '../../shared/timeZones';

/** A field that cannot be kept as it is, by its path: `contact/email`. */
export interface ValueFault {
  readonly field: string;
  readonly fault:
    | 'invalid'
    | 'email'
    | 'missing'
    | 'unknownZone'
    | 'unknownCurrency'
    | 'notOffered'
    | 'unknownPicture'
    | 'taken'
    | 'unknownPage'
    | 'unknownDistrict';
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Names stand in headers of mails: they are one line. */
const BREAKS = /\p{Cc}/u;

const isWritten = (texts: Localized): boolean =>
  Object.values(texts).some((text) => text.trim() !== '');

/** Rules that the schema of an area cannot say. */
const RULES: {
  readonly [area in SettingsArea]?: (value: SettingsValues[area]) => readonly ValueFault[];
} = {
  identity: ({ cityName, portalName, contact: { email } }) => [
    ...Object.entries({ cityName, portalName })
      .filter(([, names]) => Object.values(names).some((name) => BREAKS.test(name)))
      .map(([field]) => ({ field, fault: 'invalid' as const })),
    ...(email === null || isEmail(email)
      ? []
      : [{ field: 'contact/email', fault: 'email' as const }]),
  ],
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
      isWritten(label) ? [] : [{ field: `links/${index}/label`, fault: 'missing' as const }],
    ),
  pages: ({ pages, footer }) => {
    const slugs = pages.map(({ slug }) => slug);
    return [
      ...pages.flatMap(({ slug, title, text }, index) => {
        const faults = {
          slug: slugs.indexOf(slug) !== index && ('taken' as const),
          title: !isWritten(title) && ('missing' as const),
          text: !isWritten(text) && ('missing' as const),
        };
        return Object.entries(faults).flatMap(([name, fault]) =>
          fault ? [{ field: `pages/${index}/${name}`, fault }] : [],
        );
      }),
      ...footer.flatMap((slug, index) =>
        slugs.includes(slug) ? [] : [{ field: `footer/${index}`, fault: 'unknownPage' as const }],
      ),
    ];
  },
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
