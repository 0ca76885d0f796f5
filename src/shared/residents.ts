import type { SettingsValues } from './contract/settings';
import type { Term } from './contract/vocabularies';
import { isRealDay } from './details/detailFaults';
import { fold } from './fold';
import { toDay } from './timeZones';

type ResidentsSettings = SettingsValues['residents'];

/** Facts that a provider or the staff have verified of a resident. */
export interface Verification {
  readonly at: Date;
  /** Null: it holds without an end. */
  readonly until: Date | null;
  /** Key of a district; null where none was said. */
  readonly district: string | null;
  /**
   * The first and the last day on which the person can have been born: the same for a birth date.
   * Of somebody who is only known to be over an age, the first is null.
   */
  readonly bornFrom: string | null;
  readonly bornTo: string | null;
}

/** Returns the moment so many months later; of a day that the month does not have, its last one. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/** Returns until when a verification of this moment holds; null without an end. */
export const getVerifiedUntil = ({ months }: ResidentsSettings, at: Date): Date | null =>
  months === null ? null : addMonths(at, months);

type Born = Pick<Verification, 'bornFrom' | 'bornTo'>;
/** Span of somebody of whom no age is said. */
export const NOT_SAID: Born = { bornFrom: null, bornTo: null };

const OLDEST_YEARS = 130;

const BIRTH_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const getLastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Reads a birth date as OpenID Connect has it: a day, a month or a year alone. Null for a day that
 * is none, that is after `today`, or on which nobody who lives was born.
 */
export function readBirthDate(said: unknown, today: string): Born | null {
  const [, year, month, day] = (typeof said === 'string' && BIRTH_DATE.exec(said)) || [];
  if (year === undefined) return null;
  const lastMonth = month ?? '12';
  const lastDay = day ?? String(getLastDay(Number(year), Number(lastMonth))).padStart(2, '0');
  const bornFrom = [year, month ?? '01', day ?? '01'].join('-');
  const bornTo = [year, lastMonth, lastDay].join('-');
  const isKnown = isRealDay(bornFrom) && isRealDay(bornTo) && bornFrom <= today;
  return isKnown && shiftYears(today, -OLDEST_YEARS) <= bornFrom ? { bornFrom, bornTo } : null;
}

/** Returns the same day of another year; of 29 February in a common year, the day before March. */
export function shiftYears(day: string, by: number): string {
  const year = String(Number(day.slice(0, 4)) + by).padStart(4, '0');
  const shifted = `${year}${day.slice(4)}`;
  return isRealDay(shifted) ? shifted : `${year}-02-28`;
}

/** Finds the district that a provider names: by its key, or by its name in any language. */
export function findDistrict(said: unknown, districts: readonly Term[]): string | null {
  if (typeof said !== 'string' || said.trim() === '') return null;
  const wanted = fold(said.trim());
  const isMeant = ({ key, name }: Term) =>
    key === said.trim() || Object.values(name).some((text) => fold(text) === wanted);
  const found = districts.filter(isMeant);
  return (found.find(({ isRetired }) => !isRetired) ?? found[0])?.key ?? null;
}

const toCode = (text: string): string => fold(text).replaceAll(/[\s-]/g, '');

/**
 * Finds the district of a code that a provider says in its place, such as a postal code. Of the
 * codes with which it begins the longest counts: `1011` is that of `1011 AB`, too.
 */
export function findDistrictOfCode(
  said: unknown,
  codes: NonNullable<ResidentsSettings['districtCodes']>,
  districts: readonly Term[],
): string | null {
  if (typeof said !== 'string' && typeof said !== 'number') return null;
  const wanted = toCode(String(said));
  const [found] = codes
    .filter(({ code }) => wanted.startsWith(toCode(code)))
    .toSorted((one, other) => toCode(other.code).length - toCode(one.code).length);
  return found ? findDistrict(found.district, districts) : null;
}

interface Claims {
  readonly settings: ResidentsSettings;
  readonly districts: readonly Term[];
  readonly zone: string;
  readonly now: Date;
  /** Reads a claim by its path; undefined or null where the provider does not say it. */
  readonly find: (path: string) => unknown;
}

export interface ReadVerification {
  readonly verification: Verification;
  /** Names of the claims that cannot be read; they count as not said. */
  readonly unread: readonly string[];
}

/** Reads what a provider says of a verified resident, by the claims of the settings. */
export function readVerification({
  settings,
  districts,
  zone,
  now,
  find,
}: Claims): ReadVerification {
  const unread: string[] = [];
  const read = <Value>(path: string | null, parse: (said: unknown) => Value | null) => {
    const said = path === null ? undefined : find(path);
    if (path === null || said === undefined || said === null) return null;
    const value = parse(said);
    if (value === null) unread.push(path);
    return value;
  };
  const today = toDay(now.getTime(), zone);
  const overAges = settings.overAgeClaims.map(({ claim, age }) =>
    read(claim, (said) => (typeof said === 'boolean' ? { isOver: said, age } : null)),
  );
  const oldest = Math.max(0, ...overAges.map((found) => (found?.isOver ? found.age : 0)));
  const over: Born =
    oldest === 0 ? NOT_SAID : { bornFrom: null, bornTo: shiftYears(today, -oldest) };
  const born = read(settings.birthDateClaim, (said) => readBirthDate(said, today)) ?? over;
  const district = read(
    settings.districtClaim,
    (said) =>
      findDistrict(said, districts) ??
      findDistrictOfCode(said, settings.districtCodes ?? [], districts),
  );
  const until = getVerifiedUntil(settings, now);
  return { verification: { at: now, until, district, ...born }, unread };
}
