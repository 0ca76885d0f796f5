import type { StoredSource, StoredStratum } from '../../../shared/contract/sortitions';
import type { Localized } from '../../../shared/contract/text';
import {
  hashCommitment,
  runSortition,
  hashList,
  numberLines,
} from '../../../shared/sortition/pool';
import type { Database } from '../openDatabase';
import { stableFraction, stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import { addDays } from './types';

const DRAWN = stableId('draw', 'budget residents');
export const OPEN_SORTITION = stableId('draw', 'budget jury');
const SALT_DIGITS = 32;
const SHARE_PUBLIC = 0.7;

const SOURCE: StoredSource = {
  text: {
    en: 'The six numbers of the first draw of the national lottery after the list has closed',
    ar: 'الأرقام الستة لأول سحب لليانصيب الوطني بعد إغلاق القائمة',
    tr: 'Liste kapandıktan sonraki ilk millî piyango çekilişinin altı sayısı',
  },
  values: 6,
};
const SEED = [[7, 11, 23, 30, 41, 48]];
const stratum = (places: number, substitutes: number): StoredStratum => ({
  name: '',
  label: {},
  places,
  substitutes,
});

const TITLES = {
  drawn: {
    en: 'Three residents for the Budget Committee',
    ar: 'ثلاثة من السكان للجنة الميزانية',
    tr: 'Bütçe Komitesi için üç sakin',
  },
  open: {
    en: 'A jury of seven for the neighbourhood budgets',
    ar: 'هيئة محلفين من سبعة أشخاص لميزانيات الأحياء',
    tr: 'Mahalle bütçeleri için yedi kişilik jüri',
  },
} as const satisfies Readonly<Record<string, Localized>>;

const saltOf = (id: string): string =>
  Array.from({ length: SALT_DIGITS }, (_, digit) =>
    Math.floor(stableFraction('salt', id, digit) * 16).toString(16),
  ).join('');

/** Residents from `first` on who put themselves forward. */
const volunteersOf = (draw: string, first: number, count: number, at: Date) =>
  Array.from({ length: count }, (_, index) => {
    const id = stableId('volunteer', draw, index);
    const salt = saltOf(id);
    return {
      id,
      draw_id: draw,
      person_id: toPersonId(first + index),
      stratum: '',
      salt,
      commitment: hashCommitment(id, salt),
      volunteered_at: at,
      is_public: stableFraction('public', id) < SHARE_PUBLIC,
    };
  });

/**
 * Makes the rows of a draw: who has been drawn has accepted; the others stand by, or were not
 * drawn.
 */
function drawnRows(calendar: Calendar) {
  const volunteers = volunteersOf(DRAWN, 20, 40, calendar.dateTime(addDays(-60)));
  const list = numberLines(volunteers);
  const ticketOf = new Map(list.map(({ commitment, ticket }) => [commitment, ticket]));
  const places = stratum(3, 4);
  const order = runSortition(list, [places], SEED).flatMap(({ drawn, standby }) => [
    ...drawn,
    ...standby,
  ]);
  const stateAt = (place: number) => {
    if (place === 0) return 'pool' as const;
    return place <= places.places ? ('accepted' as const) : ('standby' as const);
  };
  const rows = volunteers.map((row) => {
    const ticket = ticketOf.get(row.commitment) ?? 0;
    const place = order.indexOf(ticket) + 1;
    return { ...row, ticket, place: place || null, state: stateAt(place) };
  });
  return { rows, digest: hashList(list), places };
}

/**
 * Draws by lot of the Budget Committee: one that was carried out, and one that people can put
 * themselves forward for.
 */
export async function seedSortitions(db: Database, calendar: Calendar): Promise<void> {
  const { rows, digest, places } = drawnRows(calendar);
  const shared = {
    content_id: toContentId('committees', 'budget-committee'),
    for_verified: true,
    sources: JSON.stringify([SOURCE]),
    answer_days: 7,
    created_by: toPersonId('nadia'),
  };
  const moment = (days: number) => calendar.dateTime(addDays(days));
  await insertAll(db, 'draws', [
    {
      ...shared,
      id: DRAWN,
      title: JSON.stringify(TITLES.drawn),
      strata: JSON.stringify([places]),
      created_at: moment(-70),
      opens_at: moment(-69),
      closes_at: moment(-50),
      frozen_at: moment(-50),
      list_digest: digest,
      seed: JSON.stringify(SEED),
      drawn_at: moment(-48),
      seed_by: toPersonId('nadia'),
      confirmed_by: toPersonId('admin'),
    },
  ]);
  await insertAll(db, 'draws', [
    {
      ...shared,
      id: OPEN_SORTITION,
      title: JSON.stringify(TITLES.open),
      for_verified: false,
      strata: JSON.stringify([stratum(7, 7)]),
      created_at: moment(-6),
      opens_at: moment(-5),
      closes_at: moment(16),
    },
  ]);
  await insertAll(db, 'draw_volunteers', rows);
  await insertAll(db, 'draw_volunteers', volunteersOf(OPEN_SORTITION, 70, 18, moment(-3)));
}
