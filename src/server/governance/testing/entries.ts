import type { Insertable } from 'kysely';
import type { Localized } from '../../../shared/contract/text';
import type { createGovernanceDetailsSchema } from '../../../shared/contract/governance';
import type { Static } from 'typebox';
import { toSearchText } from '../../content/searchText';
import { toContentId } from '../../seed/seedContents';
import type { Tables } from '../../db/tables';
import { FIRST_START, type TestHost } from '../../testing/testHost';

type Stored = Static<ReturnType<typeof createGovernanceDetailsSchema<typeof Localized>>>;
export type StoredDecision = NonNullable<Stored['decision']>;
export type StoredCommitment = NonNullable<Stored['commitment']>;
type Row = Insertable<Tables['contents']>;

export const aDecision = (more: Partial<StoredDecision> = {}): Stored => ({
  body: null,
  commitment: null,
  decision: {
    number: 'X-1',
    decidedOn: '2026-03-01',
    body: 'budget-committee-body',
    method: { en: 'By lot' },
    tally: null,
    state: 'in_force',
    poll: null,
    ...more,
  },
});

export const aCommitment = (more: Partial<StoredCommitment> = {}): Stored => ({
  body: null,
  decision: null,
  commitment: {
    responsible: { en: 'Somebody' },
    dueOn: '2026-03-01',
    progressPercent: 10,
    state: 'running',
    decision: null,
    ...more,
  },
});

/** Columns of content that only members of the Budget Committee may read. */
export const MEMBERS_ONLY: Partial<Row> = {
  visibility: 'members',
  author_kind: 'committee',
  author_content_id: toContentId('committees', 'budget-committee'),
};

/** Writes an entry that is out, called like its slug. */
export async function writeEntry(
  { database }: TestHost,
  slug: string,
  details: Stored,
  more: Partial<Row> = {},
): Promise<void> {
  const texts = { title: { en: slug }, summary: { en: `About ${slug}.` }, body: { en: '…' } };
  const kind = (['decision', 'commitment'] as const).find((name) => details[name]) ?? 'body';
  await database.db
    .insertInto('contents')
    .values({
      section: 'governance',
      kind,
      ref: `TEST-${slug}`,
      slug,
      title: JSON.stringify(texts.title),
      summary: JSON.stringify(texts.summary),
      body: JSON.stringify(texts.body),
      details: JSON.stringify(details),
      search_text: toSearchText(texts),
      original_locale: 'en',
      status: 'published',
      visibility: 'public',
      author_kind: 'organisation',
      author_person_id: null,
      topics: [],
      area: null,
      published_at: FIRST_START,
      created_by: null,
      ...more,
    })
    .execute();
}
