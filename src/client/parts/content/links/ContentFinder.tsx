import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Section } from '../../../../shared/sections';
import { useLocale } from '../../../intl/IntlRoot';
import { useSuggestQuery } from '../../search/searchApi';
import { useDebouncedValue } from '../../search/useDebouncedValue';
import formStyles from '../../../ui/forms/Form.module.css';
import { placesMessages } from './messages';
import { parseContentKey } from './contentKeys';
import { ContentLinkRow } from './ContentLinkRow';
import styles from './places.module.css';

interface Props {
  readonly chosen: readonly string[];
  readonly sections: readonly Section[];
  readonly onAdd: (key: string, title: string) => void;
}

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;
const MOST_LETTERS = 100;

/** Finds contents by their titles, as the search does. */
export function ContentFinder({ chosen, sections, onAdd }: Props) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed, PAUSE_MS).trim();
  const isAsked = q.length >= FEWEST_LETTERS && typed.trim() !== '';
  const { currentData } = useSuggestQuery(isAsked ? { q, locale } : skipToken);
  const found = (currentData?.items ?? []).flatMap(({ section, slug, title }) => {
    const key = `${section}/${slug}`;
    const fits = parseContentKey(key).some((place) => sections.includes(place.section));
    return fits && !chosen.includes(key) ? [{ key, title: title.text }] : [];
  });
  return (
    <>
      <input
        type="search"
        className={formStyles['input']}
        aria-label={formatMessage(placesMessages.find)}
        placeholder={formatMessage(placesMessages.find)}
        maxLength={MOST_LETTERS}
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles['rows']}>
        {found.map(({ key, title }) => (
          <ContentLinkRow
            key={key}
            place={key}
            title={title}
            action={placesMessages.add}
            onPress={() => {
              onAdd(key, title);
              setTyped('');
            }}
          />
        ))}
      </ul>
      <p role="status" className={styles['note']}>
        {currentData && isAsked && (
          <FormattedMessage {...placesMessages.found} values={{ count: found.length }} />
        )}
      </p>
    </>
  );
}
