import { sql } from 'kysely';
import type { DetailedSection, DetailsChange } from '../../../shared/contract/writtenDetails';
import {
  toFaultsText,
  findMissingDetails,
  type DetailFault,
} from '../../../shared/details/detailFaults';
import { isEmail } from '../../../shared/emailAddress';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { reviseContent, logChange } from '../changes';
import { lockSource, type SourceRow } from '../sourceQueries';
import { isRepeated, type Cause } from '../writing';
import type { DetailWrite } from './detailing';
import { type DetailRules } from './detailing';
import { committeeDetailRules } from './committeeDetails';
import { findDayFaults } from './days';
import { eventDetailRules } from './eventDetails';
import { governanceDetailRules } from './governanceDetails';
import { postDetailRules } from './postDetails';
import { publicationDetailRules } from './publicationDetails';
import { questionDetailRules } from './questionDetails';
import { toEmptyIfMissing, readLine, readLocalized } from '../readWritten';
import { trainingDetailRules } from './trainingDetails';
import { listNamed, findNamingFaults } from './namedContents';
import { readDetailRow, toWrittenDetails } from './storedDetails';

/**
 * Detailing of what a team says of itself; its switches and a suspension are set elsewhere, and
 * stay.
 */
const teamDetailRules: DetailRules<'teams'> = {
  section: 'teams',
  read: (details) => ({
    ...details,
    purpose: readLocalized(details.purpose, readLine),
    contact: details.contact?.trim() ?? null,
  }),
  judge: ({ details: { founded, contact } }) =>
    Promise.resolve([
      ...findDayFaults('founded', founded),
      ...(contact === null || isEmail(contact)
        ? []
        : [{ field: 'contact', fault: 'email' as const }]),
    ]),
  keep: (details, { stored, row: { originalLocale } }) => ({
    details: { ...stored, ...details, purpose: toEmptyIfMissing(details.purpose, originalLocale) },
  }),
};

/** Detailing of each section: how its details are written. */
const DETAIL_RULES: { readonly [S in DetailedSection]: DetailRules<S> } = {
  blogs: postDetailRules,
  publications: publicationDetailRules,
  governance: governanceDetailRules,
  faqs: questionDetailRules,
  teams: teamDetailRules,
  committees: committeeDetailRules,
  events: eventDetailRules,
  training: trainingDetailRules,
};

/** Committees stand in one tree with the bodies. */
const lockOf = (section: DetailedSection): DetailedSection =>
  section === 'committees' ? 'governance' : section;

/**
 * Locks a section so that one change comes after the other: what one content says can make another
 * one wrong.
 */
export const lockSection = (trx: Database, section: DetailedSection) =>
  sql`select pg_advisory_xact_lock(hashtext(${`details of ${lockOf(section)}`}))`.execute(trx);

/** Lists the gaps: what others read has to be whole; a draft may be kept with gaps. */
const gaps = <S extends DetailedSection>(
  section: S,
  { row, details, kind }: DetailWrite<S>,
): DetailFault[] =>
  ['draft', 'in_review'].includes(row.status)
    ? []
    : findMissingDetails(section, details, { original: row.originalLocale, kind }).map((field) => ({
        field,
        fault: 'missing',
      }));

/**
 * Lists the faults of a kind. What a content is stays once it is out: others lead to it as that. A
 * course never becomes a training: it has lessons, which a training cannot keep. Reports and
 * questions are sorted anew at any time.
 */
const kindFaults = <S extends DetailedSection>(
  section: S,
  { row, kind }: DetailWrite<S>,
): DetailFault[] =>
  kind !== row.kind &&
  (section === 'training' || (section === 'governance' && row.status !== 'draft'))
    ? [{ field: 'kind', fault: 'otherKind' }]
    : [];

/** @throws Problem invalidDetails; the detail names the fields and what is wrong with each */
async function refuseFaults<S extends DetailedSection>(section: S, writing: DetailWrite<S>) {
  const { reading, row, details } = writing;
  const before = listNamed(section, toWrittenDetails(section, row));
  const faults = [
    ...kindFaults(section, writing),
    ...(await findNamingFaults(reading, before, listNamed(section, details))),
    ...(await DETAIL_RULES[section].judge(writing)),
    ...gaps(section, writing),
  ];
  if (faults.length > 0) throw new Problem('invalidDetails', toFaultsText(faults));
}

async function write<S extends DetailedSection>(
  section: S,
  writing: DetailWrite<S>,
  earlier: SourceRow,
  cause: Cause,
): Promise<void> {
  const { trx, row, kind } = writing;
  const { details, ...columns } = await DETAIL_RULES[section].keep(writing.details, writing);
  const packed = { ...columns, kind, details: JSON.stringify(details) };
  const later = await reviseContent(trx, earlier, packed, cause);
  if (earlier.status === 'draft') return;
  const change = {
    action: 'edited',
    reason: '',
    before: { kind: row.kind, details: row.details },
    after: { kind, details },
  } as const;
  await logChange(trx, change, [earlier, later], cause);
}

/** The content that somebody may change. */
interface Place<S extends DetailedSection> {
  readonly section: S;
  readonly reading: ReadContext;
  readonly source: SourceRow;
}

/**
 * Changes the details in the transaction of whoever asks, in which `reading` reads. @throws Problem
 * newerRevision, invalidDetails
 */
export async function changeDetailsIn<S extends DetailedSection>(
  { section, reading, source }: Place<S>,
  change: DetailsChange<S>,
  cause: Cause,
): Promise<void> {
  const trx = reading.db;
  await lockSection(trx, section);
  const earlier = await lockSource(trx, source);
  if (isRepeated(earlier, cause)) return;
  if (earlier.revision !== change.revision) throw new Problem('newerRevision');
  const row = await readDetailRow<S>(trx, source.id);
  const writing: DetailWrite<S> = {
    trx,
    reading,
    row,
    stored: row.details,
    kind: change.kind,
    details: DETAIL_RULES[section].read(change.details),
  };
  await refuseFaults(section, writing);
  await write(section, writing, earlier, cause);
}

/**
 * Writes what a section alone knows of a content, from the revision that was read; everybody who
 * looks at it hears of it. The same request again changes nothing. What is no draft any more leaves
 * an entry in the log.
 * @throws Problem newerRevision, invalidDetails
 */
export const changeDetails = <S extends DetailedSection>(
  place: Place<S>,
  change: DetailsChange<S>,
  cause: Cause,
): Promise<void> =>
  place.reading.db
    .transaction()
    .execute((trx) =>
      changeDetailsIn({ ...place, reading: { ...place.reading, db: trx } }, change, cause),
    );
