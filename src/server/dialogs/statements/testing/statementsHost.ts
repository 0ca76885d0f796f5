import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  NextStatement,
  NewStatement,
  Statement,
  StatementPage,
  VoteAnswer,
} from '../../../../shared/contract/statements';
import {
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../../../comments/testing/commentsHost';
import type { TestHostOptions } from '../../../testing/testHost';

export type { Who };

export interface DialogMaking {
  readonly moderation?: 'open' | 'strict';
  readonly resultsAfter?: number;
  readonly opensAt?: Date;
  readonly closesAt?: Date;
  readonly visibility?: string;
  readonly status?: string;
  /** Number of statements of the staff that are there, numbered from 0. */
  readonly seeds?: number;
}

export interface StatementsHost extends CommentsHost {
  /** Makes a dialog of statements; returns its slug. */
  dialog(making?: DialogMaking): Promise<string>;
  /**
   * Writes a statement three quarters of a minute after the last one; fails where it is refused.
   */
  state(slug: string, who: Who, text: string, more?: Partial<NewStatement>): Promise<Statement>;
  /** Answers a statement; fails where it is refused. */
  answer(slug: string, who: Who, id: string, vote: number): Promise<VoteAnswer>;
  statements(slug: string, who: Who, query?: string): Promise<StatementPage>;
  statement(slug: string, who: Who, id: string): Promise<Statement>;
  next(slug: string, who: Who): Promise<NextStatement>;
  /** Hides a statement as moderation does. */
  hide(id: string): Promise<void>;
}

const WRITING_MS = 45_000;

/** Reads the status and the code of a refusal. */
export async function readRefusal(answer: ReturnType<CommentsHost['ask']>): Promise<string> {
  const { statusCode, body } = await answer;
  const { code = '' } = body === '' ? {} : (JSON.parse(body) as { code?: string });
  return `${statusCode} ${code}`.trim();
}

/** Opens the host with a shorthand for what people do with statements. */
export async function openStatementsHost(options: TestHostOptions = {}): Promise<StatementsHost> {
  const host = await openCommentsHost(options);
  const { db } = host.database;

  const read = async <T>(who: Who, path: string): Promise<T> => {
    const answer = await host.ask(who, 'GET', `dialogs/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<T>();
  };

  async function addSeeds(slug: string, count: number): Promise<void> {
    await sql`
      with written as (
        insert into statements (content_id, number, lang, is_seed, created_at)
        select contents.id, number, 'en', true, ${new Date(host.clock())}
        from contents, generate_series(0, ${count}::int - 1) as number where slug = ${slug}
        returning id, content_id, number)
      insert into statement_texts (statement_id, content_id, lang, body, letters)
      select id, content_id, 'en', 'Seed number ' || number, 'seednumber' || number from written`.execute(
      db,
    );
    await sql`
      insert into statement_dialogs (content_id, statements, shown, revision)
      select id, ${count}::int, ${count}::int, 1 from contents where slug = ${slug}`.execute(db);
  }

  return {
    ...host,
    async dialog({ moderation = 'open', resultsAfter = 0, seeds = 0, ...more } = {}) {
      const slug = `statements-${randomUUID()}`;
      const details = {
        mode: 'statements',
        layout: 'single',
        instructions: { en: 'Be brief.' },
        conclusions: null,
        updates: [],
        moderation,
        resultsAfter,
        following: [],
      };
      const { opensAt = null, closesAt = null, visibility = 'public', status = 'published' } = more;
      await sql`
        insert into contents (section, kind, ref, slug, title, summary, body, details, original_locale, status,
          visibility, author_kind, published_at, opens_at, closes_at)
        values ('dialogs', 'dialog', ${slug}, ${slug}, '{"en": "A dialog"}', '{}', '{}', ${JSON.stringify(details)},
          'en', ${status}, ${visibility}, 'organisation', ${new Date(0)}, ${opensAt}, ${closesAt})`.execute(
        db,
      );
      if (seeds > 0) await addSeeds(slug, seeds);
      return slug;
    },
    async state(slug, who, text, more = {}) {
      host.setNow(new Date(host.clock() + WRITING_MS));
      const body = { text, lang: 'en', ...more };
      const answer = await host.ask(who, 'POST', `dialogs/${slug}/statements`, body);
      expect([text, answer.statusCode]).toEqual([text, 201]);
      return answer.json<Statement>();
    },
    async answer(slug, who, id, vote) {
      const path = `dialogs/${slug}/statements/${id}/vote`;
      const answer = await host.ask(who, 'PUT', path, { vote });
      expect([vote, answer.statusCode]).toEqual([vote, 200]);
      return answer.json<VoteAnswer>();
    },
    statements: (slug, who, query = '') => read(who, `${slug}/statements?${query}`),
    statement: (slug, who, id) => read(who, `${slug}/statements/${id}`),
    next: (slug, who) => read(who, `${slug}/statements/next`),
    async hide(id) {
      await sql`
        with hidden as (
          update statements set state = 'hidden', hidden_for = 'spam' where id = ${id} returning content_id)
        update statement_dialogs set shown = shown - 1, revision = revision + 1
        from hidden where statement_dialogs.content_id = hidden.content_id`.execute(db);
    },
  };
}
