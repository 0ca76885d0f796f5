import { FormattedMessage } from 'react-intl';
import type { OpeningTasks } from '../../../shared/contract/setup';
import { toLatinDigits } from '../../../shared/fold';
import { NoMail } from '../../parts/setup/NoMail';
import {
  useConfirmTestMailMutation,
  useGetOpeningTasksQuery,
  useListProviderStatesQuery,
  useSendTestMailMutation,
} from '../../parts/setup/setupApi';
import { createWayBack } from '../../parts/setup/wayBack';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { readTextField } from '../../ui/forms/localized';
import { TextField } from '../../ui/forms/TextField';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Part } from '../../ui/Part';
import { Skeleton } from '../../ui/Skeleton';
import { GoOn } from './GoOn';
import { mailMessages, sendMailTo, setupFaults, setupMessages } from './messages';
import { toSecretErrors } from './secretErrors';
import styles from './setup.module.css';
import type { StepProps } from './steps';

/** Ways to sign in with what is wrong with them, and a mail to oneself. */
export function MailStep({ onDone }: StepProps) {
  const tasks = useGetOpeningTasksQuery(undefined, { refetchOnMountOrArgChange: true }).data;
  const isDone = (name: string) =>
    tasks?.items.some(({ task, isDone: done }) => task === name && done) ?? false;
  return (
    <>
      <Part title={mailMessages.providers}>
        <Providers />
        <p>
          <FormattedMessage {...mailMessages[isDone('signIn') ? 'signInWorked' : 'noSignIn']} />
        </p>
        <p>
          <Link to="/admin/settings/sign-in" state={createWayBack('mail')}>
            <FormattedMessage {...mailMessages.toSignIn} />
          </Link>
        </p>
      </Part>
      <Part title={mailMessages.mail}>
        {tasks ? <OwnMail tasks={tasks} isDone={isDone('mail')} onDone={onDone} /> : <Skeleton />}
      </Part>
    </>
  );
}

interface OwnMailProps extends StepProps {
  readonly tasks: OpeningTasks;
  readonly isDone: boolean;
}

function OwnMail({ tasks, isDone, onDone }: OwnMailProps) {
  const { mail, hasMailbox, isTestMailUnderway } = tasks;
  if (isDone) {
    return (
      <>
        <Notice tone="good" icon="check">
          <FormattedMessage {...mailMessages.arrived} />
        </Notice>
        <GoOn onPress={onDone} />
      </>
    );
  }
  if (mail === 'none') return <NoMail />;
  return (
    <>
      {mail === 'folder' && (
        <p>
          <FormattedMessage {...mailMessages.intoFolder} />
        </p>
      )}
      {hasMailbox && (
        <p>
          <a href="/mailbox" target="_blank" rel="noreferrer">
            <FormattedMessage {...mailMessages.toMailbox} />
          </a>
        </p>
      )}
      <TestMail isUnderway={isTestMailUnderway} onDone={onDone} />
    </>
  );
}

function Providers() {
  const { currentData, isError, error, refetch } = useListProviderStatesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton />;
  if (currentData.items.length === 0) {
    return (
      <p>
        <FormattedMessage {...mailMessages.noProvider} />
      </p>
    );
  }
  return (
    <ul className={styles['tasks']}>
      {currentData.items.map(({ issuer, name, fault }) => (
        <li key={issuer}>
          <Notice tone={fault === null ? 'good' : 'bad'} icon={fault === null ? 'check' : 'info'}>
            <p>
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </p>
            <p>
              <bdi dir="ltr">{issuer}</bdi>
            </p>
            <p>
              {fault === null ? (
                <FormattedMessage {...mailMessages.usable} />
              ) : (
                <bdi lang="en">{fault}</bdi>
              )}
            </p>
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** Sends the mail; its number is asked for also in the page that the mail leads to. */
function TestMail({ isUnderway, onDone }: StepProps & { readonly isUnderway: boolean }) {
  const email = useAppSelector(selectUser)?.email ?? '';
  const [send, { data, isLoading, error }] = useSendTestMailMutation();
  const { failure } = toFormErrors(error);
  const isSent = data?.isSent ?? isUnderway;
  return (
    <>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {data && !isSent && !isLoading && (
        <Notice tone="bad" role="alert" title={<FormattedMessage {...mailMessages.notSent} />}>
          <p>
            <bdi lang="en">{data.fault}</bdi>
          </p>
        </Notice>
      )}
      <p>
        <Button
          look={isSent ? 'secondary' : 'primary'}
          isPending={isLoading}
          onClick={() => void send(undefined)}
        >
          <span>
            <FormattedMessage
              {...sendMailTo}
              values={{
                email: (
                  <bdi key="email" dir="ltr">
                    {email}
                  </bdi>
                ),
              }}
            />
          </span>
        </Button>
      </p>
      {isSent && <NumberForm onDone={onDone} />}
    </>
  );
}

const readNumber = (fields: Fields): string =>
  toLatinDigits(readTextField(fields, 'number')).replaceAll(/\s/g, '');
const checkNumber = (fields: Fields): Faults =>
  /^[0-9]{6}$/.test(readNumber(fields)) ? {} : { number: setupFaults.number };

/** The number out of the mail shows that it has arrived. */
function NumberForm({ onDone }: StepProps) {
  const [confirm, { isLoading, error }] = useConfirmTestMailMutation();
  const send = async (fields: Fields) => {
    const answer = await confirm({ number: readNumber(fields) });
    return !answer.error;
  };
  return (
    <Form
      check={checkNumber}
      onSubmit={send}
      onSaved={onDone}
      isPending={isLoading}
      label={setupMessages.goOn}
      {...toSecretErrors(error, 'number', setupFaults.wrongNumber)}
    >
      <TextField
        name="number"
        label={mailMessages.number}
        hint={<FormattedMessage {...mailMessages.numberHint} />}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
    </Form>
  );
}
