import { toCityDay } from '../city/currentSettings';
import { REGISTRATION_TEXTS } from '../../shared/contract/installation';
import { LOCALE_CODES } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import { announceChange } from '../live/liveChanges';

/** Puts terms and a privacy policy in force today, in every language: people can register. */
export async function putLegalTextsInForce(db: Database, now: Date): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(LOCALE_CODES.map((code) => [code, `In ${code}`])));
  for (const kind of REGISTRATION_TEXTS) {
    const effectiveOn = toCityDay(now.getTime());
    const { id, version } = await db
      .insertInto('contents')
      .values({
        section: 'legal',
        kind,
        slug: `${kind}-v1`,
        original_locale: 'en',
        ref: `TEST-${kind}`,
        title: text,
        summary: text,
        body: text,
        details: JSON.stringify({ versionNumber: 1, effectiveOn, whatChanged: null }),
        search_text: '',
        visibility: 'public',
        topics: [],
        status: 'published',
        author_kind: 'organisation',
        published_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await announceChange(db, { id, section: 'legal', version });
  }
}
