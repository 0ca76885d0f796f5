import { sql, type RawBuilder } from 'kysely';
import type { NotificationKind, NotificationReason } from '../../shared/contract/notifications';
import { toPersonId } from './seedContents';
import type { Seeding } from './seeding';

/** Most notifications of each kind. */
const MOST = 3;
const READ_AFTER_DAYS = 5;

interface Told {
  readonly kind: NotificationKind;
  readonly because: NotificationReason;
  /** A query of `person_id`, `content_id`, `actor_id`, `occasion` and `at`. */
  readonly from: RawBuilder<unknown>;
}

/** Events of the demonstration that its people would have been told of. */
const TOLD: readonly Told[] = [
  {
    kind: 'answered',
    because: 'answered',
    from: sql`
      select answered.author_id as person_id, answer.content_id, answer.author_id as actor_id,
        'comment ' || answer.id as occasion, answer.created_at as at
      from comments as answer join comments as answered on answered.id = answer.parent_id
      where answer.state = 'shown' and answer.author_id is distinct from answered.author_id`,
  },
  {
    kind: 'outcomePublished',
    because: 'voter',
    from: sql`
      select people.id as person_id, contents.id as content_id, null::uuid as actor_id,
        'outcome ' || contents.id as occasion, closes_at as at
      from poll_voters join people on people.voter_id = poll_voters.voter_id join contents on contents.id = poll_voters.poll_id
      where details -> 'outcome' <> 'null'::jsonb`,
  },
  {
    kind: 'published',
    because: 'member',
    from: sql`
      select memberships.person_id, contents.id as content_id, null::uuid as actor_id,
        'published ' || contents.id as occasion, published_at as at
      from memberships join contents on contents.author_content_id = memberships.content_id
      where memberships.state = 'active' and status = 'published' and section in ('publications', 'events', 'blogs')`,
  },
];

/**
 * Seeds the newest of what the people of the demonstration would have been told, the older of it
 * read; the same on every machine.
 */
export async function seedNotifications({ db, demo, now }: Seeding): Promise<void> {
  const people = demo.people.map(({ key }) => toPersonId(key));
  for (const { kind, because, from } of TOLD)
    await sql`
      insert into notifications (id, person_id, kind, because, content_id, actor_id, occasion, at, read_at)
      select md5('notification ' || person_id || occasion)::uuid, person_id, ${kind}, ${because}, content_id, actor_id, occasion, at,
        case when at < ${now}::timestamptz - ${READ_AFTER_DAYS}::int * interval '1 day' then at + interval '1 hour' end
      from (
        select *, row_number() over (partition by person_id order by at desc, occasion) as number
        from (${from}) as happened where person_id = any(${people}::uuid[]) and at <= ${now}
      ) as numbered
      where number <= ${MOST}
      on conflict (person_id, occasion) do nothing`.execute(db);
}
