import { DEMO_PEOPLE } from '../../demo/people';
import { openTestHost, type TestHost } from '../testing/testHost';
import { toPersonId } from './seedContents';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

test('people of the demonstration find notifications, read and unread, and nobody else has any', async () => {
  const rows = await host.database.db
    .selectFrom('notifications')
    .select(['person_id', 'kind', 'read_at', 'at'])
    .execute();
  const people = DEMO_PEOPLE.map(({ key }) => toPersonId(key));
  expect(rows.filter(({ person_id }) => !people.includes(person_id))).toEqual([]);
  expect(new Set(rows.map(({ person_id }) => person_id)).size).toBeGreaterThan(2);
  expect(rows.some(({ read_at }) => read_at === null)).toBe(true);
  expect(rows.some(({ read_at }) => read_at !== null)).toBe(true);
});
