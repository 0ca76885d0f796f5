import type { Answers } from '../../../shared/ballots/answers';
import type { DetailPage } from '../../../shared/contract/content';
import {
  VOTER_KEY_HEADER,
  type OwnBallot,
  type PollDetails,
} from '../../../shared/contract/have-your-say';
import type { DemoPerson } from '../../../demo/people';
import type { TestHost } from '../../testing/testHost';

/**
 * Voter of a test: a person of the demonstration, or a visitor; with a token or the key of a device
 * where the poll wants one.
 */
export interface TestVoter {
  readonly as?: DemoPerson | number;
  readonly voterKey?: string;
  readonly token?: string;
  /** The Idempotency-Key; a new one unless it says otherwise. */
  readonly key?: string;
  readonly address?: string;
}

/** Reads and casts through the routes of the host, as a browser does. */
export function openBallotClient(host: TestHost) {
  let keys = 0;

  async function headersOf({ as, voterKey, key }: TestVoter): Promise<Record<string, string>> {
    const { authorization, ...antiForgery } = await host.headersOf(as ?? 'grace');
    return {
      ...antiForgery,
      ...(as === undefined || authorization === undefined ? {} : { authorization }),
      ...(voterKey === undefined ? {} : { [VOTER_KEY_HEADER]: voterKey }),
      'idempotency-key': key ?? `key-of-test-${keys++}`,
    };
  }

  const send = async (slug: string, answers: unknown, voting: TestVoter) => {
    const { token, address } = voting;
    return host.app.inject({
      method: 'POST',
      url: `/v1/have-your-say/${slug}/ballots`,
      headers: await headersOf(voting),
      ...(address === undefined ? {} : { remoteAddress: address }),
      payload: { answers, ...(token === undefined ? {} : { token }) },
    });
  };

  return {
    send,
    cast: (slug: string, answers: Answers, voting: TestVoter) => send(slug, answers, voting),

    /** Casts, and is taken in. */
    async taken(slug: string, answers: Answers, voting: TestVoter): Promise<OwnBallot> {
      const response = await send(slug, answers, voting);
      expect([response.statusCode, response.json()]).toEqual([201, expect.anything()]);
      return response.json();
    },

    /** Casts, and is refused with this status and code. */
    async refused(slug: string, answers: unknown, voting: TestVoter): Promise<string> {
      const response = await send(slug, answers, voting);
      expect(response.headers['content-type']).toContain('application/problem+json');
      const { status, code } = response.json<{ status: number; code: string }>();
      expect(status).toBe(response.statusCode);
      return `${status} ${code}`;
    },

    async read(slug: string, as?: DemoPerson | number): Promise<DetailPage<PollDetails>> {
      const headers = as === undefined ? {} : await host.headersOf(as);
      const response = await host.app.inject({ url: `/v1/have-your-say/${slug}`, headers });
      expect(response.statusCode).toBe(200);
      return response.json();
    },
  };
}
