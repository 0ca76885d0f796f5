import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import {
  forgetSearch,
  forgetSearches,
  readRecentSearches,
} from '../../parts/search/recentSearches';
import { getSearchPath } from '../../parts/search/searchPath';
import { isSlashKeyOn, setSlashKey } from '../../parts/search/useSlashKey';
import { searchMessages } from './messages';
import styles from './SearchScreen.module.css';

/** Before anything was searched for: what this device remembers. The host knows none of it. */
export function RecentSearchList() {
  return (
    <>
      <Recent />
      <SlashSetting />
    </>
  );
}

function Recent() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [searches, setSearches] = useState<readonly string[]>([]);
  const [hasRemoved, setRemoved] = useState(false);
  useEffect(() => setSearches(dispatch(readRecentSearches())), [dispatch]);

  const remove = (words: string) => {
    setSearches(dispatch(forgetSearch(words)));
    setRemoved(true);
  };
  const removeAll = () => {
    dispatch(forgetSearches());
    setSearches([]);
    setRemoved(true);
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasRemoved && <FormattedMessage {...searchMessages.removed} />}
      </p>
      {searches.length > 0 && (
        <section aria-labelledby="recent-searches" className={styles['group']}>
          <h2 id="recent-searches" className={styles['heading']}>
            <FormattedMessage {...searchMessages.recent} />
          </h2>
          <p className={styles['count']}>
            <FormattedMessage {...searchMessages.recentText} />
          </p>
          <ul className={styles['recent']}>
            {searches.map((words) => (
              <li key={words}>
                <Link to={getSearchPath(words)}>
                  <bdi>{words}</bdi>
                </Link>
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={formatMessage(searchMessages.remove, { words })}
                  onClick={() => remove(words)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <Button look="secondary" onClick={removeAll}>
            <FormattedMessage {...searchMessages.removeAll} />
          </Button>
        </section>
      )}
    </>
  );
}

/**
 * A shortcut of one letter can be switched off (WCAG 2.1.4): who dictates would press it by
 * accident.
 */
function SlashSetting() {
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(dispatch(isSlashKeyOn())), [dispatch]);
  const change = (next: boolean) => {
    dispatch(setSlashKey(next));
    setOn(next);
  };
  return (
    <section aria-labelledby="search-keyboard" className={styles['keyboard']}>
      <h2 id="search-keyboard" className={styles['heading']}>
        <FormattedMessage {...searchMessages.keyboard} />
      </h2>
      <label className={styles['slash']}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>
          <FormattedMessage {...searchMessages.slash} />
        </span>
      </label>
    </section>
  );
}
