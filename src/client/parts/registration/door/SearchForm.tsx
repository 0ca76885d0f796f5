import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RegistrationList } from '../../../../shared/contract/registrations';
import type { RegistrationTarget } from '../registrationsApi';
import { Button } from '../../../ui/Button';
import { useFilterForm } from '../../content/useFilterForm';
import styles from './Door.module.css';
import { checkInMessages } from './messages';

interface Props {
  readonly meant: RegistrationTarget;
  /** Words that are looked for now. */
  readonly q: string;
  readonly list: RegistrationList;
}

/** Looks for a name; the address holds it. */
export function SearchForm({ meant: { section, slug }, q, list }: Props) {
  const id = useId();
  return (
    <form role="search" className={styles['search']} {...useFilterForm(`/${section}/${slug}/door`)}>
      <label htmlFor={id}>
        <FormattedMessage {...checkInMessages.search} />
      </label>
      <input id={id} type="search" name="q" defaultValue={q} maxLength={100} />
      {list === 'waiting' && <input type="hidden" name="list" value={list} />}
      <Button type="submit" look="secondary" onClick={() => undefined}>
        <FormattedMessage {...checkInMessages.find} />
      </Button>
    </form>
  );
}
