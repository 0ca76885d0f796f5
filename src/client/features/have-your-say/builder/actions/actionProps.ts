import type { PollPaper } from '../../../../../shared/contract/papers';

export interface ActionProps {
  readonly slug: string;
  readonly paper: PollPaper;
  /** True if changes on the page are not saved yet. */
  readonly isDirty: boolean;
  readonly refetch: () => unknown;
  /** The poll is another one now: the page begins with it. */
  readonly onPaper: (paper: PollPaper) => void;
  /** The poll had become another one before: the page begins with that one. */
  readonly onOutdated: () => void;
}
