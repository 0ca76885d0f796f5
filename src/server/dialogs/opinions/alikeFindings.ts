import type { OpinionMap } from '../../../opinions/opinionMap';
import { findOpinionGroups } from '../../../opinions/opinionGroups';
import {
  ALIKE_LIMITS,
  type AlikeAccounts,
  OPINION_LIMITS,
} from '../../../shared/contract/opinions';
import { type AlikePeople, findAlikePeople } from './alikePeople';
import type { FileSource } from './publishedFile';
import { unpackVotes } from './voteBytes';

type Listed = AlikeAccounts['groups'][number];
type Sizes = NonNullable<AlikeAccounts['effect']>['all'];

/** Effect on the map of the accounts that answer alike; statements by their numbers. */
interface AlikeEffect {
  readonly all: Sizes;
  readonly single: Sizes;
  readonly leave: readonly number[];
  readonly come: readonly number[];
}

export interface AlikeFindings {
  readonly total: number;
  readonly groups: readonly Listed[];
  /** Null where there are none. */
  readonly effect: AlikeEffect | null;
}

const HOUR_MS = 3_600_000;

/** Finds when each of these participants voted first, in milliseconds. */
function firstVotes(
  pages: FileSource['pages'],
  participants: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const page of pages)
    for (const { participant, timestamp } of unpackVotes(page))
      if (participants.has(participant) && !first.has(participant))
        first.set(participant, timestamp);
  return first;
}

/**
 * Whole hours around the first votes: whoever writes a statement agrees with it at that moment, and
 * the portal tells when it was written and by whom, so that an exact moment could give an account
 * its name.
 */
function spanOf(moments: readonly number[]): Pick<Listed, 'from' | 'to'> {
  const first = Math.floor(Math.min(...moments) / HOUR_MS);
  const last = Math.floor(Math.max(...moments) / HOUR_MS) + 1;
  const textOf = (hour: number) => new Date(hour * HOUR_MS).toISOString();
  return { from: textOf(first), to: textOf(last) };
}

function listGroups(pages: FileSource['pages'], groups: readonly AlikePeople[]): Listed[] {
  const first = firstVotes(pages, new Set(groups.flatMap(({ participants }) => participants)));
  return groups.map(({ participants, answers }) => ({
    accounts: participants.length,
    answers,
    ...spanOf(participants.map((participant) => first.get(participant)!)),
  }));
}

/** Draws the map of some of the people, with the names that their groups have. */
function mapOf({ votes, states, run }: FileSource, people: Uint32Array): OpinionMap {
  const { components, nameOf } = run.memory;
  return findOpinionGroups(votes.pick(people), states, {
    components,
    nameOf: Uint8Array.from(people, (row) => nameOf[row]!),
  }).map;
}

const sizesOf = ({ groups }: OpinionMap): Sizes =>
  groups.map(({ name, people }) => ({ name, people }));
const sharedIn = ({ consensus }: OpinionMap) => consensus.slice(0, OPINION_LIMITS.consensus);
const missingIn = (numbers: readonly number[], others: readonly number[]) =>
  numbers.filter((number) => !others.includes(number));

/** Draws both maps anew, so that nothing but the copies sets them apart. */
function effectOf(source: FileSource, groups: readonly AlikePeople[]): AlikeEffect {
  const copies = new Set(groups.flatMap(({ participants }) => participants.slice(1)));
  const everybody = source.order;
  const all = mapOf(source, everybody);
  const single = mapOf(
    source,
    everybody.filter((row) => !copies.has(row)),
  );
  return {
    all: sizesOf(all),
    single: sizesOf(single),
    leave: missingIn(sharedIn(all), sharedIn(single)),
    come: missingIn(sharedIn(single), sharedIn(all)),
  };
}

/**
 * Finds the largest groups of accounts that answer alike, and the map with each group, listed or
 * not, as one account: the one that came first. No number of a participant is in it.
 */
export function findAlikeAccounts(source: FileSource): AlikeFindings {
  const groups = findAlikePeople(source.votes, source.states);
  return {
    total: groups.length,
    groups: listGroups(source.pages, groups.slice(0, ALIKE_LIMITS.listed)),
    effect: groups.length === 0 ? null : effectOf(source, groups),
  };
}
