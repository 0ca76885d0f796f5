import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { countDaysBetween } from '../../shared/timeZones';
import {
  MAX_DAYS_AHEAD,
  type LegalAnnouncement,
  type LegalDayFault,
} from '../../shared/contract/legal';
import type { LegalPage } from '../../shared/routes';
import { toSearchText } from '../content/searchText';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { isUniqueViolation } from '../db/uniqueViolation';
import { hashRequestKey, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { announceChange } from '../live/liveChanges';
import { requireDraftRevision, listDraftFaults, storeDraft } from './drafts';
import { logLegalChange } from './logLegalChange';
import {
  lockLegalPage,
  readVersions,
  notifyReaders,
  type DraftRow,
  type VersionRow,
} from './legalQueries';
import { getReferencePrefix, toCityDay } from '../city/currentSettings';

const TERMS: LegalPage = 'terms-and-conditions';
const DAY_MS = 86_400_000;

/** Returns the calendar day so many days after another one. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the first and the last day, in the city, that a further version can have: versions come
 * into force in the order of their numbers. A text's first version replaces nothing that people
 * rely on: it can hold at once.
 */
export function listPossibleDays(versions: readonly VersionRow[], now: Date) {
  const today = toCityDay(now.getTime());
  const latest = plusDays(today, MAX_DAYS_AHEAD);
  if (versions.length === 0) return { earliest: today, latest };
  const days = [today, ...versions.map(({ details }) => details.effectiveOn)].sort();
  return { earliest: plusDays(days.at(-1)!, 1), latest };
}

/** Returns what is wrong with the day; the first fault that applies. */
function dayFault(day: string, versions: readonly VersionRow[], now: Date): LegalDayFault | null {
  const { earliest, latest } = listPossibleDays(versions, now);
  const faults: readonly (readonly [LegalDayFault, boolean])[] = [
    ['past', countDaysBetween(toCityDay(now.getTime()), day) < (versions.length === 0 ? 0 : 1)],
    ['taken', versions.some(({ details }) => details.effectiveOn === day)],
    ['beforeOther', day < earliest],
    ['tooFar', day > latest],
  ];
  return faults.find(([, applies]) => applies)?.[0] ?? null;
}

/** Begins like those of other contents; the version’s number makes it one of a kind. */
const referenceOf = (kind: LegalPage, number: number, at: Date) =>
  `${getReferencePrefix()}-LEGA-${toCityDay(at.getTime()).slice(0, 4)}-${kind.toUpperCase()}-${number}`;

function rowOf(
  draft: DraftRow,
  { versionNumber, effectiveOn }: Pick<VersionRow['details'], 'versionNumber' | 'effectiveOn'>,
  cause: WriteRequest,
): Insertable<Tables['contents']> {
  const { kind, title, summary, body, what_changed: changed, original_locale } = draft;
  const whatChanged = Object.keys(changed).length > 0 ? changed : null;
  return {
    section: 'legal',
    kind,
    slug: `${kind}-v${versionNumber}`,
    original_locale,
    ref: referenceOf(kind, versionNumber, cause.at),
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    body: JSON.stringify(body),
    details: JSON.stringify({ versionNumber, effectiveOn, whatChanged }),
    search_text: toSearchText({ title, summary, body }),
    visibility: 'public',
    topics: [],
    status: 'published',
    author_kind: 'organisation',
    created_by: cause.personId,
    published_at: cause.at,
    created_at: cause.at,
    updated_at: cause.at,
    creation_key: hashRequestKey(cause, `legal ${kind}`),
  };
}

/**
 * Stores a version; the constraint decides whose a day is. Every host hears of it: which texts
 * there are is part of every page.
 * @throws Problem invalidDay
 */
async function store(trx: Database, row: Insertable<Tables['contents']>): Promise<void> {
  try {
    const { id, version } = await trx
      .insertInto('contents')
      .values(row)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await announceChange(trx, { id, section: 'legal', version });
  } catch (error) {
    if (isUniqueViolation(error, 'contents_legal_day')) throw new Problem('invalidDay', 'taken');
    throw error;
  }
}

/** Notes that the person who puts terms in force accepts them: they have signed them off. */
const acceptAsAuthor = (trx: Database, version: number, { personId, at }: WriteRequest) =>
  trx
    .updateTable('people')
    .set({ terms_version: version, terms_accepted_at: at })
    .where('id', '=', personId)
    .execute();

const isAnnounced = async (trx: Database, kind: LegalPage, cause: WriteRequest): Promise<boolean> =>
  (await trx
    .selectFrom('contents')
    .select(sql`1`.as('one'))
    .where('creation_key', '=', hashRequestKey(cause, `legal ${kind}`))
    .executeTakeFirst()) !== undefined;

/**
 * Gives the draft a day: readers see what is coming, and from the day on it holds. The same request
 * again changes nothing.
 * @throws Problem notFound, newerRevision, notReadyToPublish with the names of what is missing,
 *   invalidDay with its fault
 */
export const announceVersion = (
  db: Database,
  kind: LegalPage,
  { revision, effectiveOn }: LegalAnnouncement,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLegalPage(trx, kind);
    if (await isAnnounced(trx, kind, cause)) return;
    const draft = await requireDraftRevision(trx, kind, revision);
    const versions = await readVersions(trx, kind, cause.at);
    const faults = listDraftFaults(draft, versions.length === 0);
    if (draft.from_template && !draft.signed_off_at) faults.push('signOff');
    if (faults.length > 0) throw new Problem('notReadyToPublish', faults.join(', '));
    const fault = dayFault(effectiveOn, versions, cause.at);
    if (fault) throw new Problem('invalidDay', fault);
    const versionNumber = (versions[0]?.details.versionNumber ?? 0) + 1;
    await store(trx, rowOf(draft, { versionNumber, effectiveOn }, cause));
    await trx.deleteFrom('legal_drafts').where('kind', '=', kind).execute();
    await notifyReaders(trx, versions);
    if (kind === TERMS && effectiveOn === toCityDay(cause.at.getTime()))
      await acceptAsAuthor(trx, versionNumber, cause);
    const after = { versionNumber, effectiveOn };
    await logLegalChange(trx, { action: 'legalAnnounced', after }, draft, cause);
  });

/**
 * Takes back a version before its day: it is the draft again.
 * @throws Problem notFound, notPossibleNow once it holds or another one is to come after it,
 *   draftExists
 */
export const withdrawVersion = (
  db: Database,
  kind: LegalPage,
  number: number,
  cause: WriteRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLegalPage(trx, kind);
    const versions = await readVersions(trx, kind, cause.at);
    const version = versions.find(({ details }) => details.versionNumber === number);
    if (!version) throw new Problem('notFound');
    const { effectiveOn, whatChanged } = version.details;
    const isToCome = effectiveOn > toCityDay(cause.at.getTime()) && !version.is_in_force;
    if (!isToCome || version !== versions[0]) throw new Problem('notPossibleNow');
    const { title, summary, body, original_locale } = version;
    const texts = { title, summary, body, whatChanged: whatChanged ?? {} };
    const isStored = await storeDraft(trx, { kind, original_locale, texts }, cause);
    if (!isStored) throw new Problem('draftExists');
    await trx.deleteFrom('contents').where('id', '=', version.id).execute();
    await announceChange(trx, { id: version.id, section: 'legal', version: 0 });
    await notifyReaders(trx, versions);
    const before = { versionNumber: number, effectiveOn };
    await logLegalChange(trx, { action: 'legalTakenBack', before }, { kind, ...version }, cause);
  });
