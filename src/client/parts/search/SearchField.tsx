import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon';
import { searchBoxMessages } from './messages';
import styles from './SearchBox.module.css';
import { MAX_SEARCH_LENGTH } from './searchPath';
import type { KeyHandler } from './useActiveOption';
import { SLASH_KEY, useSlashKey } from './useSlashKey';

interface Props {
  /** The list that is shown, and the id of its marked row. */
  readonly list: { readonly id: string; readonly active: string | null } | null;
  readonly typed: string;
  readonly isOpen: boolean;
  readonly keys: RefObject<KeyHandler | null>;
  readonly onType: (typed: string) => void;
  readonly onOpen: (isOpen: boolean) => void;
}

const OPENING = ['ArrowDown', 'ArrowUp'];

/**
 * The field of the search box; the host renders it, and it sends its form before any script has
 * run.
 */
export function SearchField({ list, typed, isOpen, keys, onType, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const hasKey = useSlashKey(input);

  const escape = () => (isOpen ? onOpen(false) : onType(''));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return escape();
    if (!isOpen && OPENING.includes(event.key)) return onOpen(true);
    if (isOpen && keys.current?.(event.key)) event.preventDefault();
  };
  return (
    <>
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        name="q"
        // The direction of the words; without any, that of the page.
        dir={typed ? 'auto' : undefined}
        role="combobox"
        aria-label={formatMessage(searchBoxMessages.box)}
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list?.id}
        aria-activedescendant={list?.active ?? undefined}
        aria-keyshortcuts={hasKey ? SLASH_KEY : undefined}
        placeholder={formatMessage(searchBoxMessages.placeholder)}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onFocus={() => onOpen(true)}
        onBlur={() => onOpen(false)}
        onClick={() => onOpen(true)}
        onChange={({ target }) => {
          onType(target.value);
          onOpen(true);
        }}
        onKeyDown={press}
      />
      {hasKey && (
        <kbd className={styles['hint']} aria-hidden="true">
          {SLASH_KEY}
        </kbd>
      )}
    </>
  );
}
