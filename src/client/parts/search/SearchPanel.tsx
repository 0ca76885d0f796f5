import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { searchBoxMessages } from './messages';
import { forgetSearch, readRecentSearches, storeSearch } from './recentSearches';
import { Row } from './Row';
import styles from './SearchBox.module.css';
import { getOptionKey, useActiveOption, type KeyHandler } from './useActiveOption';
import { useSearchOptions, type SearchOption } from './useSearchOptions';

interface Props {
  readonly listId: string;
  readonly typed: string;
  /** The field hands its keys in here. */
  readonly keys: RefObject<KeyHandler | null>;
  /** The id of the marked row, or null. */
  readonly onActive: (id: string | null) => void;
  /** Whether there is a list. */
  readonly onShown: (isShown: boolean) => void;
  readonly onChoose: (path: string) => void;
}

/**
 * The list below the search field: recent searches while it is empty, then pages and titles for
 * what is typed.
 */
export function SearchPanel({ listId, typed, keys, onActive, onShown, onChoose }: Props) {
  const dispatch = useAppDispatch();
  const { recent, remove, hasRemoved } = useRecent();
  const { options, isLoading } = useSearchOptions(typed, recent);
  const choose = ({ path, words }: SearchOption) => {
    if (words !== undefined) dispatch(storeSearch(words));
    onChoose(path);
  };
  const marked = useActiveOption(options, typed, keys, { choose, remove });

  const isShown = options.length > 0;
  useEffect(() => onActive(marked < 0 ? null : `${listId}-${marked}`), [listId, marked, onActive]);
  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);

  const news = useNews(typed, hasRemoved, isLoading ? null : options.length);
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {isShown && (
        <Panel
          listId={listId}
          options={options}
          marked={marked}
          note={noteFor(typed, isLoading)}
          onChoose={choose}
        />
      )}
    </>
  );
}

function useRecent() {
  const dispatch = useAppDispatch();
  const [recent, setRecent] = useState(() => dispatch(readRecentSearches()));
  const [hasRemoved, setRemoved] = useState(false);
  const remove = ({ group, words }: SearchOption) => {
    if (group !== 'recent' || words === undefined) return false;
    setRecent(dispatch(forgetSearch(words)));
    setRemoved(true);
    return true;
  };
  return { recent, remove, hasRemoved };
}

const isEmpty = (typed: string) => typed.trim() === '';

/**
 * Returns the announcement for screen readers while the focus stays in the field. `count` is null
 * while it is not known.
 */
function useNews(typed: string, hasRemoved: boolean, count: number | null): string {
  const { formatMessage } = useIntl();
  if (isEmpty(typed)) return hasRemoved ? formatMessage(searchBoxMessages.removed) : '';
  return count === null ? '' : formatMessage(searchBoxMessages.found, { count });
}

function noteFor(typed: string, isLoading: boolean): MessageDescriptor | null {
  if (isEmpty(typed)) return searchBoxMessages.removeHint;
  return isLoading ? searchBoxMessages.loading : null;
}

const HEADINGS: Readonly<Record<SearchOption['group'], MessageDescriptor | null>> = {
  recent: searchBoxMessages.recent,
  pages: searchBoxMessages.pages,
  titles: searchBoxMessages.contents,
  all: null,
};

interface PanelProps {
  readonly listId: string;
  readonly options: readonly SearchOption[];
  readonly marked: number;
  readonly note: MessageDescriptor | null;
  readonly onChoose: (option: SearchOption) => void;
}

function Panel({ listId, options, marked, note, onChoose }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    // A pointer on the list leaves the focus in the field.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here
    <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      <div id={listId} role="listbox" aria-label={formatMessage(searchBoxMessages.suggestions)}>
        {options.map((option, index) => (
          <Row
            key={getOptionKey(option)}
            id={`${listId}-${index}`}
            option={option}
            heading={options[index - 1]?.group === option.group ? null : HEADINGS[option.group]}
            isMarked={index === marked}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      {note && (
        <p className={styles['note']}>
          <FormattedMessage {...note} />
        </p>
      )}
    </div>
  );
}
