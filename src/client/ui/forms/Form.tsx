import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button, type ButtonLook } from '../Button';
import { NoScriptNotice } from '../NoScriptNotice';
import { Notice } from '../Notice';
import type { Fields } from './fields';
import styles from './Form.module.css';
import { FormContext, type Faults } from './formContext';
import { formMessages } from './messages';
import { RestoredNotice } from './RestoredNotice';
import { FormFaultSummary } from './FormFaultSummary';
import { useForm } from './useForm';

export type { Fields } from './fields';
export type { Faults } from './formContext';

export interface FormProps {
  /** Check for faults that can be seen before the form is sent. */
  readonly check: (fields: Fields) => Faults;
  /**
   * Sends what was typed. Where the answer, or what it promises, is `true`, everything is saved
   * now.
   */
  readonly onSubmit: (fields: Fields) => unknown;
  /**
   * Called once the form is saved: the place to lead on from; the draft is gone and leaving is not
   * asked about any more.
   */
  readonly onSaved?: () => void;
  readonly isPending: boolean;
  /** Faults of fields that the server found. */
  readonly faults?: Faults;
  /** Reason of a failure for which no field is to blame. */
  readonly failure?: ReactNode;
  /** Said after it was saved, until something is changed again. */
  readonly saved?: MessageDescriptor;
  /**
   * Keeps what is typed under this name, never passwords: it is there again after a reload, the end
   * of the session and in another language, in the same tab and for the same person.
   */
  readonly draft?: string;
  /** Leaving the page is asked about while something typed is not saved. */
  readonly warnsBeforeLeaving?: boolean;
  /** On the button. */
  readonly label: MessageDescriptor;
  readonly look?: ButtonLook;
  /** Further buttons that send it: their name and value are among the fields. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form that keeps what was typed in its fields alone. A field is judged when it is left,
 * everything when it is sent. After a try that failed the first wrong field or the failure takes
 * the focus; several wrong fields are listed above. `post`: sent before the scripts have come,
 * nothing of it would stand in an address.
 */
export function Form(props: FormProps) {
  const { isPending, failure, saved, label, look = 'primary', buttons, children } = props;
  const { context, events, summary, turn, isRestored, startOver, isSaved } = useForm(props);
  return (
    <div className={styles['whole']}>
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      <NoScriptNotice message={formMessages.needsScript} />
      <form {...events} method="post" noValidate className={styles['form']}>
        <FormFaultSummary {...summary} />
        <FormContext value={context}>
          <Fragment key={turn}>{children}</Fragment>
        </FormContext>
        {failure && !isPending && (
          <div tabIndex={-1} data-failure className={styles['failure']}>
            <Notice tone="bad" role="alert">
              {failure}
            </Notice>
          </div>
        )}
        <p className={styles['buttons']}>
          <Button type="submit" look={look} isPending={isPending} onClick={() => undefined}>
            <FormattedMessage {...label} />
          </Button>
          {buttons}
        </p>
      </form>
      {saved && isSaved && (
        <Notice tone="good" icon="check" role="status">
          <FormattedMessage {...saved} />
        </Notice>
      )}
    </div>
  );
}
