import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ListQuery } from '../../shared/contract/content';
import { DecisionRow, type GovernanceDetails } from '../../shared/contract/governance';
import type { ContentRow } from '../content/contentQueries';
import { CSV_OPTIONS } from '../content/csvOptions';
import { readListPages } from '../content/listedPages';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { readGovernanceFacts } from './facts';
import { governance } from './governance';

const NO_VOTES = { for: null, against: null, abstained: null };

function lineOf(
  { slug, title, summary, topics, area, original_locale: original }: ContentRow,
  decision: NonNullable<GovernanceDetails['decision']>,
  { locale }: ReadContext,
): DecisionRow {
  const name = toText(title, locale, original);
  return {
    number: decision.number,
    decidedOn: decision.decidedOn,
    title: name.text,
    summary: toText(summary, locale, original).text,
    state: decision.state,
    body: decision.body ?? '',
    method: decision.method.text,
    ...(decision.votes ?? NO_VOTES),
    tally: decision.tally?.text ?? '',
    poll: decision.poll ?? '',
    topics: topics.join(' '),
    area,
    language: name.lang,
    address: `/${locale}/governance/${slug}`,
  };
}

/**
 * Reads the register as the query filters and sorts it, line by line; one page of it is in memory
 * at a time.
 */
async function* linesOf(reading: ReadContext, query: ListQuery): AsyncGenerator<DecisionRow> {
  for await (const rows of readListPages(reading, governance, { ...query, kind: 'decision' })) {
    const facts = await readGovernanceFacts(reading, rows);
    for (const row of rows) {
      const { decision } = facts.get(row.id) as GovernanceDetails;
      if (decision) yield lineOf(row, decision, reading);
    }
  }
}

/** Streams the register as CSV. No person is named in it. */
export const createRegisterFile = (reading: ReadContext, query: ListQuery): Readable =>
  // The client may have gone: the end of one end is that of the other.
  pipeline(
    Readable.from(linesOf(reading, query)),
    stringify({ ...CSV_OPTIONS, columns: Object.keys(DecisionRow.properties) }),
    () => undefined,
  );
