import { getDemoEmail } from '../../../demo/people';
import type { Database } from '../openDatabase';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import { addDays } from './types';

const INVITATION = '00000000-0000-4000-8000-0000000000e1';

/**
 * Seeds what waits in the team that Işıl leads: Leyla would like to join it, and Omar is invited.
 */
export async function seedJoining(db: Database, calendar: Calendar): Promise<void> {
  const content_id = toContentId('teams', 'green-neighbourhoods');
  await db
    .insertInto('memberships')
    .values({
      content_id,
      person_id: toPersonId('leyla'),
      role: 'member',
      state: 'requested',
      title: null,
      since: calendar.plainDate(addDays(-2)),
      until: null,
      note: 'Rıhtımda oturuyorum, cumartesileri fidan dikmeye gelebilirim.',
    })
    .execute();
  const email = getDemoEmail('omar');
  await db
    .insertInto('team_invitations')
    .values({
      id: INVITATION,
      content_id,
      email,
      email_key: email,
      uses: 1,
      invited_by: toPersonId('isil'),
      created_at: calendar.dateTime(addDays(-1)),
      expires_at: calendar.dateTime(addDays(13)),
    })
    .execute();
}
