import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSessionKnown, selectProductToken } from '../../state/sessionSlice';
import { searchBoxMessages } from './messages';
import { forgetSearchesOfOthers } from './recentSearches';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField';
import { SearchFrame } from './SearchFrame';
import type { KeyHandler } from './useActiveOption';

const SearchPanel = lazy(() =>
  import(/* webpackChunkName: "search-panel" */ './SearchPanel').then((module) => ({
    default: module.SearchPanel,
  })),
);

/**
 * The search of the header: a plain GET form; with script a combobox with a list (ARIA APG “list
 * autocomplete with manual selection”), whose code comes with the first focus.
 *
 * Keys: `/` anywhere leads into the field. Down and Up open the list and go through it, around the
 * ends as well; Enter follows the marked row, otherwise it searches; Delete forgets a marked recent
 * search; Escape closes the list, a second one empties the field; Tab goes on. The focus stays in
 * the field.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const keys = useRef<KeyHandler | null>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  useForgetting();

  const close = () => setOpen(false);
  const leaveTo = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <SearchFrame label={searchBoxMessages.box} className={styles['box']} onSearch={close}>
      <SearchField
        list={isShown ? { id: listId, active } : null}
        typed={typed}
        isOpen={isOpen}
        keys={keys}
        onType={setTyped}
        onOpen={setOpen}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPanel
            listId={listId}
            typed={typed}
            keys={keys}
            onActive={setActive}
            onShown={setShown}
            onChoose={leaveTo}
          />
        </Suspense>
      )}
    </SearchFrame>
  );
}

/**
 * Recent searches end with the session that they were made in, also when it ended while the portal
 * was closed.
 */
function useForgetting() {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectIsSessionKnown);
  const subject = useAppSelector(selectProductToken)?.subject;
  useEffect(() => {
    if (isKnown) dispatch(forgetSearchesOfOthers());
  }, [dispatch, isKnown, subject]);
}
