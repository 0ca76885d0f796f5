import type { Statement } from '../../shared/contract/statements';
import { openCommentsHost, type CommentsHost } from '../comments/testing/commentsHost';
import { toPersonId } from '../seed/seedContents';
import { NO_MAILER } from '../mail/testing/noMailer';
import { deletePerson } from './deletion';

const PLACE = 'dialogs/waterfront-change';
const LEAVING = 44;

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

test('[SPEC 1.4, 3.3.1] of who leaves statements and answers stay without a name, and what they followed is followed by one less', async () => {
  const { db } = host.database;
  const dialog = await db
    .selectFrom('contents')
    .select(['id', 'details'])
    .where('slug', '=', 'waterfront-change')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contents')
    .set({ details: JSON.stringify({ ...dialog.details, mode: 'statements' }) })
    .where('id', '=', dialog.id)
    .execute();
  const answer = await host.ask(LEAVING, 'POST', `${PLACE}/statements`, {
    text: 'Longer opening hours at the pool',
    lang: 'en',
  });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<Statement>();
  await host.ask('grace', 'PUT', `${PLACE}/statements/${id}/vote`, { vote: -1 });
  const read = async () => ({
    ...(await db
      .selectFrom('contents')
      .select(['follows_count', 'version'])
      .where('id', '=', dialog.id)
      .executeTakeFirstOrThrow()),
    ...(await db
      .selectFrom('statements')
      .select(['author_id', 'agrees', 'disagrees', 'seen'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()),
  });
  const before = await read();
  expect(before).toMatchObject({
    author_id: toPersonId(LEAVING),
    agrees: 1,
    disagrees: 1,
    seen: 2,
  });

  const { voter_id: voterId } = await db
    .selectFrom('people')
    .select('voter_id')
    .where('id', '=', toPersonId(LEAVING))
    .executeTakeFirstOrThrow();
  const nobody = { roles: [], verified: true, memberOf: [], leaderOf: [] };
  const leaving = { ...nobody, id: toPersonId(LEAVING), voterId };
  const mail = NO_MAILER;
  await deletePerson(
    { db, doors: [], mail, portalOrigin: 'http://any.example', clock: host.clock },
    leaving,
  );

  expect(await read()).toEqual({
    ...before,
    author_id: null,
    follows_count: before.follows_count - 1,
    version: before.version + 1,
  });
  const answers = await db
    .selectFrom('statement_participants')
    .innerJoin('statement_votes', (join) =>
      join
        .onRef('statement_votes.content_id', '=', 'statement_participants.content_id')
        .onRef('participant', '=', 'statement_participants.number'),
    )
    .select(['person_id', 'vote'])
    .where('statement_votes.content_id', '=', dialog.id)
    .orderBy('statement_votes.number')
    .execute();
  expect(answers).toEqual([
    { person_id: null, vote: 1 },
    { person_id: toPersonId('grace'), vote: -1 },
  ]);
  const shown = (await host.ask(null, 'GET', `${PLACE}/statements/${id}`)).json<Statement>();
  expect(shown).toMatchObject({ author: '', authorId: null, state: 'shown' });
});
