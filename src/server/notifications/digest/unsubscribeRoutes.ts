import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Stopped, StoppedCategories } from '../../../shared/contract/digests';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { readStopToken, getStopSecret, type MailStop } from './stopToken';
import { resumeMails, stopMails } from './stopMails';

const BODY_LIMIT_BYTES = 4_096;
const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) });
interface TokenRequest {
  Params: Static<typeof TokenParams>;
}

/**
 * Neither a session nor the page's anti-forgery token: mail programs have none, and the signed
 * token says whose mails these are.
 */
const optionsOf = (summary: string, more: object = {}) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  config: {
    beforeTerms: true,
    whileClosed: true,
    ignoresBearer: true,
    isProvenByAddress: true,
  },
  schema: {
    tags: ['mails'],
    summary,
    params: TokenParams,
    response: { 200: Stopped, '4xx': ProblemSchema },
    ...more,
  },
});

/**
 * `/v1/unsubscribe/{token}`: stops the mails that its link came with (RFC 8058), and brings them
 * back. There is no GET: programs that open every link in a mail change nothing.
 */
export function unsubscribeRoutes(app: FastifyInstance, { db }: HostContext): void {
  const stopOf = async (token: string): Promise<MailStop> => {
    const stop = readStopToken(await getStopSecret(db), token);
    if (!stop) throw new Problem('linkInvalid');
    return stop;
  };

  app.delete<TokenRequest & { Body: StoppedCategories }>(
    '/unsubscribe/:token',
    optionsOf('Have mails come again that the link has stopped.', { body: StoppedCategories }),
    async ({ params, body }) => {
      const stop = await stopOf(params.token);
      return { rhythm: stop.rhythm, categories: await resumeMails(db, stop, body.categories) };
    },
  );

  void app.register(async (anyBody) => {
    // The body that a mail program sends along is of no interest, in whatever form.
    anyBody.removeAllContentTypeParsers();
    anyBody.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    anyBody.post<TokenRequest>(
      '/unsubscribe/:token',
      optionsOf('Stop the mails that the link came with; the same again changes nothing.'),
      async ({ params }) => {
        const stop = await stopOf(params.token);
        return { rhythm: stop.rhythm, categories: await stopMails(db, stop) };
      },
    );
  });
}
