import { randomUUID } from 'node:crypto';
import type { ContentSource } from '../../../shared/contract/editing';
import type { QuizPaper, QuizSettings } from '../../../shared/contract/quizPapers';
import type { DemoPerson } from '../../../demo/people';
import { DEFAULT_QUIZ_SETTINGS } from '../../../shared/quizzes/settings';
import type { TestHost } from '../../testing/testHost';

export const SETTINGS: QuizSettings = {
  ...DEFAULT_QUIZ_SETTINGS,
  bands: [],
  timeLimitSeconds: null,
  passMarkPercent: 60,
  attemptLimit: null,
  opensAt: null,
  closesAt: null,
};

interface Sent {
  readonly as?: DemoPerson;
  /** The Idempotency-Key; a new one unless it says otherwise. */
  readonly key?: string;
}

/** Writes quizzes through the routes of the host, as the page does. */
export function openQuizClient(host: TestHost) {
  const send = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object,
    { as = 'nadia', key = randomUUID() }: Sent = {},
  ) =>
    host.app.inject({
      method,
      url: `/v1/quizzes${path}`,
      headers: { ...(await host.headersOf(as)), 'idempotency-key': key },
      ...(payload && { payload }),
    });

  const read = async (slug: string) => (await send('GET', `/${slug}/paper`)).json<QuizPaper>();

  return {
    send,
    read,

    /** A draft of the city with all its texts and no question. */
    async draft(slug: string, more: object = {}): Promise<ContentSource> {
      const response = await send('POST', '', {
        title: { en: 'Any' },
        summary: { en: 'Any.' },
        body: { en: 'Any.' },
        slug,
        originalLocale: 'en',
        topics: [],
        area: null,
        visibility: 'public',
        author: 'organisation',
        ...more,
      });
      expect(response.statusCode).toBe(201);
      return response.json<ContentSource>();
    },

    /** Writes the quiz as it was read, with something else in it. */
    write: (slug: string, paper: QuizPaper, more: object = {}, sending: Sent = {}) => {
      const { revision, settings, questions } = paper;
      return send('PUT', `/${slug}/paper`, { revision, settings, questions, ...more }, sending);
    },

    publish: (slug: string, revision: number) =>
      send('POST', `/${slug}/transitions`, { revision, act: 'publish' }),
  };
}
