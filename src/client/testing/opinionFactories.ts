import { findOpinionGroups, getPosition } from '../../opinions/opinionGroups';
import type { OpinionRun } from '../../opinions/opinionGroups';
import type { StatementOpinion } from '../../opinions/opinionMap';
import { measureStability, type Stability } from '../../opinions/stability';
import { type CastOptions, createCasts, createVoteRows } from '../../opinions/testing/madeUpVotes';
import {
  type AlikeAccounts,
  OPINION_LIMITS,
  type Opinions,
  type StatementOpinions,
} from '../../shared/contract/opinions';
import type { Locale } from '../../shared/locales';
import { createTextPicker, type Translations } from './sectionDetails';

/** Statements that people in a made-up dialogue about night buses could answer. */
const SAID: readonly Translations[] = [
  [
    'Buses should run all night on Fridays and Saturdays.',
    'ينبغي أن تسير الحافلات طوال الليل يومي الجمعة والسبت.',
    'Otobüsler cuma ve cumartesi geceleri sabaha kadar çalışmalı.',
  ],
  [
    'A night ticket may cost more than one for the day.',
    'لا بأس في أن تكون تذكرة الليل أغلى من تذكرة النهار.',
    'Gece bileti gündüz biletinden pahalı olabilir.',
  ],
  [
    'The harbour needs a stop that is well lit.',
    'يحتاج المرفأ إلى موقف جيد الإضاءة.',
    'Limana iyi aydınlatılmış bir durak gerekiyor.',
  ],
  [
    'Shared taxis would serve the hills better than buses.',
    'سيارات الأجرة المشتركة أنسب للتلال من الحافلات.',
    'Tepelere otobüsten çok dolmuş uygun olur.',
  ],
  [
    'People who live along the line have to be able to sleep.',
    'يجب أن يتمكن سكان الشوارع التي يمر بها الخط من النوم.',
    'Hat boyunca oturanlar uyuyabilmeli.',
  ],
];

