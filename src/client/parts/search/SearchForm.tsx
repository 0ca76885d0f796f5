import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { searchBoxMessages } from './messages';
import styles from './SearchForm.module.css';
import { SearchFrame } from './SearchFrame';
import { MAX_SEARCH_LENGTH } from './searchPath';
import { runAfter } from './useDebouncedValue';

interface Props {
  /** Text that the field holds at first. */
  readonly value?: string;
  /** The page is about searching: the field takes the focus when it is shown. */
  readonly takesFocus?: boolean;
}

/** The search with its label above it, as a part of a page. */
export function SearchForm({ value = '', takesFocus = false }: Props) {
  const id = useId();
  const input = useFocusOnArrival(takesFocus);
  return (
    <SearchFrame label={searchBoxMessages.label} className={styles['form']}>
      <label htmlFor={id} className={styles['label']}>
        <FormattedMessage {...searchBoxMessages.label} />
      </label>
      <span className={styles['row']}>
        <span className={styles['field']}>
          <Icon name="search" />
          <input
            ref={input}
            id={id}
            // A value that comes from the address fills the field anew.
            key={value}
            type="search"
            name="q"
            dir="auto"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={value}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </span>
        <Button type="submit">
          <FormattedMessage {...searchBoxMessages.submit} />
        </Button>
      </span>
    </SearchFrame>
  );
}

/**
 * Focuses the field after the arrival on the page, which gives the focus to the heading for its
 * announcement.
 */
function useFocusOnArrival(isWanted: boolean) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    return dispatch(runAfter(0, () => input.current?.focus()));
  }, [dispatch, isWanted]);
  return input;
}
