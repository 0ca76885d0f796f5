import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { setAntiForgeryCookie } from '../../http/security';
import { startSmtpServer, type ReceivedMail } from '../../mail/testing/startSmtpServer';
import type { TokenResponse } from '../../../shared/contract/connect';
import { putLegalTextsInForce } from '../../testing/legalTexts';
import {
  FIRST_START,
  openTestHost,
  type TestHost,
  type TestHostOptions,
} from '../../testing/testHost';

export const PASSWORD = 'a quiet harbour';
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface AccountsHost extends TestHost {
  /** A write as a browser on the same origin sends it; `from` is its network address. */
  post(path: string, body: object, from?: string): Promise<LightMyRequestResponse>;
  /** A call of the account area with the access token of a session. */
  asOwner(
    tokens: TokenResponse,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  token(fields: Record<string, string>, from?: string): Promise<LightMyRequestResponse>;
  signIn(email: string, password?: string): Promise<TokenResponse>;
  refresh(refreshToken: string): Promise<LightMyRequestResponse>;
  /**
   * Lists the mails to an address once the host has settled. @throws Error when they are too few
   */
  mailsTo(email: string, count?: number): Promise<ReceivedMail[]>;
  /** The newest mail to an address, and the token of the link in it. */
  tokenTo(email: string, count?: number): Promise<string>;
  /** A confirmed account. */
  account(email: string, name?: string): Promise<void>;
}

const tokenIn = ({ message }: ReceivedMail): string =>
  /#token=([\w-]+)/.exec(message.text)?.[1] ?? 'no token in this mail';

/**
 * Opens the whole host with terms in force and a real mail server beside it. Every call comes from
 * an address of its own unless one is named.
 */
export async function openAccountsHost(options: TestHostOptions = {}): Promise<AccountsHost> {
  const smtp = await startSmtpServer();
  const host = await openTestHost({
    seed: 'none',
    mail: {
      transport: { kind: 'smtp', url: smtp.url },
      from: { name: 'Meydan', address: 'meydan@portal.example' },
    },
    ...options,
  });
  const isComplete = options.isNew || (options.seed ?? 'none') !== 'none';
  if (!isComplete) await putLegalTextsInForce(host.database.db, FIRST_START);
  host.app.get('/test/cookies', (request, reply) => {
    setAntiForgeryCookie(request, reply, false);
    return reply.send();
  });
  const { cookies } = await host.app.inject('/test/cookies');
  const antiForgery = {
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value,
    'user-agent': FIREFOX,
  };
  let callers = 0;
  const anyAddress = () => `10.0.${Math.floor(callers / 250)}.${(callers++ % 250) + 1}`;

  const post: AccountsHost['post'] = (path, body, from = anyAddress()) =>
    host.app.inject({
      method: 'POST',
      url: `/v1/${path}`,
      headers: antiForgery,
      remoteAddress: from,
      payload: body,
    });
  const token: AccountsHost['token'] = (fields, from = anyAddress()) =>
    host.app.inject({
      method: 'POST',
      url: '/connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': FIREFOX },
      remoteAddress: from,
      payload: new URLSearchParams(fields).toString(),
    });
  const mailsTo: AccountsHost['mailsTo'] = async (email, count = 1) => {
    await host.settled();
    const mails = smtp.received.filter(({ to }) => to.includes(email));
    if (mails.length < count) throw new Error(`there are not ${count} mails to ${email}`);
    return mails;
  };
  const tokenTo: AccountsHost['tokenTo'] = async (email, count = 1) =>
    tokenIn((await mailsTo(email, count)).at(-1)!);

  return {
    ...host,
    post,
    token,
    mailsTo,
    tokenTo,
    asOwner: ({ access_token }, method, path, body) =>
      host.app.inject({
        method,
        url: `/v1/${path}`,
        headers: {
          ...antiForgery,
          authorization: `Bearer ${access_token}`,
          'idempotency-key': randomUUID(),
        },
        ...(body ? { payload: body } : {}),
      }),
    async signIn(email, password = PASSWORD) {
      const response = await token({ grant_type: 'password', username: email, password });
      expect([response.statusCode, email]).toEqual([200, email]);
      return response.json<TokenResponse>();
    },
    refresh: (refreshToken) =>
      token({ grant_type: 'refresh_token', scope: 'offline_access', refresh_token: refreshToken }),
    async account(email, name = 'Deniz Ay') {
      const account = { name, email, password: PASSWORD, locale: 'en', termsVersion: 1 };
      await post('accounts', account);
      const confirmed = await post('accounts/confirm', { token: await tokenTo(email) });
      expect([confirmed.statusCode, email]).toEqual([204, email]);
    },
    async close() {
      await host.close();
      await smtp.close();
    },
  };
}
