import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Text } from '../../../../../shared/contract/text';
import { SECTIONS, type ContentSection, type Section } from '../../../../../shared/sections';
import { listOf } from '../fields';
import { useStartValue } from '../formContext';
import { Grouped } from '../Grouped';
import { HiddenValue } from '../HiddenValue';
import { useKeptFocus } from '../useKeptFocus';
import { placesMessages } from './messages';
import { PlaceFinder } from './PlaceFinder';
import { PlaceRow } from './PlaceRow';
import { placeKey, type PlaceName } from './placeKeys';
import styles from './places.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly value: readonly PlaceName[];
  /** With titles: those of them that the person may read. */
  readonly places: readonly {
    readonly section: ContentSection;
    readonly slug: string;
    readonly title: Text;
  }[];
  /** Largest number that can be chosen. */
  readonly most: number;
  /** Sections from which they can be chosen; any unless given. */
  readonly sections?: readonly Section[];
}

/**
 * Other contents, found by their titles. The form has their addresses, separated by spaces
 * (`placesIn`).
 *
 * Keyboard: what is found stands below the search field, each with a button.
 */
export function PlacesField(props: Props) {
  const { name, label, hint, value, places, most, sections = SECTIONS } = props;
  const start = useStartValue(name, value.map(placeKey).join(' '));
  const [keys, setKeys] = useState<readonly string[]>(() => listOf(start));
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      places.map(({ section, slug, title }) => [`${section}/${slug}`, title.text]),
    ),
  );
  const list = useKeptFocus<HTMLUListElement>(keys);
  const add = (key: string, title: string) => {
    setTitles((before) => ({ ...before, [key]: title }));
    setKeys((before) => [...before, key]);
  };
  return (
    <Grouped name={name} label={label} hint={hint} role="group">
      {() => (
        <>
          <ul ref={list} tabIndex={-1} className={styles['rows']}>
            {keys.map((key) => (
              <PlaceRow
                key={key}
                place={key}
                title={titles[key] ?? key}
                action={placesMessages.remove}
                onPress={() => setKeys((before) => before.filter((one) => one !== key))}
              />
            ))}
          </ul>
          {keys.length < most && <PlaceFinder chosen={keys} sections={sections} onAdd={add} />}
          <HiddenValue name={name} value={keys.join(' ')} />
        </>
      )}
    </Grouped>
  );
}
