import type { Database, OpenDatabase } from '../../db/openDatabase';
import { openTestDatabase } from '../../testing/testHost';
import type { MailerOptions } from '../mailer';
import { openMailer, type TestMailer } from './openMailer';
import {
  startSmtpServer,
  type TestSmtpServer,
  type TestSmtpServerOptions,
} from './startSmtpServer';

export interface MailBench {
  readonly database: OpenDatabase;
  readonly db: Database;
  serve(options?: TestSmtpServerOptions): Promise<TestSmtpServer>;
  openMailer(options: Pick<MailerOptions, 'transport'> & Partial<MailerOptions>): TestMailer;
  /** Leaves something else to be ended by `clear`. */
  endLater(end: () => Promise<void>): void;
  /** Ends what the test has opened, the newest first, and forgets its mails. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a real database on which a test opens mail servers and mailers. */
export async function openMailBench(): Promise<MailBench> {
  const database = await openTestDatabase();
  const { db, close } = database;
  const ends: (() => Promise<void>)[] = [];
  return {
    database,
    db,
    close,
    endLater: (end) => void ends.push(end),
    async serve(options) {
      const server = await startSmtpServer(options);
      ends.push(server.close);
      return server;
    },
    openMailer(options) {
      const opened = openMailer({ db, ...options });
      ends.push(() => opened.mailer.close());
      return opened;
    },
    async clear() {
      for (const end of ends.splice(0).reverse()) await end();
      await db.deleteFrom('mails').execute();
    },
  };
}
