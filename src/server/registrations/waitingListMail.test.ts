import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { openMailer } from '../mail/testing/openMailer';
import { startSmtpServer, type TestSmtpServer } from '../mail/testing/startSmtpServer';
import { sendMailsAtOnce } from '../notifications/digest/sendDigests';
import { FIRST_START } from '../testing/testHost';

const EVENT = 'open-council-evening';
const HOUR_MS = 3_600_000;

let host: CommentsHost;
let smtp: TestSmtpServer;
beforeAll(async () => {
  host = await openCommentsHost();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await host.close();
});

const register = (who: Who) =>
  host.ask(who, 'PUT', `events/${EVENT}/registration`, { guests: 0, isPublic: false });

test.each([
  ['en', 3, 'A place became free: you are in.'],
  ['ar', 4, 'شغر مكان وأصبح لك.'],
  ['tr', 5, 'Bir yer açıldı ve size verildi.'],
] as const)(
  'whoever moves up from the waiting list gets a mail at once, in their language: %s',
  async (locale, who, words) => {
    const { db } = host.database;
    const email = `waiting-${locale}@city.example`;
    const rule = { way: 'here', url: null, guests: 0, opensAt: null, closesAt: null };
    const details = JSON.stringify({ capacity: 1, cancellation: null, registration: rule });
    await db
      .updateTable('contents')
      .set({ details })
      .where('id', '=', toContentId('events', EVENT))
      .execute();
    for (const table of ['registrations', 'notifications', 'sessions'] as const)
      await db.deleteFrom(table).execute();
    await db
      .updateTable('people')
      .set({ email, locale })
      .where('id', '=', toPersonId(who))
      .execute();
    await register(1);
    expect((await register(who)).json()).toMatchObject({ mine: { state: 'waiting' } });
    await host.ask(1, 'DELETE', `events/${EVENT}/registration`);

    const now = new Date(FIRST_START.getTime() + HOUR_MS);
    const { mailer, look } = openMailer({
      db,
      transport: { kind: 'smtp', url: smtp.url },
      clock: () => now.getTime(),
    });
    const { signal } = new AbortController();
    await sendMailsAtOnce(
      { db, mail: mailer, portalOrigin: 'https://portal.example' },
      { now, signal },
    );
    await look();
    const mails = smtp.received.filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.message.text).toContain(words);
    await mailer.close();
  },
);
