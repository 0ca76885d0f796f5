import { sql } from 'kysely';
import { own, reader, type ExportTable } from './exportTable';

/** What a person registered for, and that calendar programs read it. */
export const EVENT_EXPORTS = [
  {
    name: 'registrations',
    by: ['registrations.person_id'],
    fields: [
      'section',
      'slug',
      'title',
      'state',
      'guests',
      'code',
      'is_public',
      'registered_at',
      'checked_in_at',
    ],
    from: (owner) => sql`(
      select section, slug, ${own('contents.title')} as title, state, guests, code, is_public, registered_at, checked_in_at
      from registrations join contents on contents.id = registrations.content_id ${reader(owner)}
      where registrations.person_id = ${owner.personId}
    ) as found order by registered_at, slug`,
  },
  {
    name: 'calendar-address',
    by: ['calendar_feeds.person_id'],
    fields: ['created_at'],
    from: ({ personId }) => sql`calendar_feeds where person_id = ${personId}`,
  },
] as const satisfies readonly ExportTable[];
