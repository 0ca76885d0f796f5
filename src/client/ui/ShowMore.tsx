import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { uiMessages } from '../intl/sharedMessages';
import { ButtonLink } from './Button';
import styles from './ShowMore.module.css';

interface Props {
  readonly path: string;
  /** The next page's cursor; null on the last page. */
  readonly cursor: string | null;
  readonly isPending: boolean;
  readonly onMore: () => unknown;
  /** Further parts of the link's query. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The next page of a list: appended by script, a link to it without. */
export function ShowMore({ path, cursor, isPending, onMore, query: more }: Props) {
  const [search] = useSearchParams();
  if (cursor === null) return null;

  const query = new URLSearchParams({ ...Object.fromEntries(search), ...more, cursor });
  const load = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) onMore();
  };
  return (
    <p className={styles['more']}>
      <ButtonLink
        look="secondary"
        to={`${path}?${query}`}
        onClick={load}
        aria-busy={isPending}
        rel="next"
      >
        <FormattedMessage {...(isPending ? uiMessages.loading : uiMessages.more)} />
      </ButtonLink>
    </p>
  );
}
