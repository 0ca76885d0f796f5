import type { FormEvent, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { storeSearch } from './recentSearches';
import { getSearchPath } from './searchPath';

interface Props {
  readonly label: MessageDescriptor;
  readonly className: string | undefined;
  readonly onSearch?: () => void;
  /** With a field named `q`. */
  readonly children: ReactNode;
}

/**
 * Looks for words in the whole portal. A plain GET form to `/search`: it works before any script
 * has run; with script the words are remembered on this device.
 */
export function SearchFrame({ label, className, onSearch, children }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q'));
    dispatch(storeSearch(words));
    onSearch?.();
    void navigate(getSearchPath(words));
  };
  return (
    <form
      role="search"
      aria-label={formatMessage(label)}
      method="get"
      action={useHref('/search')}
      className={className}
      onSubmit={search}
    >
      {children}
    </form>
  );
}
