import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button, type ButtonLook } from '../../Button';
import { Notice } from '../../Notice';
import styles from './Form.module.css';

/** What was typed, by the names of the fields. */
export type Fields = Readonly<Record<string, string>>;
/** What is wrong with a field, by its name. */
export type Faults = Readonly<Partial<Record<string, MessageDescriptor>>>;

const FaultsContext = createContext<Faults>({});
export const useFault = (name: string) => useContext(FaultsContext)[name] ?? null;

interface Props {
  /** What can be seen before anything is sent. */
  readonly check: (fields: Fields) => Faults;
  readonly onSubmit: (fields: Fields) => void;
  readonly isPending: boolean;
  /** What the server found wrong with fields. */
  readonly faults?: Faults;
  /** Why it did not work, where no field is to blame. */
  readonly failure?: ReactNode;
  readonly label: MessageDescriptor;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

const NO_FAULTS: Faults = {};

/**
 * A form that keeps what was typed in its fields alone. After a try that failed, the first wrong field or the failure takes
 * the focus. `post`: sent before the scripts have come, nothing of it would stand in an address.
 */
export function Form({
  check,
  onSubmit,
  isPending,
  faults = NO_FAULTS,
  failure,
  look = 'primary',
  ...rest
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(NO_FAULTS);
  const shown = Object.keys(seen).length > 0 ? seen : faults;

  useEffect(() => {
    if (isPending) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-failure]')?.focus();
  }, [isPending, seen]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = fieldsOf(event.currentTarget);
    const found = check(fields);
    setSeen(found);
    if (Object.keys(found).length === 0) onSubmit(fields);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles['form']}>
      <FaultsContext value={isPending ? NO_FAULTS : shown}>{rest.children}</FaultsContext>
      {failure && !isPending && (
        <div tabIndex={-1} data-failure className={styles['failure']}>
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      <p>
        <Button type="submit" look={look} isPending={isPending} onClick={() => undefined}>
          <FormattedMessage {...rest.label} />
        </Button>
      </p>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): Fields {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(typed);
}
