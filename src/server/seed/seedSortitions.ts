import type { StoredStratum } from '../../shared/contract/sortitions';
import { hashCommitment, runSortition, hashList, numberLines } from '../../shared/sortition/pool';
import { stableFraction, stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { SeedSortition } from './schemas';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

const SALT_DIGITS = 32;
const SHARE_PUBLIC = 0.7;

export const sortitionId = (key: string): string => stableId('draw', key);

const stratumOf = ({ places, substitutes }: SeedSortition): StoredStratum => ({
  name: '',
  label: {},
  places,
  substitutes,
});

const saltOf = (id: string): string =>
  Array.from({ length: SALT_DIGITS }, (_, digit) =>
    Math.floor(stableFraction('salt', id, digit) * 16).toString(16),
  ).join('');

/** Residents from `first` on who put themselves forward. */
function volunteersOf({ key, volunteers: { first, count, at } }: SeedSortition, seeding: Seeding) {
  const draw = sortitionId(key);
  return Array.from({ length: count }, (_, index) => {
    const id = stableId('volunteer', draw, index);
    const salt = saltOf(id);
    return {
      id,
      draw_id: draw,
      person_id: toPersonId(first + index),
      stratum: '',
      salt,
      commitment: hashCommitment(id, salt),
      volunteered_at: seeding.calendar.dateTime(at),
      is_public: stableFraction('public', id) < SHARE_PUBLIC,
    };
  });
}

type Volunteer = ReturnType<typeof volunteersOf>[number];

/**
 * Draws: who has been drawn has accepted; the others stand by, or were not drawn. Returns the
 * volunteers with their tickets, and the digest of the list.
 */
function drawFrom(volunteers: readonly Volunteer[], stratum: StoredStratum, seed: number[][]) {
  const list = numberLines(volunteers);
  const ticketOf = new Map(list.map(({ commitment, ticket }) => [commitment, ticket]));
  const order = runSortition(list, [stratum], seed).flatMap(({ drawn, standby }) => [
    ...drawn,
    ...standby,
  ]);
  const stateAt = (place: number) => {
    if (place === 0) return 'pool' as const;
    return place <= stratum.places ? ('accepted' as const) : ('standby' as const);
  };
  const rows = volunteers.map((row) => {
    const ticket = ticketOf.get(row.commitment) ?? 0;
    const place = order.indexOf(ticket) + 1;
    return { ...row, ticket, place: place || null, state: stateAt(place) };
  });
  return { rows, digest: hashList(list) };
}

async function seedSortition(
  seeding: Seeding,
  committee: string,
  sortition: SeedSortition,
): Promise<void> {
  const { db, calendar } = seeding;
  const { key, title, forVerified, source, answerDays, createdBy, drawn } = sortition;
  const closesAt = calendar.dateTime(sortition.closesAt);
  const volunteers = volunteersOf(sortition, seeding);
  const seed = [drawn?.numbers ?? []];
  const result = drawn && drawFrom(volunteers, stratumOf(sortition), seed);
  await insertAll(db, 'draws', [
    {
      id: sortitionId(key),
      content_id: toContentId('committees', committee),
      for_verified: forVerified,
      sources: JSON.stringify([source]),
      answer_days: answerDays,
      created_by: toPersonId(createdBy),
      title: JSON.stringify(title),
      strata: JSON.stringify([stratumOf(sortition)]),
      created_at: calendar.dateTime(sortition.createdAt),
      opens_at: calendar.dateTime(sortition.opensAt),
      closes_at: closesAt,
      ...(drawn && {
        frozen_at: closesAt,
        list_digest: result!.digest,
        seed: JSON.stringify(seed),
        drawn_at: calendar.dateTime(drawn.at),
        seed_by: toPersonId(createdBy),
        confirmed_by: toPersonId(drawn.confirmedBy),
      }),
    },
  ]);
  await insertAll(db, 'draw_volunteers', result?.rows ?? volunteers);
}

/** Seeds draws by lot of committees: carried out, or open to who puts themselves forward. */
export async function seedSortitions(seeding: Seeding): Promise<void> {
  for (const { slug, sortitions = [] } of seeding.demo.contents.committees)
    for (const sortition of sortitions) await seedSortition(seeding, slug, sortition);
}
