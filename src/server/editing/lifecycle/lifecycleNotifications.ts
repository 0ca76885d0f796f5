import { sql } from 'kysely';
import type { LifecycleAct } from '../../../shared/contract/lifecycle';
import { GROUP_MANAGED_SECTIONS } from '../../../shared/permissions/contentRules';
import { holdsOne, isLeader } from '../../content/readers';
import type { Database } from '../../db/openDatabase';
import { notify, notifyFollowers, notifyReceivers } from '../../notifications/notify';
import type { SourceRow } from '../sourceQueries';
import type { AnyCause } from '../writing';
import { toCityDay } from '../../city/currentSettings';

type Tell = (trx: Database, row: SourceRow, cause: AnyCause) => Promise<void>;

const newsOf = (row: SourceRow, { personId, at }: AnyCause) => ({
  contentId: row.id,
  actorId: personId,
  at,
});

/** Tells the people who follow it, or the team or committee in whose name it comes. */
export const notifyOfPublication: Tell = (trx, row, cause) =>
  notifyFollowers(
    trx,
    {
      ...newsOf(row, cause),
      kind: row.section === 'have-your-say' ? 'pollOpened' : 'published',
      occasion: `published ${row.id}`,
    },
    { ofAuthor: true },
  );

/** Tells the people who may publish it: the leaders of its group, and the editors. */
const tellSubmitted: Tell = async (trx, row, cause) => {
  const { actorId, at } = newsOf(row, cause);
  const hasLeaders = GROUP_MANAGED_SECTIONS.includes(row.section);
  const receivers = sql`
    select people.id as person_id, contents.id as content_id,
      case when ${holdsOne('editor', 'admin')} then 'staff' else 'leader' end as because
    from contents, people join rights on rights.person_id = people.id
    where contents.id = ${row.id} and (${holdsOne('editor', 'admin')} or (${hasLeaders}::boolean and ${isLeader(at)}))`;
  const occasion = sql<string>`${`submitted ${row.id} ${row.revision}`}::text`;
  await notifyReceivers(trx, { kind: 'submitted', actorId, occasion, at }, receivers);
};

const tellReturned: Tell = async (trx, row, cause) => {
  if (row.author_person_id === null) return;
  const occasion = `returned ${row.id} ${row.revision}`;
  const news = { ...newsOf(row, cause), kind: 'returned', because: 'author', occasion } as const;
  await notify(trx, news, [row.author_person_id]);
};

/** Many small corrections of one day are told once. */
export const notifyOfCorrection: Tell = (trx, row, cause) =>
  notifyFollowers(trx, {
    ...newsOf(row, cause),
    kind: 'corrected',
    occasion: `corrected ${row.id} ${toCityDay(cause.at.getTime())}`,
  });

const tellRetracted: Tell = (trx, row, cause) =>
  notifyFollowers(trx, {
    ...newsOf(row, cause),
    kind: 'retracted',
    occasion: `retracted ${row.id} ${row.revision}`,
  });

/** Functions that tell people of an act, in its transaction and after the content has changed. */
export const ACT_NOTIFIERS: Readonly<Partial<Record<LifecycleAct, Tell>>> = {
  publish: notifyOfPublication,
  submit: tellSubmitted,
  return: tellReturned,
  retract: tellRetracted,
};
