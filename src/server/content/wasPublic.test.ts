import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Deletes a post that was in this state. @returns the status that its address answers */
async function afterDeleting(state: { status: string; visibility: string }): Promise<number> {
  const { db } = host.database;
  const { slug } = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'blogs')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const published = state.status === 'draft' ? { published_at: null } : {};
  await db
    .updateTable('contents')
    .set({ ...state, ...published, deleted_at: new Date(host.clock()) })
    .where('section', '=', 'blogs')
    .where('slug', '=', slug)
    .execute();
  return (await host.app.inject(`/v1/blogs/${slug}`)).statusCode;
}

test.each([
  [410, { status: 'published', visibility: 'public' }],
  [410, { status: 'archived', visibility: 'public' }],
  [404, { status: 'draft', visibility: 'public' }],
  [404, { status: 'published', visibility: 'signed_in' }],
])('the address of what was deleted answers %i where it was %j', async (status, state) => {
  expect(await afterDeleting(state)).toBe(status);
});

test('an address under which there never was anything answers 404', async () => {
  expect((await host.app.inject('/v1/blogs/never-there')).statusCode).toBe(404);
});
