import { FormattedMessage } from 'react-intl';
import { Notice } from '../Notice';
import styles from './Form.module.css';
import type { Faults, NamedField } from './formContext';
import { formMessages } from './messages';

interface Props {
  /** In the order of the page. */
  readonly fields: readonly NamedField[];
  readonly faults: Faults;
  readonly onGo: (name: string) => void;
}

/**
 * The faults of a form that could not be sent, with a link to each field. The list gets shorter as
 * the fields are corrected.
 */
export function FormFaultSummary({ fields, faults, onGo }: Props) {
  const wrong = fields.filter(({ name }) => faults[name]);
  if (wrong.length === 0) return null;
  return (
    <Notice
      tone="bad"
      title={
        <span role="alert">
          <FormattedMessage {...formMessages.wrong} values={{ count: wrong.length }} />
        </span>
      }
    >
      <ul className={styles['wrong']}>
        {wrong.map(({ name, id, label }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              <FormattedMessage {...label} />
            </a>
            <p>
              <FormattedMessage {...faults[name]!} />
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
