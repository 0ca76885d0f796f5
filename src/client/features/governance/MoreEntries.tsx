import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { ShowMore } from '../../ui/ShowMore';
import styles from './MoreEntries.module.css';

interface Props {
  readonly list: {
    readonly nextCursor: string | null;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** The part has the page for itself; in the overview a link leads there. */
  readonly isAlone: boolean;
  readonly to: string;
  /** Text of the link. */
  readonly children: ReactNode;
}

/** Link below the first entries of a part: to the next ones, or to all. */
export function MoreEntries({ list, isAlone, to, children }: Props) {
  if (isAlone)
    return (
      <ShowMore
        path="/governance"
        cursor={list.nextCursor}
        isPending={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    );
  return (
    <p className={styles['more']}>
      <ButtonLink look="secondary" to={to}>
        {children}
      </ButtonLink>
    </p>
  );
}
