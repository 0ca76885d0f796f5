import { sql } from 'kysely';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';

/** Tables of what a person registered for, and that calendar programs read it. */
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
      select section, slug, ${selectReaderText('contents.title')} as title, state, guests, code, is_public, registered_at, checked_in_at
      from registrations join contents on contents.id = registrations.content_id ${joinReader(owner)}
      where registrations.person_id = ${owner.personId}
    ) as found order by registered_at, slug`,
  },
  {
    name: 'courses',
    by: ['enrollments.person_id'],
    fields: [
      'slug',
      'title',
      'state',
      'last_lesson',
      'lessons_done',
      'enrolled_at',
      'completed_at',
      'certificate',
      'issued_at',
      'withdrawn_at',
      'withdrawal_reason',
    ],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, enrollments.state, last_lesson, enrolled_at, completed_at,
        (select array_agg(lesson order by done_at, lesson) from lesson_progress where enrollment_id = enrollments.id) as lessons_done,
        certificates.number as certificate, issued_at, certificates.withdrawn_at, withdrawal_reason
      from enrollments join contents on contents.id = enrollments.course_id ${joinReader(owner)}
      left join certificates on certificates.enrollment_id = enrollments.id
      where enrollments.person_id = ${owner.personId}
    ) as found order by enrolled_at, slug`,
  },
  {
    name: 'meetings-attended',
    by: ['meeting_attendance.person_id'],
    fields: ['committee', 'slug', 'meeting', 'starts_at', 'state'],
    from: (owner) => sql`(
      select ${selectReaderText('contents.title')} as committee, slug, ${selectReaderText('meetings.title')} as meeting, starts_at,
        meeting_attendance.state
      from meeting_attendance join meetings on meetings.id = meeting_attendance.meeting_id
      join contents on contents.id = meetings.content_id ${joinReader(owner)}
      where meeting_attendance.person_id = ${owner.personId}
    ) as found order by starts_at`,
  },
  {
    name: 'meeting-replies',
    by: ['meeting_replies.person_id'],
    fields: ['committee', 'slug', 'meeting', 'starts_at', 'reply', 'replied_at'],
    from: (owner) => sql`(
      select ${selectReaderText('contents.title')} as committee, slug, ${selectReaderText('meetings.title')} as meeting, starts_at, reply, replied_at
      from meeting_replies join meetings on meetings.id = meeting_replies.meeting_id
      join contents on contents.id = meetings.content_id ${joinReader(owner)}
      where meeting_replies.person_id = ${owner.personId}
    ) as found order by starts_at`,
  },
  {
    name: 'calendar-address',
    by: ['calendar_feeds.person_id'],
    fields: ['created_at'],
    from: ({ personId }) => sql`calendar_feeds where person_id = ${personId}`,
  },
  {
    name: 'draws',
    by: ['draw_volunteers.person_id'],
    fields: [
      'slug',
      'title',
      'stratum',
      'is_public',
      'id',
      'salt',
      'commitment',
      'ticket',
      'place',
      'state',
      'volunteered_at',
      'answer_until',
    ],
    from: (owner) => sql`(
      select slug, ${selectReaderText('contents.title')} as title, stratum, is_public, draw_volunteers.id, salt, commitment, ticket, place, state,
        volunteered_at, answer_until
      from draw_volunteers join draws on draws.id = draw_volunteers.draw_id join contents on contents.id = draws.content_id ${joinReader(owner)}
      where draw_volunteers.person_id = ${owner.personId}
    ) as found order by volunteered_at`,
  },
  {
    name: 'draws-by-you',
    by: ['draws.created_by', 'draws.seed_by', 'draws.confirmed_by'],
    fields: ['slug', 'id', 'has_created', 'has_entered', 'has_confirmed', 'created_at', 'drawn_at'],
    from: ({ personId }) => sql`(
      select slug, draws.id, draws.created_by = ${personId} as has_created, seed_by = ${personId} as has_entered,
        confirmed_by = ${personId} as has_confirmed, draws.created_at, drawn_at
      from draws join contents on contents.id = draws.content_id
      where ${personId} in (draws.created_by, seed_by, confirmed_by)
    ) as found order by created_at`,
  },
] as const satisfies readonly ExportTable[];
