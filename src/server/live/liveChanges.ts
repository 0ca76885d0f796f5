import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { ContentSection } from '../../shared/sections';
import type { OpenDatabase } from '../db/openDatabase';
import type { Tables } from '../db/tables';

/** Listeners to changes of a content, or of a person. */
class Listeners<Change extends { readonly id: string }> {
  readonly #byContent = new Map<string, Set<(change: Change) => void>>();

  /** @returns the end of it */
  add(contentId: string, listener: (change: Change) => void): () => void {
    const set = this.#byContent.get(contentId) ?? new Set();
    this.#byContent.set(contentId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#byContent.delete(contentId);
    };
  }

  tell(change: Change): void {
    this.#byContent.get(change.id)?.forEach((listener) => listener(change));
  }
}

const CHANNEL = 'content_changed';
const OPINIONS_CHANNEL = 'opinions_changed';
/** Channel whose payload is a JSON list of the ids of people whose notifications changed. */
const NOTIFICATIONS_CHANNEL = 'notifications_changed';
/** Told by triggers, with the id of whoever may see less than before. */
const ACCESS_CHANNEL = 'access_changed';

/**
 * That something changed and how far it is now; never what, so that nothing leaks past the
 * permission of a read.
 */
export interface ContentChange {
  readonly id: string;
  readonly section: ContentSection;
  readonly version: number;
  /**
   * True if only a number grew: ballots, comments, reactions. For the hosts; browsers are not told.
   */
  readonly isCount?: true;
}

/** That the map of a dialog was drawn anew, and its version. */
export interface OpinionsChange {
  readonly id: string;
  readonly version: number;
}

type Listener = (change: ContentChange) => void;

/** Tells every host of this database, once the transaction it is called in commits. */
export const announceChange = (db: Kysely<Tables>, change: ContentChange): Promise<void> =>
  announceChanges(db, [change]);

/**
 * Number of ids that fit the payload of one announcement, which the database limits to 8,000 bytes.
 */
const ANNOUNCED_TOGETHER = 150;

/**
 * Announces to the people whose id is the `person_id` of this query that they have other
 * notifications.
 */
export const announceToPeople = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select pg_notify(${NOTIFICATIONS_CHANNEL}, json_agg(person_id)::text)
  from (
    select person_id, (row_number() over (order by person_id) - 1) / ${ANNOUNCED_TOGETHER}::int as batch
    from (${people}) as announced
  ) as batched group by batch`;

/**
 * Announces changes of several contents, in one statement. A host that has not read yet what it was
 * told of one counts anew: it may not hold any more, or hold again.
 */
export async function announceChanges(
  db: Kysely<Tables>,
  changes: readonly ContentChange[],
): Promise<void> {
  const payloads = changes.map((change) => JSON.stringify(change));
  const changed = changes.filter(({ isCount }) => !isCount).map(({ id }) => id);
  const toReaders = announceToPeople(sql`
    select distinct person_id from notifications where content_id = any(${changed}::uuid[]) and read_at is null`);
  await sql`
    select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload
    ${changed.length > 0 ? sql`union all (${toReaders})` : sql``}`.execute(db);
}

/** Tells every host of a new map, once the transaction it is called in commits. */
export async function announceOpinions(db: Kysely<Tables>, change: OpinionsChange): Promise<void> {
  await sql`select pg_notify(${OPINIONS_CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}

/**
 * Tells every host that this person has other notifications, once the transaction it is called in
 * commits.
 */
export async function announceNotifications(db: Kysely<Tables>, personId: string): Promise<void> {
  await sql`select pg_notify(${NOTIFICATIONS_CHANNEL}, ${JSON.stringify([personId])})`.execute(db);
}

export interface LiveChanges {
  /**
   * Calls `listener` with every later change of this content, from any host. Returns the end of it.
   */
  subscribe(contentId: string, listener: Listener): () => void;
  /** Calls `listener` with every later map of this dialog, from any host. Returns the end of it. */
  subscribeOpinions(contentId: string, listener: (change: OpinionsChange) => void): () => void;
  /**
   * Calls `listener` whenever this person is told of something, or has read it, on any host.
   * Returns the end of it.
   */
  subscribeNotifications(personId: string, listener: () => void): () => void;
  /** Calls `listener` when a session of this person ends or they may see less; returns its end. */
  subscribeAccess(personId: string, listener: () => void): () => void;
  /** Calls `listener` with every later change of any content, for the life of the host. */
  onAnyChange(listener: Listener): void;
  /**
   * Calls `listener` when changes may have gone unheard, because the database was away. Returns the
   * end of it.
   */
  onGap(listener: () => void): () => void;
}

/** Opens one listening connection for each kind of change; browsers are served from memory. */
export async function openLiveChanges(database: OpenDatabase): Promise<LiveChanges> {
  const [changes, opinions] = [new Listeners<ContentChange>(), new Listeners<OpinionsChange>()];
  const people = new Listeners<{ readonly id: string }>();
  const access = new Listeners<{ readonly id: string }>();
  const general: Listener[] = [];
  const gaps = new Set<() => void>();
  const onGap = () => gaps.forEach((listener) => listener());
  const listen = (channel: string, hear: (payload: string) => void) =>
    database.listen(channel, hear, onGap);
  await listen(CHANNEL, (payload) => {
    const change = JSON.parse(payload) as ContentChange;
    changes.tell(change);
    general.forEach((listener) => listener(change));
  });
  await listen(OPINIONS_CHANNEL, (payload) => opinions.tell(JSON.parse(payload) as OpinionsChange));
  await listen(NOTIFICATIONS_CHANNEL, (payload) =>
    (JSON.parse(payload) as string[]).forEach((id) => people.tell({ id })),
  );
  await listen(ACCESS_CHANNEL, (id) => access.tell({ id }));
  return {
    onAnyChange: (listener) => void general.push(listener),
    onGap(listener) {
      gaps.add(listener);
      return () => void gaps.delete(listener);
    },
    subscribe: (contentId, listener) => changes.add(contentId, listener),
    subscribeOpinions: (contentId, listener) => opinions.add(contentId, listener),
    subscribeNotifications: (personId, listener) => people.add(personId, listener),
    subscribeAccess: (personId, listener) => access.add(personId, listener),
  };
}
