import { openTestHost, type TestHost, type TestHostOptions } from '../../testing/testHost';

/** Opens a host in which all people have accepted the terms. */
export async function openFilesHost(options: TestHostOptions = {}): Promise<TestHost> {
  const host = await openTestHost(options);
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  return host;
}
