import type { DetailedSection, WrittenDetailsBySection } from '../contract/writtenDetails';
import type { Localized } from '../contract/text';
import type { Locale } from '../locales';

/**
 * Faults of a field of the details. `missing`: a draft can be kept without, not published;
 * `unknown`: there is no such content; `otherKind`: there is one, but it cannot stand here;
 * `cycle`: it would lead back to itself; `taken`: somebody else has it; `notYours`: not in this
 * name; `date`: a day of another age; `zone`: no time zone; `gap`: clocks leave this hour out;
 * `order`: it ends before it begins; `link`: no https address; `few`: not even one; `held`:
 * somebody holds it, or held it; `future`: a day that has not come;
 * `email`: no address that a mail can be sent to.
 */
const DETAIL_FAULTS = [
  'missing',
  'unknown',
  'otherKind',
  'cycle',
  'taken',
  'notYours',
  'date',
  'zone',
  'gap',
  'order',
  'link',
  'few',
  'held',
  'future',
  'email',
] as const;
type DetailFaultName = (typeof DETAIL_FAULTS)[number];

export interface DetailFault {
  readonly field: string;
  readonly fault: DetailFaultName;
}

/**
 * Converts faults to text as the detail of a refusal names them: `parent: cycle, number: taken`.
 */
export const toFaultsText = (faults: readonly DetailFault[]): string =>
  faults.map(({ field, fault }) => `${field}: ${fault}`).join(', ');

/** Reads the faults in such a text; what cannot be read is left out. */
export function parseFaultsText(text: string): DetailFault[] {
  return text.split(', ').flatMap((pair) => {
    const [field = '', name] = pair.split(': ');
    const fault = DETAIL_FAULTS.find((one) => one === name);
    return fault ? [{ field, fault }] : [];
  });
}

type Lacks = Readonly<Record<string, boolean>>;

type Judges = {
  readonly [S in DetailedSection]: (
    details: WrittenDetailsBySection[S],
    isThere: (text: Localized | null) => boolean,
    kind: string,
  ) => Lacks;
};

const isEmpty = (text: string): boolean => text.trim() === '';

/** The fields of each section that readers need, and whether they lack. */
const LACKS: Judges = {
  blogs: () => ({}),
  publications: ({ issuer, issuingBody, identifier, licence, languages }, isThere) => ({
    issuingBody: issuer === null && !isThere(issuingBody),
    identifier: isEmpty(identifier),
    languages: languages.length === 0,
    licence: isEmpty(licence),
  }),
  governance: ({ decision, commitment }, isThere) => ({
    number: decision !== null && isEmpty(decision.number),
    method: decision !== null && !isThere(decision.method),
    responsible: commitment !== null && !isThere(commitment.responsible),
    droppedReason: commitment?.state === 'dropped' && !isThere(commitment.droppedReason),
  }),
  faqs: () => ({}),
  teams: ({ purpose, contact }, isThere) => ({
    purpose: !isThere(purpose),
    contact: contact === null,
  }),
  committees: ({ mandate, composition }, isThere) => ({
    mandate: !isThere(mandate),
    composition: composition.length === 0,
  }),
  events: ({ startsAt, organiser, location, address, onlineUrl, registration }, isThere, kind) => ({
    startsAt: startsAt === null,
    organiser: !isThere(organiser),
    location: kind !== 'online' && !isThere(location) && !isThere(address),
    onlineUrl: kind !== 'inPerson' && isEmpty(onlineUrl),
    'registration.url': registration.way === 'elsewhere' && isEmpty(registration.url),
  }),
  training: ({ languages, session }, isThere) => ({
    languages: languages.length === 0,
    ...(session && {
      startsAt: session.startsAt === null,
      location: session.format !== 'online' && !isThere(session.location),
      onlineUrl: session.format !== 'inPerson' && isEmpty(session.onlineUrl),
      'registration.url':
        session.registration.way === 'elsewhere' && isEmpty(session.registration.url),
    }),
  }),
};

/**
 * Lists the fields that have to be filled, texts in the original language, before the content can
 * be published.
 */
export function findMissingDetails<S extends DetailedSection>(
  section: S,
  details: WrittenDetailsBySection[S],
  { original, kind }: { readonly original: Locale; readonly kind: string },
): string[] {
  const lacks = LACKS[section](details, (text) => !isEmpty(text?.[original] ?? ''), kind);
  return Object.keys(lacks).filter((field) => lacks[field]);
}

/** Days that a city writes about: by their years. */
const YEARS = { first: 1800, last: 2199 } as const;

/** Returns false for a day of another age, most likely mistyped. `day` is a date: `2026-03-01`. */
export function isUsualDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/**
 * Returns false for a day that no month has, such as 31 February, which would be read as one of the
 * next. `day` begins with a date.
 */
export function isRealDay(day: string): boolean {
  const date = day.slice(0, 'yyyy-mm-dd'.length);
  const found = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(date);
}
