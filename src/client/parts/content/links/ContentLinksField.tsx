import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Text } from '../../../../shared/contract/text';
import { SECTIONS, type ContentSection, type Section } from '../../../../shared/sections';
import { splitFieldValues } from '../../../ui/forms/fields';
import { useStartValue } from '../../../ui/forms/formContext';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { useFocusAfterRemoval } from '../../../ui/forms/useFocusAfterRemoval';
import { placesMessages } from './messages';
import { ContentFinder } from './ContentFinder';
import { ContentLinkRow } from './ContentLinkRow';
import { toContentKey, type ContentLink } from './contentKeys';
import styles from './places.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly value: readonly ContentLink[];
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
 * (`readContentLinks`).
 *
 * Keyboard: what is found stands below the search field, each with a button.
 */
export function ContentLinksField(props: Props) {
  const { name, label, hint, value, places, most, sections = SECTIONS } = props;
  const start = useStartValue(name, value.map(toContentKey).join(' '));
  const [keys, setKeys] = useState<readonly string[]>(() => splitFieldValues(start));
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      places.map(({ section, slug, title }) => [`${section}/${slug}`, title.text]),
    ),
  );
  const list = useFocusAfterRemoval<HTMLUListElement>(keys);
  const add = (key: string, title: string) => {
    setTitles((before) => ({ ...before, [key]: title }));
    setKeys((before) => [...before, key]);
  };
  return (
    <FieldGroup name={name} label={label} hint={hint} role="group">
      {() => (
        <>
          <ul ref={list} tabIndex={-1} className={styles['rows']}>
            {keys.map((key) => (
              <ContentLinkRow
                key={key}
                place={key}
                title={titles[key] ?? key}
                action={placesMessages.remove}
                onPress={() => setKeys((before) => before.filter((one) => one !== key))}
              />
            ))}
          </ul>
          {keys.length < most && <ContentFinder chosen={keys} sections={sections} onAdd={add} />}
          <HiddenValue name={name} value={keys.join(' ')} />
        </>
      )}
    </FieldGroup>
  );
}
