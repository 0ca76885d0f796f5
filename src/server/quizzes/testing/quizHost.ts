import type { LightMyRequestResponse } from 'fastify';
import type { StoredQuiz } from '../../../shared/contract/quizzes';
import { DEFAULT_QUIZ_SETTINGS } from '../../../shared/quizzes/settings';
import { toPersonId } from '../../seed/seedContents';
import { openTestHost, type TestHost } from '../../testing/testHost';

const words = (en: string) => ({ en, ar: `${en} (ar)`, tr: `${en} (tr)` });
const asked = (en: string) => ({ prompt: words(en), explanation: words(`Why: ${en}`) });
const option = (en: string, correct: boolean) => ({ label: words(en), correct });

/** One question of each kind, with words that can be looked for in an answer. */
export const EVERY_KIND: StoredQuiz['questions'] = [
  {
    kind: 'single',
    ...asked('single?'),
    options: [option('mayor', false), option('council', true)],
  },
  {
    kind: 'multiple',
    ...asked('multiple?'),
    options: [option('taxes', true), option('fees', true), option('banknotes', false)],
  },
  {
    kind: 'trueFalse',
    ...asked('true?'),
    options: [option('True', false), option('False', true)],
  },
  {
    kind: 'ordering',
    ...asked('order?'),
    options: [words('first'), words('second'), words('third')],
  },
  {
    kind: 'matching',
    ...asked('match?'),
    pairs: [
      { item: words('bus'), match: words('road') },
      { item: words('tram'), match: words('rail') },
      { item: words('ferry'), match: words('sea') },
    ],
  },
  { kind: 'text', ...asked('text?'), accepted: [words('Lighthouse'), words('Beacon')] },
  { kind: 'number', ...asked('number?'), value: 411, tolerance: 9, unit: words('thousand') },
];

/** Pattern of texts that tell what is right, and must not be sent before an attempt is over. */
export const TELLING = /"correct"|Why:|Lighthouse|Beacon|\b411\b|"tolerance"|"right"|"spellings"/;

export interface QuizHost extends TestHost {
  /** A published quiz without time limit; give what matters. */
  add(slug: string, quiz?: Partial<StoredQuiz>, more?: object): Promise<string>;
  /** Asks as a resident, by number, or as a visitor; the path goes on behind `/v1/quizzes`. */
  ask(
    who: number | null,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
}

/** Number of residents: numbers below it are theirs. */
export const RESIDENTS = 12;

/** Opens a host with residents and quizzes of its own, without the demonstration. */
export async function openQuizHost(): Promise<QuizHost> {
  const host = await openTestHost({ seed: 'none' });
  const { db } = host.database;
  const residents = Array.from({ length: RESIDENTS }, (_, number) => ({
    id: toPersonId(number),
    name: `Resident ${number}`,
  }));
  await db.insertInto('people').values(residents).execute();
  let count = 0;

  const add: QuizHost['add'] = async (slug, quiz = {}, more = {}) => {
    count += 1;
    const details: StoredQuiz = {
      ...DEFAULT_QUIZ_SETTINGS,
      bands: [],
      timeLimitSeconds: null,
      passMarkPercent: 60,
      attemptLimit: null,
      questions: EVERY_KIND,
      ...quiz,
    };
    const { id } = await db
      .insertInto('contents')
      .values({
        section: 'quizzes',
        kind: 'quiz',
        ref: `HC-QUIZ-2026-${count}`,
        slug,
        title: JSON.stringify(words(slug)),
        summary: JSON.stringify(words('A quiz')),
        body: JSON.stringify(words('About it')),
        details: JSON.stringify(details),
        original_locale: 'en',
        status: 'published',
        visibility: 'public',
        author_kind: 'organisation',
        author_person_id: null,
        author_content_id: null,
        topics: [],
        area: null,
        published_at: new Date('2026-01-01'),
        created_by: null,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const ask: QuizHost['ask'] = async (who, method, path, body) => {
    const { authorization, ...antiForgery } = await host.headersOf(who ?? 0);
    return host.app.inject({
      method,
      url: `/v1/quizzes${path}`,
      headers: { ...antiForgery, ...(who !== null && { authorization: authorization! }) },
      ...(body && { payload: body }),
    });
  };
  return { ...host, add, ask };
}
