import { isText, WRITTEN_NAMES, type WrittenFields, type WrittenName } from './writtenFields';

/** Two people wrote different things into one field. */
export interface Conflict {
  readonly name: WrittenName;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merge {
  /** Fields that the other person alone changed. */
  readonly taken: readonly WrittenName[];
  readonly conflicts: readonly Conflict[];
}

interface Sides {
  /**
   * Fields that both began with; where they are not known the fields that differ are in conflict.
   */
  readonly base: WrittenFields;
  readonly mine: WrittenFields;
  readonly theirs: WrittenFields;
}

/**
 * Merges two people's versions of one content, field by field: a field that only one of them
 * changed needs no decision.
 */
export function mergeTexts({ base, mine, theirs }: Sides): Merge {
  const newer = WRITTEN_NAMES.filter(
    (name) => theirs[name] !== mine[name] && theirs[name] !== base[name],
  );
  return {
    taken: newer.filter((name) => mine[name] === base[name]),
    conflicts: newer
      .filter((name) => mine[name] !== base[name])
      .map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' })),
  };
}

export const MERGE_CHOICES = ['mine', 'theirs', 'both'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

const JOINTS: Readonly<Record<string, string>> = { title: ' / ', summary: ' ', body: '\n\n' };

/**
 * Joins both texts in one field, the published one first; null where a field has room for one of
 * them.
 */
export function joinBothTexts({ name, mine, theirs }: Conflict): string | null {
  if (name === 'topics')
    return [...new Set(`${theirs} ${mine}`.split(' '))].filter(Boolean).sort().join(' ');
  const joint = isText(name) ? JOINTS[name.split('.')[0] ?? ''] : undefined;
  return joint === undefined ? null : [theirs, mine].filter(Boolean).join(joint);
}
