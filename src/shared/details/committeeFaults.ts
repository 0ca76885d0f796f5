import type { WrittenCategory, WrittenCommittee } from '../contract/writtenCommittee';
import { fold } from '../fold';
import { LOCALE_CODES, type Locale } from '../locales';
import { isUsualDay, type DetailFault } from './detailFaults';

/** Names the field of a category, by its key. */
export const toCategoryField = (key: string, part: 'category' | 'seats'): string =>
  `composition.${key}.${part}`;

/** Two categories of one name cannot be told apart, in whichever language. */
const isNamedLike =
  ({ key, category }: WrittenCategory) =>
  (other: WrittenCategory): boolean =>
    key === other.key ||
    LOCALE_CODES.some(
      (code) => category[code] && fold(category[code]) === fold(other.category[code] ?? ''),
    );

const categoryFaults = (rows: readonly WrittenCategory[], original: Locale): DetailFault[] =>
  rows.flatMap((row, index): DetailFault[] => {
    const field = toCategoryField(row.key, 'category');
    const isTaken = rows.slice(0, index).some(isNamedLike(row));
    return [
      ...(row.category[original] ? [] : [{ field, fault: 'missing' } as const]),
      ...(isTaken ? [{ field, fault: 'taken' } as const] : []),
      ...(row.seats === 0
        ? [{ field: toCategoryField(row.key, 'seats'), fault: 'few' } as const]
        : []),
    ];
  });

const dayFaults = (field: string, day: string | undefined, createdOn: string): DetailFault[] => {
  if (day === undefined) return [];
  if (!isUsualDay(day)) return [{ field, fault: 'date' }];
  return day < createdOn ? [{ field, fault: 'order' }] : [];
};

/** Lists what is wrong with a committee as it is written, whoever holds its seats. */
export function findCommitteeFaults(
  { createdOn, endsOn, dissolution, composition }: WrittenCommittee,
  original: Locale,
): DetailFault[] {
  return [
    ...dayFaults('createdOn', createdOn || undefined, ''),
    ...dayFaults('endsOn', endsOn ?? undefined, createdOn),
    ...dayFaults('dissolution.on', dissolution?.on, createdOn),
    ...(dissolution && !dissolution.reason[original]
      ? [{ field: 'dissolution.reason', fault: 'missing' } as const]
      : []),
    ...categoryFaults(composition, original),
  ];
}
