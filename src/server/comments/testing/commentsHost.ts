import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Comment, CommentPage, NewComment } from '../../../shared/contract/comments';
import type { DemoPerson } from '../../../demo/people';
import { openTestHost, type TestHost, type TestHostOptions } from '../../testing/testHost';

/** A demonstration person, a resident by number, or null: a visitor. */
export type Who = DemoPerson | number | null;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const WRITING_MS = 15_000;

/** A dialog that is open. */
export const DIALOG = 'dialogs/waterfront-change';

export interface CommentsHost extends TestHost {
  ask(
    who: Who,
    method: Method,
    path: string,
    ...more: [body?: object, headers?: Readonly<Record<string, string>>]
  ): Promise<LightMyRequestResponse>;
  /**
   * Writes a comment a quarter of a minute after the last one, and answers it; fails where it is
   * refused.
   */
  write(who: Who, body: string, more?: Partial<NewComment> & { place?: string }): Promise<Comment>;
  /** One page of comments; `query` begins with what stands after the question mark. */
  list(who: Who, query?: string, place?: string): Promise<CommentPage>;
  comment(who: Who, id: string, place?: string): Promise<Comment>;
}

/** Opens the host with a shorthand for what people do with comments. */
export async function openCommentsHost(options: TestHostOptions = {}): Promise<CommentsHost> {
  const host = await openTestHost(options);
  // People who have not accepted the terms are refused for that reason alone.
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();

  const { authorization: _none, ...visitor } = await host.headersOf('grace');

  let requests = 0;
  // Each from an address of its own: writes are limited by address as well.
  const nextAddress = () => `10.1.${(requests += 1) >> 8}.${requests & 255}`;

  const ask: CommentsHost['ask'] = async (who, method, path, ...[body, headers]) =>
    host.app.inject({
      method,
      url: `/v1/${path}`,
      remoteAddress: nextAddress(),
      headers: {
        ...(who === null ? visitor : await host.headersOf(who)),
        'idempotency-key': randomUUID(),
        ...headers,
      },
      ...(body && { payload: body }),
    });
  const read = async <T>(who: Who, path: string): Promise<T> => {
    const answer = await ask(who, 'GET', path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<T>();
  };

  return {
    ...host,
    ask,
    async write(who, body, { place = DIALOG, ...more } = {}) {
      host.setNow(new Date(host.clock() + WRITING_MS));
      const answer = await ask(who, 'POST', `${place}/comments`, { body, lang: 'en', ...more });
      expect([body, answer.statusCode]).toEqual([body, 201]);
      return answer.json<Comment>();
    },
    list: (who, query = '', place = DIALOG) => read(who, `${place}/comments?${query}`),
    comment: async (who, id, place = DIALOG) => {
      const path = await read<{ items: Comment[] }>(who, `${place}/comments/${id}`);
      return path.items.at(-1)!;
    },
  };
}
