import type { SortitionFile, SortitionPage } from '../../shared/contract/sortitions';
import { hashCommitment, runSortition, hashList, numberLines } from '../../shared/sortition/pool';

const ID = '00000000-0000-8000-8000-0000000000d1';
export const SORTITION_PATH = `/committees/budget/draws/${ID}`;
const SEED = [[4, 8, 15, 16, 23, 42]];
const text = (words: string) => ({ text: words, lang: 'en' }) as const;
const STRATA = [{ name: '', label: text(''), places: 2, substitutes: 1 }];
const SOURCES = [{ text: text('National lottery, six numbers'), values: 6 }];

const LIST = numberLines(
  Array.from({ length: 9 }, (_, index) => ({
    stratum: '',
    commitment: hashCommitment(`id-${index}`, 'salt'),
  })),
);
const [DRAWN] = runSortition(LIST, STRATA, SEED);

/** Creates the file with all that is needed to draw again. */
export const aSortitionFile = (more: Partial<SortitionFile> = {}): SortitionFile => ({
  draw: ID,
  sources: SOURCES,
  strata: STRATA.map(({ label: _label, ...rest }) => rest),
  list: LIST,
  listDigest: hashList(LIST),
  seed: SEED,
  result: [{ name: '', key: DRAWN!.key, drawn: [...DRAWN!.drawn], standby: [...DRAWN!.standby] }],
  ...more,
});

/** Creates a draw that was carried out; nobody asks who has to do with it. */
export const aSortition = (more: Partial<SortitionPage> = {}): SortitionPage => ({
  id: ID,
  title: text('Two residents'),
  state: 'drawn',
  places: 2,
  opensAt: '2026-03-01T09:00:00Z',
  closesAt: '2026-03-20T09:00:00Z',
  drawnAt: '2026-03-22T09:00:00Z',
  strata: STRATA,
  sources: SOURCES,
  seed: SEED,
  committee: { slug: 'budget', title: text('Budget Committee') },
  forVerified: false,
  answerDays: 7,
  pool: 9,
  listDigest: hashList(LIST),
  result: [...DRAWN!.drawn, ...DRAWN!.standby].map((ticket, index) => ({
    ticket,
    stratum: '',
    place: index + 1,
    name: index === 0 ? 'Leyla' : null,
    state: index < 2 ? 'accepted' : 'standby',
  })),
  cancelReason: null,
  mine: null,
  mayVolunteer: false,
  desk: null,
  ...more,
});

/** Creates the same draw while people put themselves forward. */
export const anOpenSortition = (more: Partial<SortitionPage> = {}): SortitionPage =>
  aSortition({
    state: 'open',
    drawnAt: null,
    listDigest: null,
    seed: null,
    result: [],
    mayVolunteer: true,
    ...more,
  });
