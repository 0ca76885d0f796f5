import { LOCALE_FACTS } from '../../../shared/localeFacts';
import type { SettingsArea, SettingsValues } from '../../../shared/contract/settings';
import { isLocale, type Locale } from '../../../shared/locales';

/**
 * Countries and territories (ISO 3166) by the currency that people pay with there (ISO 4217). What
 * is not in the list has no proposal, and is chosen.
 */
const REGIONS_BY_CURRENCY: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA YT',
  USD: 'AS EC FM GU MH MP PR PW SV TC TL US VG VI',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
  SEK: 'SE',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  RSD: 'RS',
  BAM: 'BA',
  MKD: 'MK',
  ALL: 'AL',
  MDL: 'MD',
  UAH: 'UA',
  BYN: 'BY',
  RUB: 'RU',
  TRY: 'TR',
  GEL: 'GE',
  AMD: 'AM',
  AZN: 'AZ',
  KZT: 'KZ',
  UZS: 'UZ',
  KGS: 'KG',
  TJS: 'TJ',
  TMT: 'TM',
  ILS: 'IL PS',
  JOD: 'JO',
  LBP: 'LB',
  SYP: 'SY',
  IQD: 'IQ',
  IRR: 'IR',
  KWD: 'KW',
  BHD: 'BH',
  QAR: 'QA',
  AED: 'AE',
  OMR: 'OM',
  YER: 'YE',
  SAR: 'SA',
  EGP: 'EG',
  LYD: 'LY',
  TND: 'TN',
  DZD: 'DZ',
  MAD: 'EH MA',
  MRU: 'MR',
  SDG: 'SD',
  DJF: 'DJ',
  SOS: 'SO',
  ETB: 'ET',
  KES: 'KE',
  UGX: 'UG',
  TZS: 'TZ',
  RWF: 'RW',
  ZAR: 'ZA',
  BWP: 'BW',
  NAD: 'NA',
  MZN: 'MZ',
  ZMW: 'ZM',
  MGA: 'MG',
  MUR: 'MU',
  NGN: 'NG',
  GHS: 'GH',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  AOA: 'AO',
  CDF: 'CD',
  INR: 'BT IN',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  NPR: 'NP',
  MVR: 'MV',
  AFN: 'AF',
  CNY: 'CN',
  HKD: 'HK',
  TWD: 'TW',
  JPY: 'JP',
  KRW: 'KR',
  MNT: 'MN',
  THB: 'TH',
  VND: 'VN',
  KHR: 'KH',
  LAK: 'LA',
  MMK: 'MM',
  MYR: 'MY',
  SGD: 'SG',
  IDR: 'ID',
  PHP: 'PH',
  BND: 'BN',
  AUD: 'AU CC CX KI NF NR TV',
  NZD: 'CK NU NZ PN TK',
  FJD: 'FJ',
  CAD: 'CA',
  MXN: 'MX',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  CRC: 'CR',
  PAB: 'PA',
  DOP: 'DO',
  CUP: 'CU',
  JMD: 'JM',
  TTD: 'TT',
  COP: 'CO',
  PEN: 'PE',
  BOB: 'BO',
  CLP: 'CL',
  ARS: 'AR',
  UYU: 'UY',
  PYG: 'PY',
  BRL: 'BR',
};

/** Lists the time zones of a region; older browsers have them under another name. */
function listZones(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    readonly getTimeZones?: () => readonly string[] | undefined;
    readonly timeZones?: readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

interface Region {
  /** ISO 3166-1. */
  readonly code: string;
  readonly currency: string;
  /** Language that most people there write, whether or not it is built in. */
  readonly language: string;
}

/** Finds the region that a time zone lies in; null for `UTC`, and where the browser knows none. */
function findRegion(zone: string): Region | null {
  for (const [currency, regions] of Object.entries(REGIONS_BY_CURRENCY)) {
    const region = regions.split(' ').find((code) => listZones(code).includes(zone));
    if (region) {
      const { language } = new Intl.Locale('und', { region }).maximize();
      return { code: region, currency, language };
    }
  }
  return null;
}

type Proposals = { readonly [A in SettingsArea]?: Partial<SettingsValues[A]> };

/**
 * Proposes settings that nobody has set yet: by the zone of this device, and by the language in
 * which the portal is set up.
 */
export function createProposals(zone: string | undefined, locale: Locale): Proposals {
  const region = zone === undefined ? null : findRegion(zone);
  const first = isLocale(region?.language) ? region.language : locale;
  const offered = [...new Set([first, locale])];
  return {
    ...(zone !== undefined && { time: { zone } }),
    ...(region && { money: { currency: region.currency } }),
    languages: { offered, first, regions: proposeRegions(offered, region?.code) },
  };
}

/** Proposes for each language the country of the device, else the one that is common for it. */
function proposeRegions(
  offered: readonly Locale[],
  country = '',
): NonNullable<SettingsValues['languages']['regions']> {
  return Object.fromEntries(
    offered.flatMap((code) => {
      const { regions, region } = LOCALE_FACTS[code];
      const proposed = [country, region].find((each) => regions.includes(each));
      return proposed ? [[code, proposed] as const] : [];
    }),
  );
}