/** Returns the text of a made-up statement. */
function getStatementText(number: number, locale: Locale): string {
  const { text } = createTextPicker(locale)(...SAID[number % SAID.length]!);
  return number < SAID.length ? text : `${text} (${number + 1})`;
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const USUAL: CastOptions = { participants: 128, statements: 22, camps: 3, density: 0.7, seed: 1 };
const AT = '2026-05-01T08:40:00Z';

const countsOf = ({ agrees, disagrees, seen }: StatementOpinion['groups'][number]) => ({
  agrees,
  disagrees,
  seen,
});

function divideOf({ groups }: StatementOpinion): number | null {
  const shares = groups.filter(({ seen }) => seen > 0).map(({ agrees, seen }) => agrees / seen);
  return shares.length < 2 ? null : Math.max(...shares) - Math.min(...shares);
}

/** Returns what the API answers for one statement of a run. */
const presentStatement = (said: StatementOpinion, locale: Locale): StatementOpinions => ({
  id: idOf(said.statement),
  number: said.statement,
  text: { text: getStatementText(said.statement, locale), lang: locale },
  counts: countsOf(said),
  groups: said.groups.map(countsOf),
  consensus: said.consensus,
  divide: divideOf(said),
  isMeta: said.state === 'meta',
  x: said.x,
  y: said.y,
});

/** Lists every statement of the usual dialogue. */
export const someStatementOpinions = (locale: Locale = 'en'): StatementOpinions[] =>
  runOf(USUAL).run.map.statements.map((said) => presentStatement(said, locale));

interface MadeUpRun {
  readonly run: OpinionRun;
  readonly stability: Stability | null;
}

const runs = new Map<string, MadeUpRun>();

/** Kept, since the same votes are asked for in many places and always give the same groups. */
function runOf(madeUp: CastOptions): MadeUpRun {
  const key = JSON.stringify(madeUp);
  const known = runs.get(key);
  if (known) return known;
  const votes = createVoteRows(createCasts(madeUp));
  const run = findOpinionGroups(votes);
  const found = { run, stability: measureStability(run, votes, [], { seed: 1, samples: 10 }) };
  runs.set(key, found);
  return found;
}

interface Wanted {
  readonly locale?: Locale;
  readonly madeUp?: Partial<CastOptions>;
  /** The number of the participant who reads. */
  readonly reader?: number;
}

/**
 * Opinions that the library has found in made-up votes, as the API answers them to a visitor unless
 * a reader is named.
 */
export function someOpinions({ locale = 'en', madeUp, reader }: Wanted = {}): Opinions {
  const { run, stability } = runOf({ ...USUAL, ...madeUp });
  const { map } = run;
  const statements = map.statements.map((said) => presentStatement(said, locale));
  const divided = statements
    .filter(({ divide }) => divide !== null)
    .sort((a, b) => b.divide! - a.divide!)
    .map(({ number }) => number);
  const listed = <T extends { readonly statement: number }>({ statement, ...rest }: T) => ({
    number: statement,
    ...rest,
  });
  const isReady = map.groups.length > 1;
  return {
    state: isReady ? 'ready' : 'gathering',
    missing: 0,
    version: 3,
    at: AT,
    participants: map.participants,
    grouped: map.grouped,
    votes: map.votes,
    groups: map.groups.map((group) => ({
      ...group,
      representative: group.representative.map(({ statement, side, ...one }) => ({
        number: statement,
        side,
        successes: one.successes,
        seen: one.seen,
        interval: [...one.interval],
        ratio: one.ratio,
      })),
    })),
    points: [...map.points],
    consensus: map.consensus.slice(0, OPINION_LIMITS.consensus),
    divided: divided.slice(0, OPINION_LIMITS.divided),
    majority: {
      agree: map.majority.agree.map((one) => ({ ...listed(one), interval: [...one.interval] })),
      disagree: map.majority.disagree.map((one) => ({
        ...listed(one),
        interval: [...one.interval],
      })),
    },
    statements,
    own: reader === undefined ? null : ownPlace(run, reader),
    stability: stability && {
      ...stability,
      groups: [...stability.groups],
      counts: [...stability.counts],
    },
    silhouettes: map.silhouettes.map(({ groups, value }) => ({ groups, silhouette: value })),
  };
}

function ownPlace(run: OpinionRun, reader: number): Opinions['own'] {
  const place = getPosition(run, reader);
  return place && { x: place.x, y: place.y, group: place.group };
}

const NOTHING = {
  groups: [],
  points: [],
  consensus: [],
  divided: [],
  majority: { agree: [], disagree: [] },
  statements: [],
  own: null,
  stability: null,
  silhouettes: [],
} satisfies Partial<Opinions>;

/** Returns the answer to a reader who has to answer more first. */
export const hiddenOpinions = (missing: number): Opinions => ({
  ...NOTHING,
  state: 'hidden',
  missing,
  version: 3,
  at: AT,
  participants: 128,
  grouped: 0,
  votes: 1_971,
});

/** Returns the answer while too few people have answered for two groups. */
export const gatheringOpinions = (participants: number): Opinions => ({
  ...NOTHING,
  state: 'gathering',
  missing: 0,
  version: participants > 0 ? 1 : 0,
  at: participants > 0 ? AT : null,
  participants,
  grouped: 0,
  votes: participants * 4,
});

/**
 * Accounts that gave the same answers, as the API answers to those who moderate; of two more groups
 * it does not tell.
 */
export const someAlikeAccounts = (locale: Locale = 'en'): AlikeAccounts => ({
  total: 4,
  groups: [
    { accounts: 17, answers: 23, from: '2026-04-20T09:00:00Z', to: '2026-04-20T11:00:00Z' },
    { accounts: 2, answers: 10, from: '2026-04-12T18:00:00Z', to: '2026-04-14T08:00:00Z' },
  ],
  effect: {
    all: [43, 42, 43].map((people, name) => ({ name, people })),
    single: [43, 66].map((people, name) => ({ name, people })),
    leave: [{ id: idOf(1), text: { text: getStatementText(1, locale), lang: locale } }],
    come: [{ id: idOf(4), text: { text: getStatementText(4, locale), lang: locale } }],
  },
});
