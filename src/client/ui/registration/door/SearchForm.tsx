import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Meant } from '../../../api/registrationsApi';
import { Button } from '../../Button';
import { useFilterForm } from '../../useFilterForm';
import styles from './Door.module.css';
import { doorMessages } from './messages';

interface Props {
  readonly meant: Meant;
  /** Words that are looked for now. */
  readonly value: string;
}

/** Looks for a name; the address holds it. */
export function SearchForm({ meant: { section, slug }, value }: Props) {
  const id = useId();
  return (
    <form role="search" className={styles['search']} {...useFilterForm(`/${section}/${slug}/door`)}>
      <label htmlFor={id}>
        <FormattedMessage {...doorMessages.search} />
      </label>
      <input id={id} type="search" name="q" defaultValue={value} maxLength={100} />
      <Button type="submit" look="secondary" onClick={() => undefined}>
        <FormattedMessage {...doorMessages.find} />
      </Button>
    </form>
  );
}
