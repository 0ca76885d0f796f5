import { openCommentsHost, type CommentsHost } from '../comments/testing/commentsHost';
import { startSmtpServer } from '../mail/testing/startSmtpServer';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let host: CommentsHost;
beforeAll(async () => {
  smtp = await startSmtpServer();
  host = await openCommentsHost({
    mail: {
      transport: { kind: 'smtp', url: smtp.url },
      from: { name: 'Meydan', address: 'meydan@portal.example' },
    },
  });
});
afterAll(async () => {
  await host.close();
  await smtp.close();
});

/** A lead of the team. */
const LEAD = 53;

test.each([
  ['Tenants of the harbour: north/south', 'Tenants of the harbour', 'tenants-circle'],
  ['Tenants of the harbour', 'tenants-circle', 'Tenants of the harbour'],
  ['Your prize: https://x', 'https://x', 'tenants-circle'],
  ['Look at www.evil.example', 'evil', 'tenants-circle'],
])(
  'the mail that invites to the team %j is without %j and names it %j',
  async (en, absent, named) => {
    await host.database.db
      .updateTable('contents')
      .set({ title: JSON.stringify({ en }) })
      .where('slug', '=', 'tenants-circle')
      .execute();
    const email = `${Buffer.from(en).toString('hex')}@one.example`.slice(-60);
    await host.ask(LEAD, 'POST', 'teams/tenants-circle/invitations', {
      emails: [email],
      locale: 'en',
    });
    await host.settled();
    const [mail] = smtp.received.filter(({ to }) => to.includes(email));
    expect(mail!.message.text).toContain(`> \u2068${named}\u2069`);
    expect(mail!.message.text).not.toContain(absent);
  },
);
