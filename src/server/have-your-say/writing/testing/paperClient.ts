import { randomUUID } from 'node:crypto';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { PollPaper, PollRules, WrittenQuestion } from '../../../../shared/contract/papers';
import type { DemoPerson } from '../../../../demo/people';
import { FIRST_START, type TestHost } from '../../../testing/testHost';

export const DAY_MS = 24 * 3_600_000;
export const inDays = (days: number): string =>
  new Date(FIRST_START.getTime() + days * DAY_MS).toISOString();

export const OPEN_RULES: PollRules = {
  eligibility: 'signed_in',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'always',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: inDays(1),
  closesAt: inDays(8),
};

/** Creates a question that is whole; its ids are new. */
export const choiceOf = (...labels: string[]): WrittenQuestion => ({
  id: randomUUID(),
  type: 'choice',
  method: 'plurality',
  prompt: { en: 'Which one?' },
  help: null,
  required: true,
  conditions: [],
  settings: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  options: labels.map((label) => ({
    id: randomUUID(),
    label: { en: label },
    description: null,
    cost: null,
    startsAt: null,
  })),
});

interface Sent {
  readonly as?: DemoPerson;
  /** The Idempotency-Key; a new one unless it says otherwise. */
  readonly key?: string;
}

/** Writes polls through the routes of the host, as the builder does. */
export function openPaperClient(host: TestHost) {
  let sent = 0;

  const send = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object,
    { as = 'nadia', key = randomUUID() }: Sent = {},
  ) =>
    host.app.inject({
      method,
      url: `/v1/have-your-say${path}`,
      headers: { ...(await host.headersOf(as)), 'idempotency-key': key },
      // A client that writes this often at one address is asked to wait.
      remoteAddress: `10.2.${Math.floor(sent / 200)}.${(sent++ % 200) + 1}`,
      ...(payload && { payload }),
    });

  return {
    send,

    /** A draft of the city with all its texts and no paper. */
    async draft(slug: string): Promise<ContentSource> {
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
      });
      expect(response.statusCode).toBe(201);
      return response.json<ContentSource>();
    },

    read: async (slug: string) => (await send('GET', `/${slug}/paper`)).json<PollPaper>(),

    /** Writes the paper as it was read, with something else in it. */
    write: (slug: string, paper: PollPaper, more: object = {}, sending: Sent = {}) => {
      const { revision, rules, questions } = paper;
      return send('PUT', `/${slug}/paper`, { revision, rules, questions, ...more }, sending);
    },

    publish: (slug: string, revision: number) =>
      send('POST', `/${slug}/transitions`, { revision, act: 'publish' }),

    /**
     * A published poll with one question; it opens on the next day unless the rules say otherwise.
     */
    async published(slug: string, rules: Partial<PollRules> = {}): Promise<PollPaper> {
      await this.draft(slug);
      const change = {
        rules: { ...OPEN_RULES, ...rules },
        questions: [choiceOf('Trees', 'Benches', 'Lamps')],
      };
      const written = await this.write(slug, await this.read(slug), change);
      expect(written.json()).toMatchObject({ faults: [{ severity: 'warning' }, {}] });
      const response = await this.publish(slug, written.json<PollPaper>().revision);
      expect(response.statusCode).toBe(200);
      return this.read(slug);
    },
  };
}
